import { listAddresses, listAreas, listCities, listProvinces } from '@dealer-portal/sdk/operations';
import { asideApi } from '#platform/calls/api';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** The delivery addresses that are valid. */
export function validAddressesQuery(scope: AccountScope) {
  return asideQuery(listAddresses, { query: { status: '1' } }, scope);
}

/** The provinces, from which a district is chosen level by level. */
export function provincesQuery(scope: AccountScope) {
  return asideQuery(listProvinces, {}, scope);
}

/** The cities of a province at level 1, the districts of a city at level 2; undefined when they did not come. */
export async function regionsBelow(level: 1 | 2, id: string) {
  const result = await asideApi.call(level === 1 ? listCities : listAreas, { path: { id } });
  return result.ok ? result.data : undefined;
}
