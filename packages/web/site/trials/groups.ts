/** The trials of each group, loaded when one is tried. */
import type { Trial } from './trial';

type Group = () => Promise<{ readonly trials: readonly Trial[] }>;

/** The trials of several files are one group. */
async function joined(...files: readonly ReturnType<Group>[]): ReturnType<Group> {
  return { trials: (await Promise.all(files)).flatMap(({ trials }) => trials) };
}

export const GROUPS = {
  base: () => import('./base'),
  buying: () =>
    joined(
      import('./buying'),
      import('./choosing'),
      import('./settling'),
      import('./ordering'),
      import('./afterwards'),
    ),
  orders: () => import('./orders'),
  money: () => joined(import('./money'), import('./accounts')),
  account: () => joined(import('./account'), import('./rights'), import('./customer'), import('./pages')),
  fields: () => import('./fields'),
} as const satisfies Record<string, Group>;

/** The group of a name that stands in a page. */
export function groupOf(name: string | undefined): Group | undefined {
  return Object.entries(GROUPS).find(([key]) => key === name)?.[1];
}
