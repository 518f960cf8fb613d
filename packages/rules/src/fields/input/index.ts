export { type AmountRead, readAmount } from './amount';
export { type EventWork, type EventWorkCustomer, eventWorkNotice, withSource } from './event-work';
export { FREE_TEXT_LIMIT, type GuardedText, guardText } from './free-text';
export { PHONE_CODE_LENGTH, PHONE_CODE_PAUSE_S, phoneCodeProblem } from './phone-code';
export { plainDigits } from './plain-digits';
export {
  limitedRange,
  QUANTITY_RANGE,
  type QuantityRange,
  type QuantityRead,
  readQuantity,
  readWantedQuantity,
  typedPieces,
  typedTotal,
} from './quantity';
export { type EditReconciliation, type QuantityEdit, reconcileEdit } from './quantity-edit';
export { REMARK_LENGTH, REPORT_LENGTH } from './text-lengths';
