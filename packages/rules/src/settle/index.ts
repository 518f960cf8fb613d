export { lineTerms, type TermLine } from './line-terms';
export { ordersToPlace, type PlacedOrder, type SettleEvent, settle, unpaidOrders } from './settle';
export { draftsByOrder, type OrderDraft, openSettle, settleDraft } from './settle-draft';
export {
  orderProblem,
  type SettleData,
  type SettleState,
  splitOrderPrice,
  startSettle,
} from './settle-state';
