import { getPaymentResult } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** How a payment ended (ROUTE-09); nothing is asked without its number. */
export function paymentResultQuery(account: Account, paymentNo: string) {
  return accountQuery(getPaymentResult, paymentNo === '' ? undefined : { query: { paymentNo } }, account);
}
