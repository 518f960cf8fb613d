import type { PayerEntry } from '@dealer-portal/rules/payer';
import type { Data } from '@dealer-portal/sdk';
import {
  getCartCount,
  listCart,
  queryMyOrders,
  type splitOrder,
  submitOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/api';
import { type Checkout, placedOrders } from '#platform/checkout';
import { href } from '#routes';

/** Places the checked orders; on success the success page follows, else everything stays as it was and the page says why. */
export function useSubmitOrders(data: Data<typeof splitOrder>, checkout: Checkout) {
  const { saletoCode, sendtoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (payers: readonly PayerEntry[]) => {
      const orderList = payers.map(({ key, payerCode, priceToPay }) => ({
        composeOrderNo: composeOf(data, key),
        orderNo: key,
        payerCode,
        priceToPay: Number(priceToPay),
      }));
      const body = { saletoCode, sendtoCode, orderList, whetherOrNotAppOrder: 'PC' } as const;
      return api.call(submitOrders, { body }, { isSilent: true });
    },
    onSuccess: async (result) => {
      if (!result.ok) return;
      placedOrders.write(result.data);
      for (const operation of [getCartCount, listCart, queryMyOrders]) {
        void queryClient.invalidateQueries({
          queryKey: operationKey(operation),
        });
      }
      await navigate(href('cartSuccessfulorder'), { replace: true });
    },
  });
}

function composeOf({ composeProductList }: Data<typeof splitOrder>, orderNo: string): string {
  const compose = composeProductList.find(({ splitOrderDetailList }) =>
    splitOrderDetailList.some((order) => order.orderNo === orderNo),
  );
  return compose?.composeOrderNo ?? '';
}
