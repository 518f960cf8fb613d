import { getPaymentResult } from '@dealer-portal/sdk/operations';
import type { Account } from '#platform/account';
import { accountQuery } from '#platform/query';

/** How a payment ended (ROUTE-09); nothing is asked without its number. */
export function paymentResultQuery(account: Account, paymentNo: string) {
  return accountQuery(getPaymentResult, paymentNo === '' ? undefined : { query: { paymentNo } }, account);
}
