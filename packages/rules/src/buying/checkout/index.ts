export {
  type CheckedCart,
  type CheckedCartContext,
  type CloudWarehouseFields,
  checkedCartPayload,
  type SplitCompose,
} from './checked-cart';
export {
  type CartVariant,
  type LineContext,
  type NormalLine,
  normaliseLine,
  type SentVersionInfo,
} from './normalise-line';
