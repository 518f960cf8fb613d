import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The state of each of the newest months of the own account by its name, YYYY-MM; nothing until it is known. */
export function useMonthStates(isOwn: boolean): ReadonlyMap<string, string> {
  const account = useAccount();
  const body = { custCode: account.saleInfo.customerCode, accountType: 'MAIN', ...FIRST_ROWS } as const;
  const { data } = useQuery({ ...asideQuery(queryMonthAccounts, { body }, account), enabled: isOwn });
  if (!isOwn) return new Map();
  return new Map(data?.records.map(({ period, optStatusName }) => [period, optStatusName]));
}
