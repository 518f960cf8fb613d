import { sentFigure, sumAmounts } from '@dealer-portal/rules/money';
import { ordersToPlace, type SettleState } from '@dealer-portal/rules/settle';
import { goodsWords, ownNumberOf } from '@dealer-portal/rules/settle-draft';
import { missingOrders } from '@dealer-portal/rules/submit';
import { submitOrders } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { asPlaced } from '#kits/submit/as-placed';
import { LOST_TEXTS } from '#kits/submit/lost-texts';
import { useOrderOrigin } from '#kits/submit/order-origin';
import { orderRun } from '#kits/submit/order-submits';
import type { RunState, SubmitCalls } from '#kits/submit/submit-run';
import { api } from '#platform/calls/api';
import { isFailureAddress } from '#platform/calls/failure-address';
import { notify } from '#platform/notices';
import { href } from '#routes';
import { codeAndName } from '#ui/text/joined';
import { sumText } from '#ui/text/sum-of';
import { type Checkout, endCheckout, type PlacedOrders, placedOrders } from '#widgets/checkout/checkout';
import type { Delivery } from '#widgets/checkout/delivery';
import { keepPlacedFacts, type PlacedFact } from '#widgets/orders/placed-facts';
import { piecesIn } from './arrivals';
import { deliveryFields } from './delivery/use-delivery';
import { dropDraft } from './kept-draft';
import type { SettleData } from './queries';
import { refreshAfterOrders } from './refresh-after-orders';
import { ordersOf, type Remarks } from './use-remarks';

/**
 * Places the checked orders, recorded before they are sent; the success page follows, else everything stays as it was.
 * The promise resolves with the numbers of orders that the server left out.
 */
export function useSubmitOrders(data: SettleData, checkout: Checkout) {
  const { saletoCode, sendtoCode } = checkout.cart;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const origin = useOrderOrigin();
  return async (
    state: SettleState,
    delivery: Delivery,
    remarks: Remarks['texts'] = {},
  ): Promise<readonly string[]> => {
    const startedAt = window.location.pathname;
    const orderList = ordersToPlace(data, state);
    const body = { saletoCode, sendtoCode, orderList, ...deliveryFields(delivery), ...origin };
    let missing: readonly string[] = [];
    const place: SubmitCalls['place'] = async () => {
      const result = await api.call(submitOrders, { body }, { isSilent: true });
      if (!result.ok) return result;
      const left = missingOrders(orderList.map(numberOf), (result.data?.orderList ?? []).map(numberOf));
      // The missing orders are unknown: the order list is asked, as without an answer.
      if (left === undefined) return { ...result, data: undefined };
      missing = left;
      return asPlaced(result, (placed) => {
        const numbers = new Set(placed.orderList.map(numberOf));
        keepPlacedFacts(saletoCode, factsOf({ state, data, remarks, sendtoCode }, numbers));
        placedOrders.write({ ...withEarlier(placed, data), variant: checkout.variant });
        return placed.orderList.map(({ orderNo, amount }) => ({ orderFlowNo: orderNo, orderAmount: amount }));
      });
    };
    await orderRun.start({ saletoCode, sendtoCode, orders: submittedOrders(state, data) }, { place });
    refreshAfterOrders(queryClient);
    const outcome = orderRun.read();
    const path = window.location.pathname;
    // The page of a failed call leads back to this one, where the result stands.
    if (path !== startedAt && !isFailureAddress(path)) reportAway(outcome, missing);
    else if (outcome.kind === 'placed') {
      orderRun.close();
      if (missing.length === 0) {
        await navigate(href('cartSuccessfulorder'), { replace: true });
        // A page hidden behind the page of a failed call does not see that it is left.
        endCheckout();
      }
    }
    // An open page keeps its draft at every change, and what the journal notes is one.
    if (outcome.kind === 'placed' && missing.length === 0) dropDraft();
    return missing;
  };
}

const numberOf = ({ orderNo }: { readonly orderNo: string }): string => orderNo;

interface Submitted {
  readonly state: SettleState;
  readonly data: SettleData;
  readonly remarks: Remarks['texts'];
  readonly sendtoCode: string;
}

/** What is known of the placed orders now, and is told by no list of orders later. */
function factsOf(
  { state, data, remarks, sendtoCode }: Submitted,
  placed: ReadonlySet<string>,
): readonly PlacedFact[] {
  const payers = new Map(state.payers.map((payer) => [payer.key, payer]));
  return ordersOf(data)
    .filter(({ orderNo }) => placed.has(orderNo))
    .map((order) => {
      const { orderNo, arrivalDate, splitOrderProductList } = order;
      const payer = payers.get(orderNo);
      const ownNumber = ownNumberOf(remarks[orderNo]);
      return {
        orderNo,
        goods: goodsWords(splitOrderProductList, piecesIn([order])),
        shipTo: sendtoCode,
        ...(arrivalDate && { arrivalDate }),
        ...(ownNumber && { ownNumber }),
        ...(payer && { payer: codeAndName(payer.payerCode, payer.payerName) }),
      };
    });
}

/** With the orders of the same settlement that an earlier submit placed. */
function withEarlier(placed: PlacedOrders, data: SettleData): PlacedOrders {
  const numbers = new Set(ordersOf(data).map(numberOf));
  const earlier = (placedOrders.read()?.orderList ?? []).filter(({ orderNo }) => numbers.has(orderNo));
  const amounts = [...earlier.map(({ amount }) => amount), placed.amount];
  return {
    ...placed,
    orderList: [...earlier, ...placed.orderList],
    amount: sentFigure(sumAmounts(amounts)),
  };
}

/** The message about a submit whose page the user has left: it does not navigate. */
function reportAway(outcome: RunState, missing: readonly string[]): void {
  if (outcome.kind === 'placed') {
    const amount = sumText(outcome.orders.map(({ orderAmount }) => orderAmount));
    const placed = `已提交 ${outcome.orders.length} 个订单，合计 ${amount}`;
    if (missing.length === 0) notify('success', placed);
    else notify('warning', `${placed}；${missing.length} 个没有提交：${missing.join('、')}，仍在购物车`);
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
