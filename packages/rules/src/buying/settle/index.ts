export { OWN_NUMBER_LENGTH, ownNumberOf, readOwnNumber, withOwnNumber } from './own-number';
export { ordersToPlace, type PlacedOrder, type SettleEvent, settle, unpaidOrders } from './settle';
export { type SettleRefusal, settleText } from './settle-refusals';
export {
  orderRefusal,
  type SettleData,
  type SettleState,
  splitOrderPrice,
  startSettle,
} from './settle-state';
export { goodsWords, submitQuestion } from './submit-question';
