import type { Data } from '@dealer-portal/sdk';
import {
  getDefaultRelations,
  listAllPayers,
  listPayerBalances,
  listPayers,
  listSalesGroups,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, asideQuery, invalidateCalls } from '#platform/calls/query';

export type Payer = Data<typeof listPayers>[number];

/** The payers of a sales group, the valid ones by default; nothing is fetched before a group is known (1§9). */
export function payersQuery(scope: AccountScope, salesGroupCode: string | undefined, status: '0' | '1') {
  return accountQuery(listPayers, salesGroupCode ? { query: { salesGroupCode, status } } : undefined, scope);
}

/** Every payer over all sales groups and states. */
export function allPayersQuery(scope: AccountScope) {
  return accountQuery(listAllPayers, {}, scope);
}

/** The sales groups of a customer. */
export function salesGroupsQuery(scope: AccountScope, customerCode: string) {
  return asideQuery(listSalesGroups, { path: { id: customerCode } }, scope);
}

/** The default payer and the default ship-to. */
export function defaultsQuery(scope: AccountScope) {
  return asideQuery(getDefaultRelations, {}, scope);
}

const PAYER_CALLS = [getDefaultRelations, listPayers, listAllPayers, listPayerBalances] as const;

/** Payers, balances and the default one are fetched again. */
export async function refreshPayers(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, PAYER_CALLS);
}
