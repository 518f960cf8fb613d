import { getContractRate } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The rates of the customer's contracts, in percent. */
export function useContractRates() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  return useQuery(asideQuery(getContractRate, { query: { customerCode } }, account));
}
