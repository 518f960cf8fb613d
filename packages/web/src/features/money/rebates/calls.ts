import { sentFigure } from '@dealer-portal/rules/money';
import { draftAmount, type ListedMovements, madeOn } from '@dealer-portal/rules/movement';
import { unwrap } from '@dealer-portal/sdk';
import { queryRebates, submitRebateCash } from '@dealer-portal/sdk/operations';
import type { Secrets } from '#kits/money-form/define-money-form';
import { asideApi, quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import { rebateInput } from './queries';

/** The values of the form that cashes a rebate; `to` is the payer that gets the money. */
export type CashDraft = Readonly<Record<'to' | 'amount', string | undefined>>;

/** Cashes a rebate, completely or in part (FIN-05). */
export function sendCash(
  { to = '', amount }: CashDraft,
  { saleInfo: { customerCode } }: Account,
  { rebateNo, payPassword }: Secrets & { readonly rebateNo: string },
) {
  return quietApi.call(submitRebateCash, {
    body: {
      customerCode,
      rebateNo,
      payerCode: to,
      amount: sentFigure(draftAmount(amount)),
      ...(payPassword !== undefined && { payPassword }),
    },
  });
}

/** The cashed parts of a rebate, to find a movement that got no answer (ORDER-01). */
export async function cashLookUp(rebateNo: string, account: Account): Promise<ListedMovements> {
  const { records: found } = unwrap(await asideApi.call(queryRebates, rebateInput(rebateNo, account)));
  const rebate = found.find((record) => record.rebateNo === rebateNo);
  if (!rebate) return { records: [], total: Number.POSITIVE_INFINITY };
  const records = (rebate.cashList ?? []).map(({ cashNo, payerCode, cashAmount, cashDate }) => ({
    number: cashNo,
    to: payerCode,
    amount: cashAmount,
    ...madeOn(cashDate),
  }));
  return { records: [...records].reverse(), total: records.length };
}
