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
  redemptionRefusal,
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
export { type LoanFigure, type MovementRefusal, movementText } from './movement-refusals';
export { type NamedCharge, namedChargesRefusals } from './named-charges';
export {
  type FinancedOrder,
  financedOrderRefusal,
  type NamedOrders,
  namedOrders,
  namedOrdersText,
  type PaidOrder,
  paidOrderRefusal,
} from './named-orders';
export { pastedAmount } from './pasted-amount';
export { type PaymentRequest, type PaymentRequestRead, readPaymentRequest } from './payment-request';
export {
  countsInTotal,
  isStillOpen,
  PAYMENT_STATE_NAMES,
  type PaymentResult,
  type PaymentState,
  readPaymentResult,
} from './payment-result';
export { type CashableRebate, rebateCashRefusal } from './rebate-cash';
export {
  type BalanceChange,
  balanceChanges,
  changedBalances,
  draftAmount,
  movedAmountRefusal,
  type SlipAccount,
} from './slip';
