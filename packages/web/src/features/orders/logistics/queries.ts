import type { Data } from '@dealer-portal/sdk';
import { getLogisticsInfo, queryDeliveryNotes, queryJjLogisticsTrack } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';
import type { TrailType } from './trail-href';

export type DeliveryNote = Data<typeof queryDeliveryNotes>['records'][number];
export type Trail = Data<typeof getLogisticsInfo>;

interface NotesFilter {
  readonly status?: string;
  readonly keyword?: string;
  readonly sendtoCode?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function deliveryNotesQuery(scope: AccountScope, filter: NotesFilter) {
  return accountQuery(queryDeliveryNotes, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

/** The trail of a delivery note; two calls answer alike, by who delivers. Nothing is fetched without a number. */
export function trailQuery(scope: AccountScope, dn: string, type: TrailType) {
  const carrier = accountQuery(getLogisticsInfo, dn === '' ? undefined : { query: { dn, type } }, scope);
  const home = accountQuery(queryJjLogisticsTrack, dn === '' ? undefined : { body: { dn } }, scope);
  return type === 'JJ' ? home : carrier;
}
