export { ordersToPlace, type PlacedOrder, type SettleEvent, settle, unpaidOrders } from './settle';
export {
  orderProblem,
  type SettleData,
  type SettleState,
  splitOrderPrice,
  startSettle,
} from './settle-state';
