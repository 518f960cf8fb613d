export {
  type FinancingCost,
  type FinancingTerms,
  financingCost,
  interestFormula,
  type OwedLoan,
  type Redemption,
  redemptionOf,
  redemptionProblem,
} from './loan-cost';
export {
  type ListedMovement,
  type ListedMovements,
  lastMoment,
  listedNow,
  lookUpMovement,
  type MovementLookUp,
} from './look-up-movement';
export { isMovement, MOVEMENTS, type Movement, type MovementJournal } from './movement';
export { pastedAmount } from './pasted-amount';
export { type PaymentRequest, type ReadPaymentRequest, readPaymentRequest } from './payment-request';
export {
  isStillOpen,
  PAYMENT_STATE_NAMES,
  type PaymentResult,
  type PaymentState,
  paymentState,
  readPaymentResult,
} from './payment-result';
export { type CashableRebate, cashReason } from './rebate-cash';
export {
  amountProblem,
  type BalanceChange,
  balanceChanges,
  changedBalances,
  draftAmount,
  type SlipAccount,
} from './slip';
