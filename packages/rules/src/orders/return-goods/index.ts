export {
  type ReturnGoodsStep,
  type ReturnProtocol,
  returnGoodsStep,
  type SignStep,
  signingLink,
} from './return-goods';
