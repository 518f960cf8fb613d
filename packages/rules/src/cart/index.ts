export { addToCartNotice, CART_LIMIT, cartRoom, isAdditionUnknown } from './add-to-cart';
export {
  type AddedProduct,
  type Addition,
  type AddToCartPayload,
  addToCartPayload,
  type CloudWarehouse,
  type OrderAccount,
} from './addition';
export {
  ACTIVITY_TYPE,
  type ActivityType,
  type CartEntry,
  entryKey,
  type PriceInfo,
  type PriceType,
  type PriceVersionInfo,
  type ProductLine,
  type YunCangType,
} from './entry';
// Which price an entry is bought at is `@dealer-portal/rules/price`, what it is called `…/cart-entry`, what is sent to be
// settled `…/checkout`: only the cart's pages need them, every product page needs this entry.
export {
  allTicked,
  entryProblem,
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
