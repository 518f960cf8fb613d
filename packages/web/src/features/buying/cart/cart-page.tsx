import type { CallsAhead } from '#platform/calls/calls-of-page';
import { cartQuery } from '#widgets/cart/cart-query';
import { CartView } from './cart-view';

/** 购物车: the classic cart (CART-02). */
export function Component() {
  return <CartView variant="classic" />;
}

Component.callsAhead = ((ask, account) => ask(cartQuery(account))) satisfies CallsAhead;
