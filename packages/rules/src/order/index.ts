export { AUDIT, AUDIT_REMARK_LENGTH, type AuditRead, readAudit } from './audit-choice';
export {
  CANCEL_TEXT_LENGTH,
  type CancelChoice,
  type CancelRead,
  type CancelReason,
  OTHER_REASON,
  readCancelChoice,
} from './cancel-reason';
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
export {
  EXTERNAL_PROTOCOL_TYPE,
  isPopCustomer,
  type OrderSource,
  orderSource,
  protocolType,
} from './order-source';
export { type RebuyLine, rebuyLines } from './rebuy';
export {
  type NamedLine,
  readSomeOfLines,
  type SomeOfLines,
  type SomeOfLinesRead,
} from './some-of-lines';
