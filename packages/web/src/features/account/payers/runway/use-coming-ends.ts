import { billEnds, comingEnds, rebateEnds } from '@dealer-portal/rules/runway';
import { joinedQueries } from '#platform/calls/joined-queries';
import { useOpenBills } from '#widgets/bills/use-open-bills';
import { useAllRebates } from '#widgets/rebates/use-all-rebates';

/** Bills that fall due and rebates that expire within the days that are looked ahead. */
export function useComingEnds(today: string) {
  return joinedQueries([useOpenBills(), useAllRebates()], ([bills, rebates]) =>
    comingEnds([...billEnds(bills), ...rebateEnds(rebates)], today),
  );
}
