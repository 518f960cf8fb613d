export {
  type PayerEntry,
  type PayerInfo,
  payerEntry,
  payersOf,
  renewPayers,
  type SplitOrder,
} from './payer-entry';
export {
  type OldPayerRoute,
  oldPayerRoute,
  type PayerFacts,
  type PayerRoute,
  payerRoute,
} from './payer-route';
export { isSafePay, isShownPayer, NO_PAYERS, type Payer, SAFE_PAY_LABEL, topPayers } from './top-payers';
