import { isAmount } from '@dealer-portal/rules/money';
import { ledgerChain, type SettledAccount, settleVouchers } from '@dealer-portal/rules/statements';
import { dayAfter, wireDay } from '@dealer-portal/rules/time';
import type { Ops } from '@dealer-portal/sdk';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asideWhole } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The call takes a year at most. */
const DAYS = 364;

/** What the vouchers of an account settled and left open, or why it cannot be worked out. */
export type OpenItems = SettledAccount | 'openingUnread' | 'noChain';

/** What is settled and open of an account, from the vouchers of a year with the balance before them. */
export function useOpenItems(payerCode: string | undefined) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const endDate = wireDay(Date.now()) ?? '';
  const body = {
    customerCode,
    ...(payerCode && { payerCode }),
    beginDate: dayAfter(endDate, -DAYS),
    endDate,
    sortBy: 'voucherDate',
    sortOrder: 'asc',
    ...ALL_ROWS,
  } as const;
  const query = useQuery(asideWhole(queryAccountStatement, { body }, account));
  const { data, error, refetch } = query;
  const found = useMemo(() => data && { settled: settledOf(data) }, [data]);
  return { data: found, error, refetch };
}

/** The oldest pays first, so the order of booking counts: the balances say it, whatever order the answer has. */
function settledOf({ openingBalance, records }: Ops['queryAccountStatement']['data']): OpenItems {
  if (!isAmount(openingBalance)) return 'openingUnread';
  const rows = records.length === 0 ? [] : ledgerChain(records, 'oldestFirst')?.rows;
  return (rows && settleVouchers(openingBalance, rows)) ?? 'noChain';
}
