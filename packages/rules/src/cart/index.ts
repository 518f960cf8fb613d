export { addToCartNotice, CART_LIMIT } from './add-to-cart';
