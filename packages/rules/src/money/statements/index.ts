export { type AccountWords, accountWords } from './account-words';
export { type AccountMonth, type AccountYear, accountYears } from './account-years';
export { ageSteps, type WaitingDocument } from './ageing';
export { type BalanceDue, type BalancePlace, balanceLine } from './balance-line';
export type { AgeStep } from './day-steps';
export {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentLine,
  type LineDocument,
  type OrderTrace,
  type OrderVoucher,
} from './document-line';
export {
  type DueDocument,
  type DueStep,
  dueSteps,
  PRESENTED_DAYS,
  REMIND_DAYS,
} from './due-steps';
export { type ChainVoucher, type LedgerChain, type LedgerOrder, ledgerChain } from './ledger-chain';
export { type DaySpan, ledgerPeriod, monthSpan, newestMonths } from './ledger-period';
export {
  type ItemVoucher,
  type OpenItem,
  type SettledAccount,
  type SettledVoucher,
  type Settlement,
  settleVouchers,
} from './open-items';
export { type PaperParams, type PaperRefusal, paperText } from './paper-refusals';
export {
  type Carried,
  type PaperLedger,
  type PaperRoom,
  type PaperSheet,
  type PaperVoucher,
  paperRefusal,
  paperSheets,
} from './paper-sheets';
export { type AccountTurnover, type AccountTurnoverMonth, accountTurnover } from './turnover';
