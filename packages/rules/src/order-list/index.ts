export { ORDER_REPORT, orderExportKind, reportConditions } from './export-orders';
export { isAwaitedStep, isEnding, orderButtons, stepReason } from './order-buttons';
export {
  AWAITS_TAIL,
  CANCELLED,
  hasEnded,
  isUrgentStep,
  type OrderProgress,
  type OrderStep,
  orderProgress,
  orderSteps,
  orderWait,
} from './order-progress';
