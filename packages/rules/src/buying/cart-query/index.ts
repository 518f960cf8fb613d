export { type CartCodes, cartCodes } from './cart-codes';
export { type CartChoices, type CartFields, cartFields } from './cart-fields';
