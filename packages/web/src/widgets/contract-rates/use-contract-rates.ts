import { getContractRate } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The rates of the customer's contracts, in percent. */
export function useContractRates() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  return useQuery(accountQuery(getContractRate, { query: { customerCode } }, account));
}
