import { queryRebates } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** All rebates of the customer in every state, as one list: one used between two answers would stand in both, or in neither. */
export function useAllRebates(isAsked = true) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const body = { customerCode, ...ALL_ROWS };
  return useQuery(asideRecords(queryRebates, isAsked ? { body } : undefined, account));
}
