import { billEnds, comingEnds, type RunwayEnd, rebateEnds } from '@dealer-portal/rules/runway';
import { queryRebates } from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useOpenBills } from '#widgets/bills/use-open-bills';

/** Bills that fall due and rebates that expire within the days that are looked ahead. */
export function useComingEnds(today: string) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const bills = useOpenBills();
  const rebates = useQuery(asideRecords(queryRebates, { body: { customerCode, ...ALL_ROWS } }, account));
  const failed = [bills, rebates].filter(({ error }: UseQueryResult<unknown>) => error);
  const all: readonly RunwayEnd[] | undefined = bills.data &&
    rebates.data && [...billEnds(bills.data), ...rebateEnds(rebates.data)];
  return {
    data: all && comingEnds(all, today),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
