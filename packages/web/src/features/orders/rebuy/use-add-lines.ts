import { addToCartNotice, addToCartPayload } from '@dealer-portal/rules/cart';
import { addListToCart, getCartCount, listCart } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#platform/account';
import { api } from '#platform/api';
import { notify } from '#platform/notices';
import type { NamedRebuyLine } from './use-rebuy-lines';

/** A line that was accepted, with the pieces to take. */
export interface AcceptedLine {
  readonly line: NamedRebuyLine;
  readonly number: number;
}

/** Puts accepted lines into the cart in one call and says what came of it (CART-08, ORDER-01). */
export function useAddLines(onDone: () => void) {
  const account = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accepted: readonly AcceptedLine[]) => {
      const cartList = accepted.map(({ line, number }) => {
        const { productCode, priceVersion } = { ...line.before, ...line.now };
        const product = { productCode, number, priceVersion: priceVersion ?? undefined };
        return addToCartPayload({ number, productList: [product], dataFrom: 'myOrder' }, account);
      });
      return api.call(addListToCart, { body: { cartList } }, { isSilent: true });
    },
    onSuccess: async (result) => {
      const notice = addToCartNotice(result);
      if (notice) notify(notice.level, notice.text);
      else notify('warning', '没有收到加入购物车的结果，请到购物车核对后再操作');
      await Promise.all(
        [getCartCount, listCart].map((each) =>
          queryClient.invalidateQueries({ queryKey: operationKey<'getCartCount' | 'listCart'>(each) }),
        ),
      );
      if (result.ok) onDone();
    },
  });
}
