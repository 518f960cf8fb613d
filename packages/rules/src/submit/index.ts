export { type ListedOrder, lookUpSubmit, type OrderLookUp, reachesBack } from './find-orders';
export { isSubmitJournal } from './is-submit-journal';
export { lookUpPayment, type PaymentLookUp } from './look-up-payment';
export {
  openSubmits,
  planSubmit,
  recordSubmit,
  type SubmitJournal,
  type SubmitPlan,
  trimJournal,
} from './submit-journal';
export { failedSubmit, type SubmitFailure } from './submit-outcome';
export type { Submission, SubmitEvent, SubmitRecord, SubmittedLine, SubmittedOrder } from './submit-record';
