import type { TRAIL_TYPES } from '@dealer-portal/rules/states';
import { href } from '#routes';

/** The way of a delivery note, by its code. */
export type TrailType = (typeof TRAIL_TYPES)[keyof typeof TRAIL_TYPES]['value'];

/** The address of a delivery note's trail, or of the trails of an order. */
export function trailHref(
  named: { readonly dn: string; readonly type?: TrailType } | { readonly orderNo: string },
): string {
  return `${href('logisticsDetail')}?${new URLSearchParams(named)}`;
}
