export { type ActivityFacts, activityRefusal } from './activity';
export { type BulkOrderRefusal, bulkOrderText } from './bulk-order-refusals';
export { type DemandAction, type DemandFacts, demandActionRefusal } from './demand-actions';
export { isDemandEnd } from './demand-day';
export {
  type DemandField,
  type DemandFieldValue,
  type DemandValue,
  type DemandValues,
  demandDefaults,
  demandFieldRefusal,
  demandFieldValues,
  demandValueText,
  sortedFields,
} from './demand-form';
export { type DemandRefusal, demandText } from './demand-refusals';
export {
  type BulkLine,
  type BulkProduct,
  type BulkTotals,
  bulkOrderRefusal,
  bulkRange,
  bulkTotals,
  moreLinesRefusal,
} from './lines';
