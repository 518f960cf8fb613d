import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { reasonAgainstPriced, type TermsState } from '@dealer-portal/rules/price';
import { useRef } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { priceVersionOf, useAddMany, type Wanted } from '#widgets/products/use-add-to-cart';
import type { Order } from './order-bar';
import { type OrderRow, rowShares, type WantedRow } from './order-row';

interface AddAllButtonProps<Row extends OrderRow> {
  readonly order: Order<Row>;
  /** A wanted row as it is added, with the prices and the stock version that it shows. */
  readonly additionOf: (requested: WantedRow<Row>) => Wanted;
  /** How far the prices and stocks are that additions carry. */
  readonly terms: TermsState;
  /** Next to a button that is the primary one. */
  readonly isSecond?: boolean;
  /** After all were added. */
  readonly onDone?: (requests: readonly WantedRow<Row>[]) => void;
}

/** Puts everything that is wanted of a list into the cart in one call (CART-08, CART-11). */
export function AddAllButton<Row extends OrderRow>(props: AddAllButtonProps<Row>) {
  const { order, isSecond = false, onDone } = props;
  const added = useRef<readonly WantedRow<Row>[]>([]);
  const { add, isAdding, isUnknown } = useAddMany(() => onDone?.(added.current));
  const onAdd = () => {
    const now = order.now();
    if (!now || reasonAgainstAdd(now.wanted, props) !== undefined) return;
    added.current = now.wanted;
    return add(now.wanted.map(props.additionOf));
  };
  return (
    <>
      {isUnknown && <AdditionUnknown />}
      <ReasonButton
        {...(!isSecond && { kind: 'primary', size: 'large' })}
        disabledReason={order.disabledReason ?? reasonAgainstAdd(order.wanted, props)}
        isBusy={isAdding}
        onClick={onAdd}
      >
        加入购物车
      </ReasonButton>
    </>
  );
}

function reasonAgainstAdd<Row extends OrderRow>(
  requests: readonly WantedRow<Row>[],
  { terms, additionOf }: Pick<AddAllButtonProps<Row>, 'terms' | 'additionOf'>,
): string | undefined {
  // What exceeds a quota is a line of its own.
  const count = requests.reduce(
    (sum, { row, number }) => sum + Math.max(1, rowShares(row, number).length),
    0,
  );
  if (count === 0) return '请先填写数量';
  if (count > CART_LIMIT) return `购物车最多 ${CART_LIMIT} 种商品，请减少到 ${CART_LIMIT} 种以内`;
  for (const item of requests) {
    const reason = reasonAgainstPriced(terms, priceVersionOf(additionOf(item)));
    if (reason !== undefined) return terms === 'ready' ? `${item.row.productModel}：${reason}` : reason;
  }
  return undefined;
}
