import type { ListedMovements, Movement } from '@dealer-portal/rules/movement';
import type { Data, RecordOf } from '@dealer-portal/sdk';
import { getPaymentResult, queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { newestMovements } from '#kits/money-form/newest-movements';
import { accountQuery, NEWEST_ROWS } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The answer about a payment. */
export type Payment = Data<typeof getPaymentResult>;

/** A payment that was started at the portal. */
export type PaymentOrder = RecordOf<'queryPaymentOrders'>;

/** How a payment ended (ROUTE-09); nothing is asked without its number. */
export function paymentResultQuery(account: Account, paymentNo: string) {
  return accountQuery(getPaymentResult, paymentNo === '' ? undefined : { query: { paymentNo } }, account);
}

/** The payment orders into the account of a payment since one that got no answer, to find it (ORDER-01). */
export function lookUpOrders(
  { saleInfo: { customerCode } }: Account,
  { to }: Movement,
  since: number,
): Promise<ListedMovements> {
  const body = { customerCode, payerCode: to, ...NEWEST_ROWS };
  return newestMovements(
    queryPaymentOrders,
    { body },
    {
      since,
      listed: ({ paymentNo, payerCode, amount, createTime, statusName }) => ({
        number: paymentNo,
        to: payerCode,
        amount,
        time: createTime,
        stateName: statusName,
      }),
    },
  );
}
