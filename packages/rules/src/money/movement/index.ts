export {
  type CreditFacts,
  type CreditLine,
  type CreditUse,
  creditUse,
  firstCreditEnd,
  lowestRate,
} from './credit';
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
  CREDIT_PERIODS,
  FIRST_TERM,
  type FinanceableOrder,
  LOAN_TERMS,
  largestFinanceable,
  SHOWN_TERM,
} from './loan-terms';
export {
  LATE_LIST_MS,
  type ListedMovement,
  type ListedMovements,
  type LookedUpMovement,
  listedNow,
  lookUpMovement,
  type MovementCandidate,
  type MovementLookUp,
  madeOn,
  movementsReachBack,
} from './look-up-movement';
export { isMovement, MOVEMENTS, type Movement, type MovementJournal, sharesLock } from './movement';
export { type NamedOrders, namedOrderProblem, namedOrders, type PaidOrder } from './named-orders';
export { pastedAmount } from './pasted-amount';
export { type PaymentRequest, type ReadPaymentRequest, readPaymentRequest } from './payment-request';
export {
  countsInTotal,
  isStillOpen,
  PAYMENT_STATE_NAMES,
  type PaymentResult,
  type PaymentState,
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
