export { type AmountRead, readAmount } from './amount';
export { type AmountRefusal, amountText } from './amount-refusals';
export { type EventWork, type EventWorkCustomer, eventWorkRefusal, withSource } from './event-work';
export { FREE_TEXT_LIMIT, type GuardedText, guardText } from './free-text';
export { type InputRefusal, inputText } from './input-refusals';
export { PHONE_CODE_LENGTH, PHONE_CODE_PAUSE_S, phoneCodeRefusal } from './phone-code';
export { plainDigits } from './plain-digits';
export {
  limitedRange,
  QUANTITY_RANGE,
  type QuantityRange,
  type QuantityRead,
  readQuantity,
  readWantedQuantity,
  stockRange,
  typedPieces,
  typedTotal,
} from './quantity';
export { type EditReconciliation, type QuantityEdit, reconcileEdit } from './quantity-edit';
export { type QuantityLimit, type QuantityRefusal, quantityText } from './quantity-refusals';
export { REMARK_LENGTH, REPORT_LENGTH } from './text-lengths';
