export { type OrderCheckRefusal, orderCheckText } from './order-check-refusals';
export {
  agreementRefusal,
  customerRefusal,
  hasRemoteProducts,
  locksRefusal,
  type OrderAgreement,
  type QuotaAnswer,
  quotaRefusal,
  remoteRefusal,
  type StockLock,
} from './order-checks';
