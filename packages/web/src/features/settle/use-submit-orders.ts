import { orderSource } from '@dealer-portal/rules/order';
import type { PayerEntry } from '@dealer-portal/rules/payer';
import type { SettleState } from '@dealer-portal/rules/settle';
import type { Data, Result } from '@dealer-portal/sdk';
import {
  getCartCount,
  listCart,
  queryMyOrders,
  type splitOrder,
  submitOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/api';
import { type Checkout, type PlacedOrders, placedOrders } from '#platform/checkout';
import { href } from '#routes';
import { orderRun } from '#widgets/submit/order-submits';
import type { SubmitCalls } from '#widgets/submit/submit-run';

type SettleData = Data<typeof splitOrder>;

/** Places the checked orders, recorded before they are sent; the success page follows, else everything stays as it was. */
export function useSubmitOrders(data: SettleData, checkout: Checkout) {
  const { saletoCode, sendtoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (state: SettleState): Promise<void> => {
    const orderList = state.payers.map((payer) => ({
      composeOrderNo: composeOf(data, payer.key),
      orderNo: payer.key,
      payerCode: payer.payerCode,
      priceToPay: Number(payer.priceToPay),
    }));
    const body = { saletoCode, sendtoCode, orderList, ...orderSource() };
    const place: SubmitCalls['place'] = async () => {
      const result = await api.call(submitOrders, { body }, { isSilent: true });
      if (result.ok) placedOrders.write(result.data);
      return asRun(result);
    };
    await orderRun.start({ saletoCode, sendtoCode, orders: submittedOrders(state, data) }, { place });
    for (const operation of [getCartCount, listCart, queryMyOrders]) {
      void queryClient.invalidateQueries({ queryKey: operationKey(operation) });
    }
    if (orderRun.read().kind !== 'placed') return;
    orderRun.close();
    await navigate(href('cartSuccessfulorder'), { replace: true });
  };
}

/** The checked orders as the journal records them. */
function submittedOrders(state: SettleState, { composeProductList }: SettleData) {
  const split = composeProductList.flatMap(({ splitOrderDetailList }) => splitOrderDetailList);
  const checked = new Set(state.checked);
  const payers = new Map<string, PayerEntry>(state.payers.map((payer) => [payer.key, payer]));
  return split
    .filter(({ orderNo }) => checked.has(orderNo))
    .map(({ orderNo, splitOrderProductList }) => ({
      orderNo,
      payerCode: payers.get(orderNo)?.payerCode ?? '',
      lines: splitOrderProductList.map(({ productCode = '', number }) => ({ productCode, number })),
    }));
}

/** The answer in the words of the run. */
function asRun(result: Result<PlacedOrders>): Awaited<ReturnType<SubmitCalls['place']>> {
  if (!result.ok) return result;
  const orderList = result.data.orderList.map(({ orderNo, amount }) => ({
    orderFlowNo: orderNo,
    orderAmount: amount,
  }));
  return { ...result, data: { orderList } };
}

function composeOf({ composeProductList }: SettleData, orderNo: string): string {
  const compose = composeProductList.find(({ splitOrderDetailList }) =>
    splitOrderDetailList.some((order) => order.orderNo === orderNo),
  );
  return compose?.composeOrderNo ?? '';
}
