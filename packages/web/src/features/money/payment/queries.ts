import type { ListedMovements, Movement } from '@dealer-portal/rules/movement';
import { type Data, type RecordOf, unwrap } from '@dealer-portal/sdk';
import { getPaymentResult, queryPaymentOrders } from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';
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

/** The newest payment orders into the account of a payment, to find one that got no answer (ORDER-01). */
export async function lookUpOrders(
  { saleInfo: { customerCode } }: Account,
  { to }: Movement,
): Promise<ListedMovements> {
  const body = { customerCode, payerCode: to, ...NEWEST_ROWS };
  const { records, total } = unwrap(await asideApi.call(queryPaymentOrders, { body }));
  return {
    total,
    records: records.map(({ paymentNo, payerCode, amount, createTime, statusName }) => ({
      number: paymentNo,
      to: payerCode,
      amount,
      time: createTime,
      stateName: statusName,
    })),
  };
}
