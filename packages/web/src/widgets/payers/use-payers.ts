import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isText } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { balancesQuery, knownBalancesQuery } from './queries';

/** The payers of the customer, each once over all its sales groups; none while they are not known. */
export function usePayers() {
  return withPayers(useQuery(balancesQuery(useAccount())));
}

/** The same beside another question of the page: a list that is filtered by them is there without them (HTTP-08). */
export function useKnownPayers() {
  return withPayers(useQuery(knownBalancesQuery(useAccount())));
}

/** Whether a payer can be asked for: its code is there, and a text. */
export function hasCode({ payerCode }: { readonly payerCode: unknown }): boolean {
  return isText(payerCode) && payerCode !== '';
}

/** Each payer once: lists have it once in each sales group; two without a code are two. */
export function payersOnce<Payer extends { readonly payerCode: string }>(
  payers: readonly Payer[],
): readonly Payer[] {
  return [...new Map(payers.map((payer) => [hasCode(payer) ? payer.payerCode : payer, payer])).values()];
}

function withPayers<Payer extends { readonly payerCode: string }>(query: UseQueryResult<readonly Payer[]>) {
  return { ...query, payers: payersOnce(query.data ?? []) };
}
