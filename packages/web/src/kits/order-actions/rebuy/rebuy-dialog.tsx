import { orderGoods } from '@dealer-portal/rules/rebuy';
import { useMemo } from 'react';
import { listOf } from '#ui/text/list-of';
import type { OrderSummary } from '#widgets/orders/queries';
import { RebuyDialog as LinesDialog } from '#widgets/rebuy/rebuy-dialog';
import { SaveTemplate } from '#widgets/templates/save-template';
import type { ActionDialogProps } from '../dialogs/dialog-props';

/** The rebuy button of one order. */
export function RebuyActionDialog({ order, onClose }: ActionDialogProps) {
  const orders = useMemo(() => [order], [order]);
  return <RebuyDialog orders={orders} onClose={onClose} />;
}

interface RebuyDialogProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
}

/** Puts the products of old orders into the cart again, or keeps them as a template (ORDER-01). */
export function RebuyDialog({ orders, onClose }: RebuyDialogProps) {
  const lines = useMemo(() => orders.flatMap(({ lineList }) => listOf(lineList)), [orders]);
  const subject = orders.length === 1 ? `订单 ${orders[0]?.orderNo}` : `${orders.length} 个订单`;
  return (
    <LinesDialog
      title={`再次购买 ${subject}`}
      lines={lines}
      since="下单时"
      from="myOrder"
      extra={<SaveTemplate goods={orderGoods(lines)} />}
      onClose={onClose}
    />
  );
}
