import { withStock } from '@dealer-portal/rules/cart-entry';
import { deleteCartEntries, getCartCount, refreshCartStock } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import type { Account } from '#platform/session/account';
import { cartQuery } from '#widgets/cart/cart-query';

/** Removing entries and refreshing their stock; the list on screen follows. */
export function useCartChanges({ saletoCode, sendtoCode, ...account }: Account) {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery({ saletoCode, sendtoCode, ...account });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) =>
      api.call(deleteCartEntries, { body: { saletoCode, sendtoCode, idList: [...ids] } }),
    onSuccess: async (result) => {
      if (result.ok) await invalidateCalls(queryClient, [getCartCount]);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const refreshStock = useMutation({
    mutationFn: () => {
      const entries = queryClient.getQueryData(queryKey) ?? [];
      const codes = entries.flatMap(({ productList }) => productList.map(({ productCode }) => productCode));
      return api.call(refreshCartStock, {
        body: { saletoCode, sendtoCode, productCodeList: [...new Set(codes)] },
      });
    },
    onSuccess: (result) => {
      if (!result.ok) return;
      queryClient.setQueryData(queryKey, (entries) => entries && withStock(entries, result.data));
      notify('success', '库存已刷新');
    },
  });
  return { remove, refreshStock };
}
