export { type PayerCoverage, payerCoverage } from './coverage';
export {
  isValidPayer,
  type LabelledPayer,
  type PayerLabel,
  type PayerLabelKind,
  payerLabels,
  reasonAgainstDefaultPayer,
} from './payer-labels';
export { PAYER_PAGES, type PayerPage, type PayerPageTerms } from './payer-pages';
export { accountKind, isDepositPayer, isLender, type KindOfAccount, payerTypeText } from './payer-types';
