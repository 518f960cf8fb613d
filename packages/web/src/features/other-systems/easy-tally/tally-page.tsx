// No report: the products of one order next to its records, from two calls.
import { type TallyDifference, type TallyLine, tallyLines } from '@dealer-portal/rules/easy-tally';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link } from 'react-router-dom';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { orderAddress } from '#widgets/document-line/document-address';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import { recordsQuery, type TallyOrder } from './queries';
import { tallyAddress } from './tally-address';
import { TallyDoor } from './tally-door';
import './easy-tally.css';
import { minuteText } from '#ui/text/wire-text';

const DIFFERENCES: Readonly<Record<TallyDifference, { readonly text: string; readonly tone: StatusTone }>> = {
  same: { text: '一致', tone: 'done' },
  more: { text: '订单多于记录', tone: 'waiting' },
  less: { text: '订单少于记录', tone: 'waiting' },
  unrecorded: { text: '没有补货记录', tone: 'neutral' },
  notOrdered: { text: '订单里没有', tone: 'bad' },
  unreadable: { text: '数量无法识别', tone: 'bad' },
};

const column = columnsOf<TallyLine>();

/** Nothing was suggested for it, nothing recorded. */
const noneReason = ({ difference }: TallyLine) =>
  difference === 'unrecorded' ? DIFFERENCES.unrecorded.text : undefined;

const COLUMNS = [
  column.code('productModel', '型号', {
    width: 176,
    to: ({ productCode }) => href('detail', { productCode }),
    detail: ['产品编码', ({ productCode }) => productCode],
  }),
  column.number('suggested', '当时建议', { unit: '台', width: 104, noneReason }),
  column.number('recorded', '记录下单', { unit: '台', width: 104, noneReason }),
  column.number('ordered', '订单数量', { unit: '台', width: 104 }),
  column.custom('difference', '核对', {
    width: 136,
    text: ({ difference }) => DIFFERENCES[difference].text,
    render: ({ difference }) => {
      const { text, tone } = DIFFERENCES[difference];
      return <StatusTag tone={tone}>{text}</StatusTag>;
    },
  }),
];

/** 易理货对账: one order next to the records of easy goods management, and the way to its signing (FIN-10a). */
export function Component() {
  return (
    <div className="page">
      <PageHeader context={<Link to={href('easyTallySystem')}>易理货</Link>} />
      <TallyDoor page="easyTally">{(order) => <Tally order={order} />}</TallyDoor>
    </div>
  );
}

function Tally({ order }: { readonly order: TallyOrder }) {
  const { orderNo, createDate, amount, lineList } = order;
  const account = useAccount();
  const records = useQuery(recordsQuery(account, orderNo));
  const lines = records.data ? tallyLines(lineList, records.data) : [];
  const differing = lines.filter(({ difference }) => difference !== 'same').length;
  return (
    <>
      <section className="panel tally-facts" aria-label="订单">
        <Descriptions
          className="tally-fact-list"
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'orderNo',
              label: '订单号',
              children: <Link to={orderAddress(order) ?? ''}>{orderNo}</Link>,
            },
            { key: 'status', label: '状态', children: ORDER_STATUS.render(order) },
            { key: 'date', label: '下单日期', children: minuteText(createDate) || '—' },
            { key: 'amount', label: '订单金额', children: <Money amount={amount} strong /> },
          ]}
        />
        <ButtonLink kind="primary" to={tallyAddress('easyTallySigning', orderNo, account.saletoCode)}>
          去签署
        </ButtonLink>
      </section>
      <DataTable
        label="订单对账"
        columns={COLUMNS}
        rows={lines}
        rowKey={({ productCode }) => productCode}
        state={listState(records, '补货记录没有加载出来')}
        empty={{ title: '订单里没有商品' }}
        totalsLabel="全部"
        caption={differing === 0 ? '订单与补货记录一致' : `${differing} 个型号需要核对`}
      />
    </>
  );
}
