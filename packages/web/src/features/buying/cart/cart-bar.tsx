import { piecesOf } from '@dealer-portal/rules/cart-entry';
import { piecesText } from '@dealer-portal/rules/money';
import { allTicked, tickedEntries, tickedTotal } from '@dealer-portal/rules/selection';
import { ReasonButton } from '#ui/button/reason-button';
import { Tick } from '#ui/input/tick';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import { BalanceAfter } from '#widgets/payers/balance-after';
import { useCash } from '#widgets/payers/use-cash';
import { goToNextWaiting } from './table/next-waiting';
import type { Cart } from './use-cart';
import './cart.css';

interface CartBarProps {
  readonly cart: Cart;
  /** Why settlement cannot start yet. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onCheckout: () => Promise<void>;
}

/**
 * The counted entries, their total, the remaining cash, the lines that wait, and the way to settlement (CART-04,
 * CART-06).
 */
export function CartBar({ cart, refusal, isBusy, onRemove, onCheckout }: CartBarProps) {
  const { selection, counted, waiting } = cart;
  const ticked = tickedEntries(selection);
  const isAll = allTicked(selection);
  const isNone = ticked.length === 0;
  const total = tickedTotal(counted);
  const cash = useCash(counted.tickedCount > 0);
  return (
    <StickyBar
      start={
        <>
          <Tick isChecked={isAll} isMixed={!isAll && !isNone} onChange={cart.onTickAll}>
            全选
          </Tick>
          <ReasonButton
            kind="link"
            disabledReason={isNone ? '请先勾选要移除的商品' : undefined}
            onClick={() => onRemove(ticked.map(({ id }) => id))}
          >
            移除所选
          </ReasonButton>
          {waiting.size > 0 && (
            <span className="cart-waiting">
              {waiting.size} 行要处理，未计入{' '}
              <button type="button" className="cell-link" onClick={() => onNext(cart)}>
                下一行
              </button>
            </span>
          )}
        </>
      }
      summary={
        <>
          {counted.tickedCount > 0 && <BalanceAfter balance={cash} total={total} />}{' '}
          <span>
            已选 {counted.tickedCount} 种 · {piecesText([piecesOf(tickedEntries(counted))])}{' '}
            <span className="bar-sum">
              <Money amount={total} strong />
            </span>
          </span>
        </>
      }
      actions={
        <ReasonButton
          kind="primary"
          size="large"
          isBusy={isBusy}
          disabledReason={refusal}
          onClick={onCheckout}
        >
          去结算
        </ReasonButton>
      }
    />
  );
}

/** A line that the filter leaves out is shown first. */
function onNext({ filtered, waiting, setFilter }: Cart): void {
  if (filtered.some(({ id }) => waiting.has(id))) goToNextWaiting();
  else setFilter({});
}
