import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isText } from '#platform/browser/storage';
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

/** Whether a payer can be asked for: its code is there, and a text. */
export function hasCode({ payerCode }: { readonly payerCode: unknown }): boolean {
  return isText(payerCode) && payerCode !== '';
}

function onceEach<Payer extends { readonly payerCode: string }>(query: UseQueryResult<readonly Payer[]>) {
  // Two payers without a code are two.
  const payers = new Map(
    (query.data ?? []).map((payer) => [hasCode(payer) ? payer.payerCode : payer, payer]),
  );
  return { ...query, payers: [...payers.values()] };
}
