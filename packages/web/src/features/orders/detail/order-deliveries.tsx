import { Link } from 'react-router';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { trailHref } from '../logistics/trail-href';
import type { OrderDetail } from '../queries';

type Delivery = OrderDetail['deliveryList'][number];

const COLUMNS: readonly DataColumn<Delivery>[] = [
  { key: 'dn', title: '发货单号', width: 140, render: ({ dn }) => <Link to={trailHref({ dn })}>{dn}</Link> },
  { key: 'date', title: '发货日期', width: 120, render: ({ deliveryDate }) => deliveryDate ?? '—' },
  { key: 'carrier', title: '承运商', width: 160, render: ({ carrierName }) => carrierName ?? '—' },
  { key: 'status', title: '物流状态', width: 120, render: ({ statusName }) => statusName ?? '—' },
];

/** The delivery notes of an order, each with its trail; nothing before anything was sent. */
export function OrderDeliveries({ order: { deliveryList } }: { readonly order: OrderDetail }) {
  if (deliveryList.length === 0) return null;
  return (
    <section className="panel order-panel" aria-label="发货">
      <h2>发货单</h2>
      <DataTable
        label="发货单"
        columns={COLUMNS}
        rows={deliveryList}
        rowKey={({ dn }) => dn}
        state={{ kind: 'ready' }}
        empty={{ title: '没有发货单' }}
        actions={({ dn }) => [{ key: 'trail', label: '物流轨迹', to: trailHref({ dn }) }]}
        actionsWidth={96}
      />
    </section>
  );
}
