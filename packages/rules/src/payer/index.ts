export { type PayerCoverage, payerCoverage } from './coverage';
export {
  type PayerEntry,
  type PayerInfo,
  payerEntry,
  payersOf,
  renewPayers,
  type SplitOrder,
} from './payer-entry';
export {
  isValidPayer,
  type LabelledPayer,
  type PayerLabel,
  type PayerLabelKind,
  payerLabels,
  whyNotDefaultPayer,
} from './payer-labels';
export {
  type OldPayerRoute,
  oldPayerRoute,
  type PayerFacts,
  type PayerRoute,
  payerRoute,
} from './payer-route';
export { payerTypeText } from './payer-types';
export { isSafePay, isShownPayer, NO_PAYERS, type Payer, SAFE_PAY_LABEL, topPayers } from './top-payers';
