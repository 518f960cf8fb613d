import { CartView } from './cart-view';

/** 购物车: the classic cart (CART-02). */
export function Component() {
  return <CartView variant="classic" />;
}
