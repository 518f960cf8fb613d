export { type FoundAccount, findAccounts } from './find-accounts';
export {
  asksPassword,
  type MoneyFormName,
  type MoneyFormTerms,
  type MoneySide,
  type PayerType,
  type PlaceReason,
  type PlaceWay,
  type SideTerms,
} from './money-forms';
export { MONEY_USE_NAMES, type MoneyUse, sumsByUse, type UseSum } from './money-uses';
export {
  type PlacedAccount,
  type PlacedAccounts,
  placeAccounts,
  placeReason,
  type RefusedAccount,
} from './place-accounts';
export { type PlaceRefusal, placeText } from './place-refusals';
