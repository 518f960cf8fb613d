export { type ActedRow, type BatchResult, batchResult } from './batch-result';
export { type BillDates, billDateProblems } from './bill-dates';
export { type BillNumberRead, readBillNumber } from './bill-number';
export { type OrderNumbersRead, readOrderNumbers } from './order-numbers';
export { REJECT_REASONS, type RejectionRead, type RejectReason, readRejection } from './rejection';
