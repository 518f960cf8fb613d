import { piecesOf } from '@dealer-portal/rules/cart-entry';
import { allTicked, type Selection, tickedEntries, tickedTotal } from '@dealer-portal/rules/selection';
import { Checkbox } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import type { Entry } from './queries';

interface CartBarProps {
  readonly selection: Selection<Entry>;
  /** Why settlement cannot start yet. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly onTickAll: (isMatch: boolean) => void;
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onCheckout: () => Promise<void>;
}

/** What is ticked, its total, and the way to settlement (CART-04, CART-06). */
export function CartBar({ selection, refusal, isBusy, onTickAll, onRemove, onCheckout }: CartBarProps) {
  const ticked = tickedEntries(selection);
  const units = piecesOf(ticked);
  const isAll = allTicked(selection);
  const isNone = ticked.length === 0;
  return (
    <StickyBar
      start={
        <>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && !isNone}
            onChange={({ target }) => onTickAll(target.checked)}
          >
            全选
          </Checkbox>
          <ReasonButton
            type="link"
            disabledReason={isNone ? '请先勾选要移除的商品' : undefined}
            onClick={() => onRemove(ticked.map(({ id }) => id))}
          >
            移除所选
          </ReasonButton>
        </>
      }
      summary={
        <>
          已选 {ticked.length} 种 · {units} 台 · 合计 <Money amount={tickedTotal(selection)} strong />
        </>
      }
      actions={
        <ReasonButton
          type="primary"
          size="large"
          loading={isBusy}
          disabledReason={refusal}
          onClick={onCheckout}
        >
          去结算
        </ReasonButton>
      }
    />
  );
}
