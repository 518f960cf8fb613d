import { idleOrders } from '@dealer-portal/rules/submit';
import { cancelOrder } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/api';
import { endCheckout, storedCheckout, storedSettle } from '#platform/checkout';
import { orderBook } from '#widgets/submit/order-submits';

/**
 * Leaves a settlement: what was to be settled is forgotten, and the stock that the split holds for orders that nobody
 * submits is free again (ROUTE-05). A refusal needs no words: what was placed meanwhile stays placed.
 */
export function leaveSettlement(): void {
  const { cart } = storedCheckout.read() ?? {};
  const { data } = storedSettle.read() ?? {};
  endCheckout();
  if (!cart || !data) return;
  const split = data.composeProductList.flatMap(({ splitOrderDetailList }) => splitOrderDetailList);
  const orderNos = split.map(({ orderNo }) => orderNo);
  const orderNoList = idleOrders(orderBook.read(), orderNos);
  if (orderNoList.length === 0) return;
  void quietApi.call(cancelOrder, { body: { saletoCode: cart.saletoCode, orderNoList } });
}
