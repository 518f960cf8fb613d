import { numberPayload, withPieces } from '@dealer-portal/rules/cart-entry';
import { updateCartNumber } from '@dealer-portal/sdk/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import { cartQuery } from '#widgets/cart/cart-query';
import { useQuantityEdits } from '#widgets/quantity-edits/use-quantity-edits';

/** Edited quantities of the cart: shown at once, kept and reconciled with the server's list (CART-06). */
export function useCartEdits(account: Account) {
  const { saletoCode, sendtoCode } = account;
  const queryClient = useQueryClient();
  const options = cartQuery(account);
  const { data, refetch } = useQuery(options);
  return useQuantityEdits(`edits:${saletoCode}:${sendtoCode}`, data, {
    numberOf: (key) => data?.find(({ id }) => id === key)?.number,
    save: (key, number) => {
      const entry = data?.find(({ id }) => id === key);
      return api.call(updateCartNumber, { body: numberPayload(entry, number) }, { isSilent: true });
    },
    onSaved: (key, number) =>
      queryClient.setQueryData(options.queryKey, (list) =>
        list?.map((entry) => (entry.id === key ? withPieces(entry, number) : entry)),
      ),
    list: async () => {
      const fresh = await refetch();
      return fresh.isSuccess ? new Map(fresh.data.map(({ id, number }) => [id, number])) : undefined;
    },
  });
}
