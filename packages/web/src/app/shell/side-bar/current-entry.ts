import type { SideBarItem } from '@dealer-portal/rules/menu';
import { areaOf, type RouteName, routeAt } from '#routes';
import { menuTarget } from '../menu/menu-target';

/**
 * The top-level entry that the page on show belongs to: the first one that leads to it. A page that no menu leads to,
 * such as that of one product, belongs to the entry with the most pages of its area.
 */
export function currentEntry(
  items: readonly SideBarItem[],
  page: string | undefined,
): SideBarItem | undefined {
  if (page === undefined) return undefined;
  const pages = items.map((item) => ({ item, names: namesOf(item) }));
  const own = pages.find(({ names }) => names.some((name) => name === page));
  if (own) return own.item;
  const area = areaOf(page);
  if (area === undefined) return undefined;
  const counts = pages.map(({ names }) => names.filter((name) => areaOf(name) === area).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : items[counts.indexOf(most)];
}

/** The pages that an entry and the items below it lead to. */
function namesOf({ click, children }: SideBarItem): readonly RouteName[] {
  const target = menuTarget(click);
  const name = target.kind === 'link' ? routeAt(target.to) : undefined;
  return [...(name ? [name] : []), ...children.flatMap(namesOf)];
}
