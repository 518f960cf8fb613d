import { AirPayment } from './air-payment';

/** 空调在线支付: also by the code of the account (FIN-07). */
export function Component() {
  return <AirPayment hasCode />;
}
