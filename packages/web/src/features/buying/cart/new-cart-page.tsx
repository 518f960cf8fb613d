import { CartView } from './cart-view';

/** 购物车（新版）: the same cart, sent with its own versions and cloud-warehouse fields (CART-02, CART-03). */
export function Component() {
  return <CartView variant="new" />;
}
