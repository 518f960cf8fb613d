import { ReasonButton, type ReasonButtonProps } from '#ui/button/reason-button';

interface AddToCartButtonProps extends Omit<ReasonButtonProps, 'children' | 'name'> {
  /** The model or package that is added. */
  readonly name: string;
  /** How many pieces, where the button says it. */
  readonly pieces?: number | undefined;
}

/** 加入购物车 for one product or package; its name says why it is off. */
export function AddToCartButton({ name, pieces, disabledReason, ...props }: AddToCartButtonProps) {
  const label = pieces === undefined ? '加入购物车' : `加入购物车 ${pieces} 台`;
  return (
    <ReasonButton
      {...props}
      disabledReason={disabledReason}
      aria-label={`${label}：${name}${disabledReason ? `，${disabledReason}` : ''}`}
    >
      {label}
    </ReasonButton>
  );
}
