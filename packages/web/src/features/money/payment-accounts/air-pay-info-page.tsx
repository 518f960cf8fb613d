import { PayInfo } from './pay-info-page';

/** 空调付款信息: the same accounts; air conditioners are paid on a page of their own (FIN-07). */
export function Component() {
  return <PayInfo payPage="airpayment" />;
}
