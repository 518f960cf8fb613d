import {
  type Addition,
  addToCartNotice,
  addToCartPayload,
  isAdditionUnknown,
} from '@dealer-portal/rules/cart';
import { leadsToCart } from '@dealer-portal/rules/cart-entry';
import type { Notice } from '@dealer-portal/rules/outcome';
import type { Result } from '@dealer-portal/sdk';
import { addListToCart, addToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify, notifyWith } from '#platform/notices';
import { type Account, useAccount } from '#platform/session/account';
import { href } from '#routes';

/** Adds to the cart: the one way there, but for the waves of an import (CART-08). */
interface Adding<Wanted> {
  /** Settles when it is known, or known not to be known, what came of it. */
  readonly add: (requested: Wanted) => Promise<Result<unknown>>;
  readonly isAdding: boolean;
  /** Nobody knows whether the last addition arrived: AdditionUnknown says so next to the button. */
  readonly isUnknown: boolean;
}

/** Adds one product, combination or flash purchase, and shows the result. */
export function useAddToCart(): Adding<Addition> {
  return useAdding((addition, account) =>
    api.call(addToCart, { body: addToCartPayload(addition, account) }, { isSilent: true }),
  );
}

/**
 * Adds several products in one call, and shows the result.
 * @param onDone after all were added
 */
export function useAddMany(onDone: () => void = () => undefined): Adding<readonly Addition[]> {
  return useAdding((additions, account) => {
    const cartList = additions.map((addition) => addToCartPayload(addition, account));
    return api.call(addListToCart, { body: { cartList } }, { isSilent: true });
  }, onDone);
}

function useAdding<Wanted>(
  send: (requested: Wanted, account: Account) => Promise<Result<unknown>>,
  onDone: () => void = () => undefined,
): Adding<Wanted> {
  const account = useAccount();
  const queryClient = useQueryClient();
  const say = useSay();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: (requested: Wanted) => send(requested, account),
    onSuccess: (result) => {
      const notice = addToCartNotice(result);
      if (notice) say(notice, leadsToCart(result));
      // A refusal changed nothing. The button is free at once: cart and badge follow when they are read.
      if (!result.ok && notice) return;
      void invalidateCalls(queryClient, [getCartCount, listCart]);
      if (result.ok) onDone();
    },
  });
  return { add: mutateAsync, isAdding: isPending, isUnknown: data !== undefined && isAdditionUnknown(data) };
}

/** Where the cart is on screen already. */
const CARTS: readonly string[] = [href('cart'), href('NewCart')];

/** Shows the result of an addition; outside of the cart with a link to it. */
function useSay() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ level, text }: Notice, isLeading: boolean): void => {
    if (!isLeading || CARTS.includes(pathname)) notify(level, text);
    else notifyWith(level, text, { label: '去购物车', onPress: () => navigate(href('cart')) });
  };
}
