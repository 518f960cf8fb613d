export {
  type CheckedCart,
  type CheckedCartContext,
  type CloudWarehouseFields,
  checkedCartPayload,
  type SplitCompose,
} from './checked-cart';
export type { CartVariant, LineContext, NormalLine, SentVersionInfo } from './normalise-line';
export {
  hasRemoteProducts,
  type OrderAgreement,
  type QuotaAnswer,
  reasonAgainstAgreement,
  reasonAgainstCustomer,
  reasonAgainstLocks,
  reasonAgainstQuota,
  reasonAgainstRemote,
  type StockLock,
} from './order-checks';
