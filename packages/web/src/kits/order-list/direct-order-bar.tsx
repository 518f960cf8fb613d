import { type ReactNode, useState } from 'react';
import { DirectOrderDialog } from './direct-order-dialog';
import { type Order, OrderBar, type OrderBarRows, type WantedOrder } from './order-bar';
import { clearWanted, type OrderRow } from './order-row';
import { type DirectOrders, usePlaceDirect } from './use-direct-order';

interface DirectOrderBarProps<Row extends OrderRow> extends OrderBarRows<Row> {
  readonly orders: DirectOrders<Row>;
  /** The buttons; `onOrder` asks for the payer of what was typed. */
  readonly actions: (order: Order<Row>, onOrder: (order: WantedOrder<Row>) => void) => ReactNode;
  /** After the order was accepted, and its fields are empty. */
  readonly onPlaced?: () => void;
}

/** The bar of a list that is ordered without the cart: its button asks who pays, and sends it. */
export function DirectOrderBar<Row extends OrderRow>(props: DirectOrderBarProps<Row>) {
  const { orders, actions, onPlaced, ...typed } = props;
  const place = usePlaceDirect(orders);
  const [ordering, setOrdering] = useState<WantedOrder<Row>>();
  const onSubmit = async (wanted: WantedOrder<Row>['rows'], payerCode: string) => {
    setOrdering(undefined);
    if (!(await place(wanted, payerCode))) return;
    clearWanted(typed.entries, wanted);
    onPlaced?.();
  };
  return (
    <>
      <OrderBar {...typed} actions={(order) => actions(order, setOrdering)} />
      {ordering && (
        <DirectOrderDialog
          orderName={orders.name}
          lines={ordering.rows.map(({ row, number }) => ({ ...row, number }))}
          total={ordering.total}
          onSubmit={(payerCode) => void onSubmit(ordering.rows, payerCode)}
          onClose={() => setOrdering(undefined)}
        />
      )}
    </>
  );
}
