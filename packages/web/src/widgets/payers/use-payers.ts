import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { balancesQuery } from './queries';

/** The payers of the customer, each once over all its sales groups; none while they are not known. */
export function usePayers() {
  const query = useQuery(balancesQuery(useAccount()));
  const payers = new Map((query.data ?? []).map((payer) => [payer.payerCode, payer]));
  return { ...query, payers: [...payers.values()] };
}
