export { addToCartNotice, CART_LIMIT, cartRoom, isAdditionUnknown } from './add-to-cart';
export {
  type AddedProduct,
  type Addition,
  type AddToCartPayload,
  addToCartPayload,
  type CloudWarehouse,
  type OrderAccount,
} from './addition';
export { CART_SKIPPED, type CartCodes, cartCodes } from './cart-codes';
export { type CartChoices, type CartFields, cartFields } from './cart-fields';
export {
  ACTIVITY_TYPE,
  type ActivityType,
  type CartEntry,
  entryKey,
  type PriceInfo,
  type PriceType,
  type PriceVersionInfo,
  type ProductLine,
  type RebatePolicy,
  rebatePolicyName,
  type YunCangType,
} from './entry';
export {
  entryName,
  entryNames,
  isPackage,
  type NamedEntry,
  packageSaving,
  piecesOf,
  unitPrice,
  WAREHOUSE_KINDS,
} from './entry-facts';
// Which price an entry is bought at is `@dealer-portal/rules/price`, what is sent to be settled `…/checkout`: only the
// cart's pages need them, every product page needs this entry.
export { type EditReconciliation, type QuantityEdit, reconcileEdit } from './quantity-edit';
export {
  allTicked,
  entryTotal,
  isEnabled,
  isTicked,
  type Selection,
  selectionOf,
  tick,
  tickAll,
  tickedEntries,
  tickedKeys,
  tickedTotal,
  withEntries,
} from './selection';
export { type TermsState, termsState, whyNotPriced } from './terms';
export { type ArrivalWeek, chooseWeek, type WeekMarks, weekLabel, weekName, weekText } from './week';
