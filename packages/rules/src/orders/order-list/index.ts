export { isDelayDay } from './delay';
export { canBeRejected, canBeReturned } from './goods-back';
export { isAwaitedStep, isEnding, orderButtons, stepReason } from './order-buttons';
export {
  AWAITS_TAIL,
  hasEnded,
  isUrgentStep,
  type OrderProgress,
  type OrderStep,
  orderProgress,
  orderSteps,
  orderWait,
} from './order-progress';
export { type ArrivalNote, arrivalNote } from './promised-arrival';
export { isReceiptDay } from './receipt-day';
export { isSmallOrder, SMALL_ORDER_LIMITS, SMALL_ORDER_PIECES } from './small-orders';
