export { isInvoiceDay } from './invoice-day';
export {
  type ReturnGoodsStep,
  type ReturnProtocol,
  returnGoodsStep,
  type SignStep,
  signingLink,
} from './return-goods';
