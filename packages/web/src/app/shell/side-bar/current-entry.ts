import type { SideBarItem } from '@dealer-portal/rules/menu';
import { areaOf, routeAt } from '#routes';
import { menuTarget } from '../menu/menu-target';

/**
 * The top-level entry of the page on show: the first one that leads to it, or else to the page that names its area.
 * Pages of one object, such as a product, are in no menu.
 */
export function currentEntry(items: readonly SideBarItem[], page: string | undefined) {
  const entryOf = (name: string | undefined) => items.find((item) => leadsTo(item, name));
  return entryOf(page) ?? entryOf(areaOf(page));
}

function leadsTo({ click, children }: SideBarItem, page: string | undefined): boolean {
  const target = menuTarget(click);
  if (target.kind === 'link' && routeAt(target.to) === page) return true;
  return children.some((item) => leadsTo(item, page));
}
