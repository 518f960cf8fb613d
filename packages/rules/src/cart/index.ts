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
// Every product page needs this entry, the cart's pages alone the others: which price an entry is bought at is
// `@dealer-portal/rules/price`, what it is called `…/cart-entry`, which are ticked `…/selection`, what is settled `…/checkout`.
