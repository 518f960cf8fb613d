import { renewPayers } from '@dealer-portal/rules/payer';
import { settle } from '@dealer-portal/rules/settle';
import { type OrderDraft, openSettle, withoutPlaced } from '@dealer-portal/rules/settle-draft';
import { listOrderPayers } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer } from 'react';
import { api } from '#platform/calls/api';
import type { Checkout } from '#widgets/checkout/checkout';
import { changeKept, type SettleData } from './queries';

interface Before {
  /** The earlier choices and texts, by order number. */
  readonly drafts: ReadonlyMap<string, OrderDraft>;
  /** The numbers of the orders that are placed already. */
  readonly placed: readonly string[];
}

/** Which orders are checked and who pays them; balances are asked again when a payer is chosen (CART-05, PAYER-01). */
export function useSettlement(data: SettleData, checkout: Checkout, { drafts, placed }: Before) {
  const { saletoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const [whole, dispatch] = useReducer(settle, data, (value) => openSettle(value, drafts));
  const state = useMemo(() => withoutPlaced(whole, placed), [whole, placed]);
  const renew = useMutation({
    mutationFn: (orderNo: string) => api.call(listOrderPayers, { body: { saletoCode, orderNo } }),
    onSuccess: (result) => {
      if (!result.ok) return;
      dispatch({ type: 'renewPayers', payers: result.data });
      changeKept(queryClient, checkout, (order) => renewPayers(order, result.data));
    },
  });
  return { state, dispatch, renew: renew.mutate, isRenewing: renew.isPending };
}
