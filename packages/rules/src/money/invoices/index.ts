export { type ActedRow, type BatchResult, batchResult } from './batch-result';
export { type BillDateRefusals, type BillDates, billDateRefusals } from './bill-dates';
export { type BillNumberRead, readBillNumber } from './bill-number';
export { invoiceKind } from './invoice-kind';
export { type InvoiceRefusal, invoiceText } from './invoice-refusals';
export { type OrderNumbersRead, readOrderNumbers } from './order-numbers';
export { REJECT_REASONS, type RejectionRead, type RejectReason, readRejection } from './rejection';
