export { lineTerms, type TermLine } from './line-terms';
export {
  checkedOrders,
  ordersToPlace,
  type PlacedOrder,
  type SettleEvent,
  settle,
  unpaidOrders,
} from './settle';
export { type SettleData, type SettleState, splitOrderPrice, startSettle } from './settle-state';
