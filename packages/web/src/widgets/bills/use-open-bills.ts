import { BILL_STATES } from '@dealer-portal/rules/states';
import { queryAcceptanceBills } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** All bills that are booked and neither discounted, endorsed nor paid: their acceptors still owe them. */
export function useOpenBills(isAsked = true) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const body = { customerCode, status: BILL_STATES.booked.value, ...ALL_ROWS };
  return useQuery(asideRecords(queryAcceptanceBills, isAsked ? { body } : undefined, account));
}
