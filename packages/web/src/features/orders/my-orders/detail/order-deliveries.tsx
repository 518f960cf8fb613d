// No report: the deliveries are a part of one order.
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { OrderDetail } from '#widgets/orders/queries';
import { trailHref } from '#widgets/orders/trail-href';
import '#widgets/orders/orders.css';

type Delivery = OrderDetail['deliveryList'][number];

const column = columnsOf<Delivery>();

const COLUMNS = [
  column.code('dn', '发货单号', { width: 140, to: ({ dn }) => trailHref({ dn }) }),
  column.date('deliveryDate', '发货日期', { width: 120 }),
  column.text('carrierName', '承运商', { width: 160 }),
  column.text('statusName', '物流状态', { width: 120 }),
];

/** The delivery notes of an order, each with its trail; nothing before anything was sent. */
export function OrderDeliveries({ order: { deliveryList } }: { readonly order: OrderDetail }) {
  if (deliveryList?.length === 0) return null;
  return (
    <section className="order-panel" aria-label="发货">
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
