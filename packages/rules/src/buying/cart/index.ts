export {
  addToCartNotice,
  CART_LIMIT,
  type CartPortion,
  cartPortion,
  cartRoom,
  isAdditionUnknown,
  OFFLINE_ADDITION,
  refusedAdditionText,
  unknownAdditionText,
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
// Every product page needs this entry; the others are for the cart's pages. `@dealer-portal/rules/price` chooses the
// price, `…/cart-entry` names entries, `…/selection` ticks them, `…/checkout` settles them.
