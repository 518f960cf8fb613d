import { href } from '#routes';

/** The kinds of trail. Assumption: 1 to the buyer and 2 back are the description's; JJ asks the home-delivery carrier. */
export const TRAIL_TYPES = [
  { value: '1', label: '正向配送' },
  { value: '2', label: '逆向退货' },
  { value: 'JJ', label: '居家配送' },
] as const;

export type TrailType = (typeof TRAIL_TYPES)[number]['value'];

/** The address of a delivery note's trail, or of the trails of an order. */
export function trailHref(
  named: { readonly dn: string; readonly type?: TrailType } | { readonly orderNo: string },
): string {
  return `${href('logisticsDetail')}?${new URLSearchParams(named)}`;
}
