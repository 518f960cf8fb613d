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
