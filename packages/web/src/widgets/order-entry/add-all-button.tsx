import { type Addition, CART_LIMIT } from '@dealer-portal/rules/cart';
import { ReasonButton } from '#ui/reason-button';
import { useAddMany } from './use-add-many';

interface AddAllButtonProps {
  /** What is wanted, each an entry of the cart. */
  readonly additions: readonly Addition[];
  /** Why nothing can be added yet, such as a number that has to be put right first. */
  readonly whyNot: string | undefined;
  /** Beside a button that is the primary one. */
  readonly isSecond?: boolean;
  /** After all were added. */
  readonly onDone?: () => void;
}

/** Puts everything that is wanted of a list into the cart in one call (CART-08). */
export function AddAllButton({ additions, whyNot, isSecond = false, onDone }: AddAllButtonProps) {
  const add = useAddMany(onDone);
  return (
    <ReasonButton
      {...(!isSecond && { type: 'primary', size: 'large' })}
      whyNot={whyNot ?? whyNotAdd(additions.length)}
      loading={add.isPending}
      onClick={() => add.mutateAsync(additions)}
    >
      加入购物车
    </ReasonButton>
  );
}

function whyNotAdd(count: number): string | undefined {
  if (count === 0) return '请先填写数量';
  return count > CART_LIMIT ? `购物车最多 ${CART_LIMIT} 种商品，请减少到 ${CART_LIMIT} 种以内` : undefined;
}
