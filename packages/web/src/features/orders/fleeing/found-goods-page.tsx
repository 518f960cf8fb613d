import { sumMoney } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import { queryFleeingGoods } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { Link, useNavigate, useParams } from 'react-router';
import { slot } from '#platform/browser/storage';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { ProductName } from '../order-cells';
import { orderHref } from '../order-columns';
import { RecordPage } from '../record-page';

type FoundGoods = Data<typeof queryFleeingGoods>['records'][number];

/** The two pages of goods that were found outside of a dealer's area; they differ only in what is listed here. */
const KINDS = {
  FLEEING: {
    route: 'fleeingdetails',
    noun: '窜货记录',
    place: '发现地',
    amount: '处理金额',
  },
  TO_BUY: { route: 'tobuy', noun: '待采购记录', place: '所在地', amount: '采购金额' },
} as const;

/** The states in the address, as tabs. Assumption: 窜货 and 收购 as the description reads them. */
const TABS = [
  { key: 'all', label: '全部' },
  { key: '10', label: '待处理' },
  { key: '20', label: '申诉中' },
  { key: '30', label: '已处理' },
];

const NAMES = ['beginDate', 'endDate'] as const;
const hiddenColumns = slot('local', 'foundGoodsColumns', isColumnLayout);

/** A list of goods that were found, or that are to be bought back, by state (ORDER-01). */
export function FoundGoodsPage({ type }: { readonly type: keyof typeof KINDS }) {
  const { route, noun } = KINDS[type];
  const account = useAccount();
  const navigate = useNavigate();
  const { tab = 'all' } = useParams();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const status = TABS.some(({ key }) => key === tab && key !== 'all') ? { status: tab } : {};
  const body = { saletoCode: account.saletoCode, type, ...status, ...values, pageNum, pageSize };
  const goods = useQuery({
    ...accountQuery(queryFleeingGoods, { body }, account),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPage
      context={`售达方 ${account.saletoCode}`}
      noun={noun}
      emptyReason="没有记录，请继续保持。"
      filter={filter}
      fields={[{ kind: 'period', name: 'beginDate', end: 'endDate', label: '发现日期' }]}
      query={goods}
      table={{ columns: columnsOf(type), columnStore: hiddenColumns, rowKey: ({ id }) => id }}
    >
      <Tabs
        activeKey={status.status ?? 'all'}
        items={TABS}
        onChange={(key) => void navigate(href(route, key === 'all' ? {} : { tab: key }))}
      />
    </RecordPage>
  );
}

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'waiting', '20': 'moving', '30': 'done' };

function columnsOf(type: keyof typeof KINDS): readonly DataColumn<FoundGoods>[] {
  const { place, amount } = KINDS[type];
  return [
    { key: 'product', title: '商品', width: 240, render: (goods) => <ProductName {...goods} /> },
    {
      key: 'status',
      title: '状态',
      width: 84,
      render: ({ status, statusName }) => (
        <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>
      ),
    },
    {
      key: 'number',
      title: '数量',
      width: 88,
      isFigure: true,
      render: ({ number }) => `${number} 台`,
      total: (rows) => `${rows.reduce((sum, { number }) => sum + number, 0)} 台`,
    },
    {
      key: 'amount',
      title: amount,
      width: 128,
      isFigure: true,
      render: ({ penaltyAmount }) => <Money amount={penaltyAmount} />,
      total: (rows) => <Money amount={sumMoney(rows.map(({ penaltyAmount }) => penaltyAmount))} />,
    },
    { key: 'place', title: place, width: 220, render: ({ findPlace }) => findPlace ?? '—' },
    { key: 'date', title: '发现日期', width: 112, render: ({ findDate }) => findDate ?? '—' },
    {
      key: 'order',
      title: '原订单号',
      width: 132,
      render: ({ orderNo }) => (orderNo ? <Link to={orderHref(orderNo)}>{orderNo}</Link> : '—'),
    },
  ];
}
