export { ordersToPlace, type PlacedOrder, type SettleEvent, settle, unpaidOrders } from './settle';
export { type SettleRefusal, settleText } from './settle-refusals';
export {
  orderRefusal,
  type SettleData,
  type SettleState,
  splitOrderPrice,
  startSettle,
} from './settle-state';
