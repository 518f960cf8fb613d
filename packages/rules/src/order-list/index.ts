export { ORDER_REPORT, orderExportKind, reportConditions } from './export-orders';
export { isEnding, orderButtons } from './order-buttons';
export {
  isUrgentStep,
  type OrderProgress,
  type OrderStep,
  orderProgress,
  orderSteps,
  orderWait,
} from './order-progress';
