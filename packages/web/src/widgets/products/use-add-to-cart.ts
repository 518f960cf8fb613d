import { type Addition, addToCartNotice, addToCartPayload } from '@dealer-portal/rules/cart';
import { addToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';

/** Adds to the cart, says what came of it (CART-08), and brings badge and cart up to date. */
export function useAddToCart() {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addition: Addition) =>
      api.call(addToCart, { body: addToCartPayload(addition, account) }, { isSilent: true }),
    onSuccess: async (result) => {
      const notice = addToCartNotice(result);
      if (notice) notify(notice.level, notice.text);
      // CART-08 leaves the failure silent; that nobody knows whether it is in the cart is told all the same.
      else notify('info', '没有收到加入购物车的结果，请到购物车核对后再操作');
      if (!result.ok && notice) return;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: operationKey(getCartCount) }),
        queryClient.invalidateQueries({ queryKey: operationKey(listCart) }),
      ]);
    },
  });
}
