export { CART_SKIPPED, type CartCodes, cartCodes, cartFetch, type SkippedCart } from './cart-codes';
export { type CartChoices, type CartFields, cartFields } from './cart-fields';
