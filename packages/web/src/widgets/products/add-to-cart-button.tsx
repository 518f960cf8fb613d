import type { ComponentProps } from 'react';
import { ReasonButton } from '#ui/button/reason-button';

interface AddToCartButtonProps extends Omit<ComponentProps<typeof ReasonButton>, 'children' | 'name'> {
  /** The model or package that is added. */
  readonly name: string;
  /** How many pieces, where the button says it. */
  readonly pieces?: number | undefined;
}

/** 加入购物车 for one product or package; its name says why it is off. */
export function AddToCartButton({ name, pieces, disabledReason, ...props }: AddToCartButtonProps) {
  const words = pieces === undefined ? '加入购物车' : `加入购物车 ${pieces} 台`;
  return (
    <ReasonButton
      {...props}
      disabledReason={disabledReason}
      aria-label={`${words}：${name}${disabledReason ? `，${disabledReason}` : ''}`}
    >
      {words}
    </ReasonButton>
  );
}
