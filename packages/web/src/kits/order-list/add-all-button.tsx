import { cartPortion } from '@dealer-portal/rules/cart';
import { pricedRefusal, priceText, type TermsState } from '@dealer-portal/rules/price';
import { useRef } from 'react';
import { useCartCount } from '#widgets/cart/cart-count';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { priceVersionOf, useAddMany, type Wanted } from '#widgets/products/use-add-to-cart';
import { type Order, OrderButton, type WantedOrder } from './order-bar';
import { type OrderRow, rowShares, type WantedRow } from './order-row';

interface AddAllButtonProps<Row extends OrderRow> {
  readonly order: Order<Row>;
  /** A wanted row as it is added, with the prices and the stock version that it shows. */
  readonly additionOf: (wanted: WantedRow<Row>) => Wanted;
  /** How far the prices and stocks are that additions carry. */
  readonly terms: TermsState;
  /** Next to a button that is the primary one. */
  readonly isSecond?: boolean;
  /** After all were added. */
  readonly onDone?: (rows: readonly WantedRow<Row>[]) => void;
}

/** Puts everything that is wanted of a list into the cart in one call, or the first that it has room for (CART-08, CART-11). */
export function AddAllButton<Row extends OrderRow>(props: AddAllButtonProps<Row>) {
  const { order, isSecond = false, onDone } = props;
  const added = useRef<readonly WantedRow<Row>[]>([]);
  const { add, isAdding, unknownText } = useAddMany(() => onDone?.(added.current));
  const held = useCartCount();
  const portion = (rows: readonly WantedRow<Row>[]) => portionOf(rows, held);
  const { rows, note, isPart } = portion(order.rows);
  const onOrder = (now: WantedOrder<Row>) => {
    added.current = portion(now.rows).rows;
    return add(added.current.map(props.additionOf));
  };
  return (
    <>
      {unknownText && <AdditionUnknown text={unknownText} />}
      {note !== undefined && <span role="status">{note}</span>}
      <OrderButton
        order={order}
        isSecond={isSecond}
        {...(!isSecond && { size: 'large' })}
        reasonAgainst={(wanted) => reasonAgainstAdd(portion(wanted).rows, props)}
        isBusy={isAdding}
        onOrder={onOrder}
      >
        {isPart ? `先加入 ${rows.length} 种` : '加入购物车'}
      </OrderButton>
    </>
  );
}

/** The rows that are added by one press. */
function portionOf<Row extends OrderRow>(rows: readonly WantedRow<Row>[], held: number) {
  // What exceeds a quota is a line of its own.
  const sizes = rows.map(({ row, number }) => Math.max(1, rowShares(row, number).length));
  const { fit, tried, note } = cartPortion(sizes, held);
  return { rows: rows.slice(0, tried), note, isPart: tried < rows.length && fit > 0 };
}

function reasonAgainstAdd<Row extends OrderRow>(
  rows: readonly WantedRow<Row>[],
  { terms, additionOf }: Pick<AddAllButtonProps<Row>, 'terms' | 'additionOf'>,
): string | undefined {
  for (const item of rows) {
    const reason = priceText(pricedRefusal(terms, priceVersionOf(additionOf(item))));
    if (reason !== undefined) return terms === 'ready' ? `${item.row.productModel}：${reason}` : reason;
  }
  return undefined;
}
