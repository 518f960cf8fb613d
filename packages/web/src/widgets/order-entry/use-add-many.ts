import { type Addition, addToCartNotice, addToCartPayload } from '@dealer-portal/rules/cart';
import { addListToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';

/** Puts several products into the cart in one call and says what came of it (CART-08). */
export function useAddMany(onDone: () => void = () => undefined) {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (additions: readonly Addition[]) => {
      const cartList = additions.map((addition) => addToCartPayload(addition, account));
      return api.call(addListToCart, { body: { cartList } }, { isSilent: true });
    },
    onSuccess: async (result) => {
      const notice = addToCartNotice(result);
      if (notice) notify(notice.level, notice.text);
      else notify('warning', '没有收到加入购物车的结果，请到购物车核对后再操作');
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: operationKey(getCartCount) }),
        queryClient.invalidateQueries({ queryKey: operationKey(listCart) }),
      ]);
      if (result.ok) onDone();
    },
  });
}
