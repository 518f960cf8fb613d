import { type AlertSettings, billEnds, ownAlerts, rebateEnds } from '@dealer-portal/rules/runway';
import { useQuery } from '@tanstack/react-query';
import { joinedQueries, lastKnown } from '#platform/calls/joined-queries';
import { useAccount } from '#platform/session/account';
import { useOpenBills } from '../bills/use-open-bills';
import { knownBalancesQuery } from '../payers/queries';
import { useAllRebates } from '../rebates/use-all-rebates';

/** What the account has to be reminded of today; only what the settings need is asked for. */
export function useOwnAlerts(settings: AlertSettings) {
  const wantsRebates = settings.rebateDays !== undefined;
  const wantsBills = settings.billDays !== undefined;
  const wantsBalance = settings.below !== undefined;
  const rebates = useAllRebates(wantsRebates);
  const bills = useOpenBills(wantsBills);
  const payers = useQuery({ ...knownBalancesQuery(useAccount()), enabled: wantsBalance });
  const asked = [
    ...(wantsRebates ? [lastKnown(rebates)] : []),
    ...(wantsBills ? [lastKnown(bills)] : []),
    ...(wantsBalance ? [lastKnown(payers)] : []),
  ];
  const facts = {
    ends: [...rebateEnds(rebates.data ?? []), ...billEnds(bills.data ?? [])],
    payers: payers.data ?? [],
  };
  return joinedQueries(asked, () => ownAlerts(settings, facts, new Date()));
}
