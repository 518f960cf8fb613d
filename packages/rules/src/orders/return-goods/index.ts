export { isInvoiceDay } from './invoice-day';
export {
  type ReturnGoodsStep,
  type ReturnProtocol,
  returnGoodsStep,
  type SignStep,
  signingLink,
} from './return-goods';
export { type ReturnGoodsRefusal, returnGoodsText } from './return-goods-refusals';
