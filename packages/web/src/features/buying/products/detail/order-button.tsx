import { AddToCartButton } from '#widgets/products/add-to-cart-button';
import type { ProductOrder } from './use-product-order';

interface OrderButtonProps {
  readonly order: ProductOrder;
  /** The model that is ordered. */
  readonly name: string;
}

/** Puts what is ordered into the cart, and says how many pieces that are. */
export function OrderButton({ order, name }: OrderButtonProps) {
  return (
    <AddToCartButton
      ref={order.button}
      kind="primary"
      isWide
      isBusy={order.isAdding}
      disabledReason={order.disabledReason}
      onClick={order.addAll}
      name={name}
      pieces={order.disabledReason === undefined ? order.quantity : undefined}
    />
  );
}
