/** The trials of each group, loaded when one is tried. */
import type { Trial } from './trial';

type Group = () => Promise<{ readonly trials: readonly Trial[] }>;

export const GROUPS = {
  base: () => import('./base'),
  buying: () => import('./buying'),
  orders: () => import('./orders'),
  money: () => import('./money'),
  account: () => import('./account'),
  fields: () => import('./fields'),
} as const satisfies Record<string, Group>;

/** The group of a name that stands in a page. */
export function groupOf(name: string | undefined): Group | undefined {
  return Object.entries(GROUPS).find(([key]) => key === name)?.[1];
}
