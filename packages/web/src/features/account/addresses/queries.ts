import type { Data } from '@dealer-portal/sdk';
import {
  getSendtoChangeStatus,
  listAddresses,
  listAllAddresses,
  listAreas,
  listCities,
  listProvinces,
} from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, asideQuery, invalidateCalls } from '#platform/calls/query';

export type Address = Data<typeof listAddresses>[number];
export type ShipToChangeRecord = NonNullable<Data<typeof getSendtoChangeStatus>>;

/** The valid addresses, the ones that are no longer valid, or all of them (`''`). */
export type AddressStatus = '1' | '0';

/** The delivery addresses of one status, the valid ones by default (1§9). */
export function addressesQuery(scope: AccountScope, status: AddressStatus) {
  return accountQuery(listAddresses, { query: { status } }, scope);
}

/** Every delivery address, of every status. */
export function allAddressesQuery(scope: AccountScope) {
  return accountQuery(listAllAddresses, {}, scope);
}

/** The latest change application of a ship-to; null when there was never one. */
export function changeQuery(scope: AccountScope, sendToCode: string) {
  return asideQuery(getSendtoChangeStatus, { query: { sendToCode } }, scope);
}

export function provincesQuery(scope: AccountScope) {
  return asideQuery(listProvinces, {}, scope);
}

/** The cities of a province; nothing is fetched before one is chosen. */
export function citiesQuery(scope: AccountScope, province: string) {
  return asideQuery(listCities, province === '' ? undefined : { path: { id: province } }, scope);
}

/** The districts of a city; nothing is fetched before one is chosen. */
export function areasQuery(scope: AccountScope, city: string) {
  return asideQuery(listAreas, city === '' ? undefined : { path: { id: city } }, scope);
}

/** Both lists of addresses are fetched again. */
export async function refreshAddresses(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [listAddresses, listAllAddresses]);
}

/** The change applications are fetched again. */
export async function refreshChanges(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [getSendtoChangeStatus]);
}
