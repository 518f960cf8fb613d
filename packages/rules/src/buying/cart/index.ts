export {
  type AdditionAnswer,
  additionDoubt,
  additionRefusal,
  additionRefusalHere,
  addToCartNotice,
  CART_LIMIT,
  OFFLINE_ADDITION,
} from './add-to-cart';
export {
  type AddedProduct,
  type Addition,
  type AdditionFacts,
  type AddToCartPayload,
  addToCartPayload,
  type CloudWarehouse,
  type OrderAccount,
} from './addition';
export { type AdditionRefusal, additionText } from './addition-refusals';
export {
  ACTIVITY_TYPE,
  type ActivityType,
  additionKey,
  type CartEntry,
  entryKey,
  type PriceInfo,
  type PriceType,
  type PriceVersionInfo,
  type ProductLine,
  type YunCangType,
} from './entry';
export { type CartPortion, cartPortion, cartRoom } from './portion';
export { type PortionRefusal, portionText } from './portion-refusals';
// Every product page needs this entry; the others are for the cart's pages. `@dealer-portal/rules/price` chooses the
// price, `…/cart-entry` names entries, `…/selection` ticks them, `…/checkout` settles them.
