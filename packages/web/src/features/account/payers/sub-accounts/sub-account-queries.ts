import type { Data } from '@dealer-portal/sdk';
import {
  getAllRolesAndPermissions,
  getSubAccountPermissions,
  listSubAccounts,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, invalidateCalls } from '#platform/calls/query';

export type SubAccount = Data<typeof listSubAccounts>[number];
export type AllGrants = Data<typeof getAllRolesAndPermissions>;
export type OwnGrants = Data<typeof getSubAccountPermissions>;

/** Every role and permission that may be granted. */
export function allGrantsQuery(scope: AccountScope, customerCode: string) {
  return accountQuery(getAllRolesAndPermissions, { query: { customerCode } }, scope);
}

/** The grants of one sub-account. */
export function grantsQuery(scope: AccountScope, { account, customerCode }: SubAccount) {
  return accountQuery(getSubAccountPermissions, { query: { account, customerCode } }, scope);
}

/** The list and all grants are fetched again. */
export async function refreshSubAccounts(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [listSubAccounts, getSubAccountPermissions]);
}
