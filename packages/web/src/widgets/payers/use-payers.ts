import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { balancesQuery, knownBalancesQuery } from './queries';

/** The payers of the customer, each once over all its sales groups; none while they are not known. */
export function usePayers() {
  return onceEach(useQuery(balancesQuery(useAccount())));
}

/** The same beside another question of the page: a list that is filtered by them is there without them (HTTP-08). */
export function useKnownPayers() {
  return onceEach(useQuery(knownBalancesQuery(useAccount())));
}

function onceEach<Payer extends { readonly payerCode: string }>(query: UseQueryResult<readonly Payer[]>) {
  const payers = new Map((query.data ?? []).map((payer) => [payer.payerCode, payer]));
  return { ...query, payers: [...payers.values()] };
}
