export { addToCartNotice, CART_LIMIT, cartRoom } from './add-to-cart';
export { CART_SKIPPED, type CartCodes, cartCodes } from './cart-codes';
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
  type CartVariant,
  type LineContext,
  type NormalLine,
  normaliseLine,
  type SentVersionInfo,
} from './normalise-line';
export {
  type AddedProduct,
  type Addition,
  type AddToCartPayload,
  addToCartPayload,
  type CheckedCart,
  type CheckedCartContext,
  type CloudWarehouse,
  type CloudWarehouseFields,
  checkedCartPayload,
  type OrderAccount,
  type SplitCompose,
} from './payloads';
// Which price an entry is bought at is `@dealer-portal/rules/price`: only the cart's pages need it, every product page
// needs this entry.
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
