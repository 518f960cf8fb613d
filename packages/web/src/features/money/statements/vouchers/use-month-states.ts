import { queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { isText } from '#platform/browser/storage';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The state of each month of the own account by its name, YYYY-MM; nothing until it is known. */
export function useMonthStates(isOwn: boolean): ReadonlyMap<string, string> {
  const account = useAccount();
  const body = { custCode: account.saleInfo.customerCode, accountType: 'MAIN', ...ALL_ROWS } as const;
  const { data } = useQuery({ ...asideRecords(queryMonthAccounts, { body }, account), enabled: isOwn });
  if (!isOwn) return new Map();
  // An answer of another shape has no words.
  const named = data?.filter(({ optStatusName }) => isText(optStatusName));
  return new Map(named?.map(({ period, optStatusName }) => [period, optStatusName]));
}
