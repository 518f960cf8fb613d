import { listAllPayers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The payers of the customer, each once over all its sales groups; none while they are not known. */
export function usePayers() {
  const query = useQuery(accountQuery(listAllPayers, {}, useAccount()));
  const payers = new Map((query.data ?? []).map((payer) => [payer.payerCode, payer]));
  return { ...query, payers: [...payers.values()] };
}
