import { type AlertSettings, billEnds, ownAlerts, rebateEnds } from '@dealer-portal/rules/runway';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { useOpenBills } from '../bills/use-open-bills';
import { knownBalancesQuery } from '../payers/queries';
import { useAllRebates } from '../rebates/use-all-rebates';

/** What the account has to be reminded of today; only what the settings need is asked for. */
export function useOwnAlerts(settings: AlertSettings) {
  const { rebateDays, billDays, below } = settings;
  const account = useAccount();
  const [wantsRebates, wantsBills, wantsBalance] = [rebateDays, billDays, below].map(
    (setting) => setting !== undefined,
  );
  const rebates = useAllRebates(wantsRebates);
  const bills = useOpenBills(wantsBills);
  const payers = useQuery({ ...knownBalancesQuery(account), enabled: wantsBalance === true });
  const asked: readonly (readonly [boolean | undefined, UseQueryResult<unknown>])[] = [
    [wantsRebates, rebates],
    [wantsBills, bills],
    [wantsBalance, payers],
  ];
  const queries = asked.flatMap(([isWanted, query]) => (isWanted ? [query] : []));
  const failed = queries.filter(({ data, error }) => error && data === undefined);
  const isLoaded = queries.every(({ data }) => data !== undefined);
  const facts = {
    ends: [...rebateEnds(rebates.data ?? []), ...billEnds(bills.data ?? [])],
    payers: payers.data ?? [],
  };
  return {
    data: isLoaded ? ownAlerts(settings, facts, new Date()) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
