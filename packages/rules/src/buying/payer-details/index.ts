export { type PayerCoverage, payerCoverage } from './coverage';
export {
  isValidPayer,
  type LabelledPayer,
  type PayerLabel,
  type PayerLabelKind,
  payerLabels,
  reasonAgainstDefaultPayer,
} from './payer-labels';
export { accountKind, type KindOfAccount, payerTypeText } from './payer-types';
