import { pricedRefusal, priceText, type TermsState } from '@dealer-portal/rules/price';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { useAddPortion } from '#widgets/products/use-add-portion';
import { priceVersionOf } from '#widgets/products/use-add-to-cart';
import type { Wanted } from '#widgets/products/wanted';
import { type Order, OrderButton } from './order-bar';
import { type OrderRow, rowShares, type WantedRow } from './order-row';

export interface AddAllButtonProps<Row extends OrderRow> {
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
  const { order, isSecond = false, additionOf, onDone } = props;
  const { portionOf, addPortion, isAdding, unknownText } = useAddPortion<WantedRow<Row>>({
    sharesOf: ({ row, number }) => rowShares(row, number),
    additionOf,
    onDone,
  });
  const { rows, note, isPart } = portionOf(order.rows);
  return (
    <>
      {unknownText && <AdditionUnknown text={unknownText} />}
      {note !== undefined && <span role="status">{note}</span>}
      <OrderButton
        order={order}
        isSecond={isSecond}
        {...(!isSecond && { size: 'large' })}
        reasonAgainst={(wanted) => reasonAgainstAdd(portionOf(wanted).rows, props)}
        isBusy={isAdding}
        onOrder={(now) => addPortion(now.rows)}
      >
        {isPart ? `先加入 ${rows.length} 种` : '加入购物车'}
      </OrderButton>
    </>
  );
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
