export {
  type AskedSoFar,
  type AskedState,
  askedNote,
  type FailedQuestion,
  isPassing,
  pauseBeforeQuestion,
} from './ask-again';
export { failedWrite } from './failed-write';
export { type ListedOrder, lookUpSubmit, type OrderLookUp, reachesBack } from './find-orders';
export { isSubmission } from './is-submit-journal';
export { CALL_MS, isCallOver } from './late-call';
export { lookUpPayment, type PaymentLookUp, type SentPayment } from './look-up-payment';
export { missingOrders, placedInSettlement } from './placed-orders';
export {
  journalAfterLogout,
  journalText,
  readJournal,
  type StoredJournal,
  type UnknownOutcome,
  unknownCount,
  unknownOutcomes,
} from './stored-journal';
export {
  NOT_KEPT,
  ORDER_SUBMITS,
  openSubmits,
  planSubmit,
  recordSubmit,
  recordsRefusal,
  type SubmitJournal,
  type SubmitKind,
  type SubmitPlan,
  trimJournal,
} from './submit-journal';
export { failedSubmit, type SubmitFailure } from './submit-outcome';
export type { Submission, SubmitEvent, SubmitRecord, SubmittedLine, SubmittedOrder } from './submit-record';
export { type SubmitRefusal, type SubmitWhat, submitText } from './submit-refusals';
