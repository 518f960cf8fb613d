export { type PayerCoverage, payerCoverage } from './coverage';
export {
  defaultPayerRefusal,
  isValidPayer,
  type LabelledPayer,
  type PayerLabel,
  type PayerLabelKind,
  payerLabels,
} from './payer-labels';
export { PAYER_PAGES, type PayerPage, type PayerPageTerms } from './payer-pages';
export { type PayerRefusal, payerText } from './payer-refusals';
export { accountKind, isDepositPayer, isLender, type KindOfAccount, payerTypeText } from './payer-types';
