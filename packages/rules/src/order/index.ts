export { AUDIT, type AuditRead, readAudit } from './audit-choice';
export { type CancelChoice, type CancelRead, type CancelReason, readCancelChoice } from './cancel-reason';
export { ORDER_REPORT, orderExportKind, reportConditions } from './export-orders';
export { type SampleAction, type SampleFacts, whyNotSampleAction } from './free-sample';
export {
  differenceTotal,
  type LineChange,
  type LineDifference,
  type LineFacts,
  lineDifferences,
} from './line-differences';
export { isEnding, orderButtons } from './order-buttons';
export { isPopCustomer, type OrderSource, orderSource, protocolType } from './order-source';
export { type RebuyLine, rebuyLines } from './rebuy';
export {
  type NamedLine,
  readSomeOfLines,
  type SomeOfLines,
  type SomeOfLinesRead,
} from './some-of-lines';
