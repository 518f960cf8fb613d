export {
  type CheckedCart,
  type CheckedCartContext,
  type CloudWarehouseFields,
  checkedCartPayload,
  type SplitCompose,
} from './checked-cart';
export type { CartVariant, LineContext, NormalLine, SentVersionInfo } from './normalise-line';
