export { type FoundAccount, findAccounts } from './find-accounts';
export {
  asksPassword,
  MONEY_FORMS,
  type MoneyFormName,
  type MoneyFormTerms,
  type MoneySide,
  PAYER_TYPES,
  type PayerType,
  type PlaceReason,
  type PlaceWay,
  type SideTerms,
  termsOfForm,
  typeReason,
} from './money-forms';
export { MONEY_USE_NAMES, MONEY_USES, type MoneyUse, moneyUse, sumsByUse, type UseSum } from './money-uses';
export {
  type PlacedAccount,
  type PlacedAccounts,
  placeAccounts,
  placeReason,
  type RefusedAccount,
} from './place-accounts';
