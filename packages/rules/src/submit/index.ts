export { failedWrite } from './failed-write';
export { type ListedOrder, lookUpSubmit, type OrderLookUp, reachesBack } from './find-orders';
export { isJournalOf, isSubmitJournal } from './is-submit-journal';
export { lookUpPayment, type PaymentLookUp } from './look-up-payment';
export { missingOrders, placedInSettlement } from './placed-orders';
export {
  ORDER_SUBMITS,
  openSubmits,
  planSubmit,
  recordSubmit,
  type SubmitJournal,
  type SubmitKind,
  type SubmitPlan,
  trimJournal,
} from './submit-journal';
export { failedSubmit, type SubmitFailure } from './submit-outcome';
export type { Submission, SubmitEvent, SubmitRecord, SubmittedLine, SubmittedOrder } from './submit-record';
