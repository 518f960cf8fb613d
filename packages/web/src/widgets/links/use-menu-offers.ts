import { type MenuItem, menuAddress, visibleMenus } from '@dealer-portal/rules/menu';
import { isDealer } from '@dealer-portal/rules/roles';
import { useMemo } from 'react';
import { usePermissions } from '#platform/permissions';
import { href, isRouteName, type RouteName } from '#routes';

/** Whether a menu of a dealer's account leads to a page: only then a link elsewhere does (MENU-04, MENU-05, FLAG-01). */
export function useMenuOffers(): (name: RouteName) => boolean {
  const { facts, offersMyOrders } = usePermissions();
  const pages = useMemo(() => new Set(pagesOf(visibleMenus(facts))), [facts]);
  return (name) => isDealer(facts) && offersMyOrders && pages.has(href(name));
}

/** The portal's own addresses of menus, at every level. */
function pagesOf(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => [...pageOf(item), ...pagesOf(item.subItems ?? [])]);
}

function pageOf(item: MenuItem): readonly string[] {
  const address = menuAddress(item);
  if (address.kind === 'path') return [address.path];
  return address.kind === 'route' && isRouteName(address.routeName) ? [href(address.routeName)] : [];
}
