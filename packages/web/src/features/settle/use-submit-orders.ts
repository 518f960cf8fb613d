import { formatMoney } from '@dealer-portal/rules/money';
import { ordersToPlace, type SettleState } from '@dealer-portal/rules/settle';
import { getCartCount, listCart, queryMyOrders, submitOrders } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#platform/calls/api';
import { type Checkout, placedOrders } from '#platform/checkout';
import type { Delivery } from '#platform/delivery';
import { notify } from '#platform/notices';
import { useOrderOrigin } from '#platform/order-origin';
import { href } from '#routes';
import { asPlaced } from '#widgets/submit/as-placed';
import { LOST_TEXTS } from '#widgets/submit/lost-texts';
import { orderRun } from '#widgets/submit/order-submits';
import type { RunState, SubmitCalls } from '#widgets/submit/submit-run';
import { dropDraft } from './kept-draft';
import type { SettleData } from './queries';
import { deliveryFields } from './use-delivery';

/** Places the checked orders, recorded before they are sent; the success page follows, else everything stays as it was. */
export function useSubmitOrders(data: SettleData, checkout: Checkout) {
  const { saletoCode, sendtoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const origin = useOrderOrigin();
  return async (state: SettleState, delivery: Delivery): Promise<void> => {
    const startedAt = window.location.pathname;
    const orderList = ordersToPlace(data, state);
    const body = { saletoCode, sendtoCode, orderList, ...deliveryFields(delivery), ...origin };
    const place: SubmitCalls['place'] = async () => {
      const result = await api.call(submitOrders, { body }, { isSilent: true });
      if (result.ok) dropDraft();
      return asPlaced(result, (placed) => {
        placedOrders.write({ ...placed, variant: checkout.variant });
        return placed.orderList.map(({ orderNo, amount }) => ({ orderFlowNo: orderNo, orderAmount: amount }));
      });
    };
    await orderRun.start({ saletoCode, sendtoCode, orders: submittedOrders(state, data) }, { place });
    for (const operation of [getCartCount, listCart, queryMyOrders]) {
      void queryClient.invalidateQueries({ queryKey: operationKey(operation) });
    }
    const outcome = orderRun.read();
    if (window.location.pathname !== startedAt) return reportAway(outcome);
    if (outcome.kind !== 'placed') return;
    orderRun.close();
    await navigate(href('cartSuccessfulorder'), { replace: true });
  };
}

/** What became of a submit whose page was left meanwhile: nobody is led away from where they are now. */
function reportAway(outcome: RunState): void {
  if (outcome.kind === 'placed') {
    const amount = outcome.orders.reduce((sum, { orderAmount }) => sum + orderAmount, 0);
    notify('success', `已提交 ${outcome.orders.length} 个订单，合计 ¥${formatMoney(amount)}`);
  }
  if (outcome.kind === 'refused') notify('warning', `订单没有提交成功：${outcome.msg}`);
  if (outcome.kind === 'lost') {
    const { level, title, text } = LOST_TEXTS[outcome.outcome];
    notify(level, `${title}，${text}`);
  }
  orderRun.close();
}

/** The checked orders as the journal records them. */
function submittedOrders(state: SettleState, { composeProductList }: SettleData) {
  const checked = new Set(state.checked);
  const payers = new Map(state.payers.map((payer) => [payer.key, payer]));
  const split = composeProductList.flatMap(({ splitOrderDetailList }) => splitOrderDetailList);
  const orders = split.filter(({ orderNo }) => checked.has(orderNo));
  return orders.map(({ orderNo, splitOrderProductList }) => ({
    orderNo,
    payerCode: payers.get(orderNo)?.payerCode ?? '',
    lines: splitOrderProductList.map(({ productCode = '', number }) => ({ productCode, number })),
  }));
}
