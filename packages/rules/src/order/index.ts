export { AUDIT, AUDIT_REMARK_LENGTH, type AuditRead, readAudit } from './audit-choice';
export {
  CANCEL_TEXT_LENGTH,
  type CancelChoice,
  type CancelRead,
  type CancelReason,
  OTHER_REASON,
  readCancelChoice,
} from './cancel-reason';
export { cartWaves } from './cart-waves';
export { type ListedOrder, lookUpSubmit, type OrderLookUp, reachesBack } from './find-orders';
export { type SampleAction, type SampleFacts, whyNotSampleAction } from './free-sample';
export {
  differenceTotal,
  type LineChange,
  type LineDifference,
  type LineFacts,
  lineDifferences,
} from './line-differences';
export { lookUpPayment, type PaymentLookUp } from './look-up-payment';
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
export {
  idleOrders,
  JOURNAL_MS,
  openSubmits,
  planSubmit,
  recordSubmit,
  type SubmitJournal,
  type SubmitPlan,
  trimJournal,
} from './submit-journal';
export { failedSubmit, type SubmitFailure } from './submit-outcome';
export {
  advanceSubmit,
  isSettled,
  type Submission,
  type SubmitEvent,
  type SubmitRecord,
  type SubmittedLine,
  type SubmittedOrder,
} from './submit-record';
