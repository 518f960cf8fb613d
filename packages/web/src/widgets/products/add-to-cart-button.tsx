import type { ComponentProps } from 'react';
import { ReasonButton } from '#ui/button/reason-button';

interface AddToCartButtonProps extends Omit<ComponentProps<typeof ReasonButton>, 'children' | 'name'> {
  /** The model or package that is added. */
  readonly name: string;
}

/** 加入购物车 for one product or package; its name says why it is off. */
export function AddToCartButton({ name, disabledReason, ...props }: AddToCartButtonProps) {
  return (
    <ReasonButton
      {...props}
      disabledReason={disabledReason}
      aria-label={`加入购物车：${name}${disabledReason ? `，${disabledReason}` : ''}`}
    >
      加入购物车
    </ReasonButton>
  );
}
