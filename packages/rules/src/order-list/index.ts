export { ORDER_REPORT, orderExportKind, reportConditions } from './export-orders';
export { isEnding, orderButtons } from './order-buttons';
