import { TRAIL_TYPES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import { getLogisticsInfo, queryJjLogisticsTrack } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';
import type { TrailType } from '#widgets/orders/trail-href';

export type Trail = Data<typeof getLogisticsInfo>;

/** The trail of a delivery note; two calls answer alike, by who delivers. Without a number there is no call. */
export function trailQuery(scope: AccountScope, dn: string, type: TrailType) {
  const carrier = accountQuery(getLogisticsInfo, dn === '' ? undefined : { query: { dn, type } }, scope);
  const home = accountQuery(queryJjLogisticsTrack, dn === '' ? undefined : { body: { dn } }, scope);
  return type === TRAIL_TYPES.home.value ? home : carrier;
}
