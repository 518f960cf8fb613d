// No report: the products of one opportunity.
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { Money } from '#ui/text/money';
import { Timeline } from '#ui/text/timeline';
import type { ProjectDetail } from '../queries';
import './business.css';
import { stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';

const column = columnsOf<ProjectDetail['productList'][number]>();

const GOODS = [
  column.custom('product', '型号', {
    width: 216,
    text: ({ productModel, productCode }) => productModel ?? productCode,
    to: ({ productCode }) => href('detail', { productCode }),
    detail: ['产品名称', ({ productName }) => productName],
  }),
  column.number('number', '数量', { unit: '台' }),
  column.money('price', '单价', { total: false }),
  column.money('amount', '金额'),
];

interface BusinessFactsProps {
  readonly opportunity: ProjectDetail;
}

/** The customer, the wish, the place, and the messages so far. */
export function BusinessFacts({ opportunity }: BusinessFactsProps) {
  const { projectNo, productList, eventList } = opportunity;
  return (
    <div className="business-view">
      <section className="panel" aria-label="商机信息">
        <Descriptions size="small" column={{ xs: 1, md: 2 }} items={factsOf(opportunity)} />
      </section>
      <section aria-label="意向商品">
        <h2>意向商品</h2>
        <DataTable
          label={`商机 ${projectNo} 的商品`}
          columns={GOODS}
          rows={productList}
          rowKey={({ productCode }) => productCode}
          state={{ kind: 'ready' }}
          empty={{ title: '还没有定商品' }}
          totalsLabel="全部"
        />
      </section>
      <section className="panel" aria-label="跟进记录">
        <h2>跟进记录</h2>
        <Timeline
          events={eventList?.map(({ eventTime, operator, content }) => ({
            time: eventTime,
            text: content,
            note: operator,
          }))}
        />
      </section>
    </div>
  );
}

function factsOf(opportunity: ProjectDetail) {
  const { contactName, contactPhone, wishDate, nextFollowDate, managerName, ownerName } = opportunity;
  return [
    { key: 'no', label: '商机号', children: opportunity.projectNo },
    { key: 'status', label: '状态', children: stateText(opportunity.statusName) },
    { key: 'customer', label: '客户', children: opportunity.customerName ?? '—' },
    {
      key: 'contact',
      label: '联系人',
      children: [contactName, contactPhone].filter(Boolean).join(' ') || '—',
    },
    { key: 'address', label: '工程地址', children: opportunity.address ?? '—' },
    { key: 'amount', label: '预计金额', children: <Money amount={opportunity.amount} strong /> },
    { key: 'wish', label: '希望交付', children: dayText(wishDate) || '—' },
    { key: 'next', label: '下次跟进', children: dayText(nextFollowDate) || '—' },
    { key: 'owner', label: '经办', children: ownerName ?? '—' },
    { key: 'manager', label: '客户经理', children: managerName ?? '—' },
  ];
}
