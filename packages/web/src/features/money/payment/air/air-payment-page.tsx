import { AirPayment } from './air-payment';

/** 空调付款 (FIN-07). */
export function Component() {
  return <AirPayment />;
}
