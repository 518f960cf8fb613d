export { type ActivityFacts, reasonAgainstJoinActivity } from './activity';
export { type DemandAction, type DemandFacts, reasonAgainstDemandAction } from './demand-actions';
export { isDemandEnd } from './demand-day';
export {
  type DemandField,
  type DemandFieldValue,
  type DemandValue,
  type DemandValues,
  demandDefaults,
  demandFieldProblem,
  demandFieldValues,
  demandValueText,
  sortedFields,
} from './demand-form';
export {
  type BulkLine,
  type BulkProduct,
  type BulkTotals,
  bulkOrderProblem,
  bulkRange,
  bulkTotals,
  reasonAgainstMoreLines,
} from './lines';
