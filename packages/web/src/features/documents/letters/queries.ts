import { letterRefusal, monthCloseText } from '@dealer-portal/rules/month-close';
import { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { daysBetween } from '@dealer-portal/rules/time';
import type { Data } from '@dealer-portal/sdk';
import { listLetters, queryReconciliations } from '@dealer-portal/sdk/operations';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { accountRecords } from '#platform/calls/account-records';
import { type AccountScope, ALL_ROWS, asideQuery, invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

export type Letter = Data<typeof listLetters>['records'][number];

interface LetterFilter {
  readonly status?: typeof RECONCILIATION_STATES.toConfirm.value;
  readonly id?: string;
}

/** The letters that a filter leaves, newest first. */
export function lettersQuery(scope: AccountScope, filter: LetterFilter) {
  const query = { customerCode: scope.saletoCode, ...filter, ...ALL_ROWS };
  return accountRecords(listLetters, { query }, scope);
}

/** Every list of letters is fetched again. */
export async function refreshLetters(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [listLetters]);
}

/** The reconciliation of the month that a letter asks about, and why the letter cannot be agreed to now. */
export function useLetterMonth(letter: Letter) {
  const { period } = letter;
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const input = period && {
    body: { customerCode, beginPeriod: period, endPeriod: period, pageNum: 1, pageSize: 1 },
  };
  const { data, isPending } = useQuery(asideQuery(queryReconciliations, input || undefined, account));
  const record = data?.records.find((row) => row.period === period);
  const reason = monthCloseText(letterRefusal(letter, data?.records));
  return { record, reason, isAwaited: isPending && Boolean(period) };
}

/** How long the deadline of a letter that waits is over; undefined while it is not. */
export function lateText(
  { deadline, status }: Pick<Letter, 'deadline' | 'status'>,
  day: string,
): string | undefined {
  if (!deadline || status !== RECONCILIATION_STATES.toConfirm.value) return undefined;
  const days = daysBetween(day, deadline);
  return days !== undefined && days < 0 ? `已过期 ${-days} 天` : undefined;
}

/** The reconciliation that a letter asks about. */
export type LetterMonthQuery = ReturnType<typeof useLetterMonth>;
