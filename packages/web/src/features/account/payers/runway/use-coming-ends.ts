import { billEnds, comingEnds, type RunwayEnd, rebateEnds } from '@dealer-portal/rules/runway';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOpenBills } from '#widgets/bills/use-open-bills';
import { useAllRebates } from '#widgets/rebates/use-all-rebates';

/** Bills that fall due and rebates that expire within the days that are looked ahead. */
export function useComingEnds(today: string) {
  const bills = useOpenBills();
  const rebates = useAllRebates();
  const failed = [bills, rebates].filter(({ error }: UseQueryResult<unknown>) => error);
  const all: readonly RunwayEnd[] | undefined = bills.data &&
    rebates.data && [...billEnds(bills.data), ...rebateEnds(rebates.data)];
  return {
    data: all && comingEnds(all, today),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
