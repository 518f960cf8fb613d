import type { SideBarItem } from '@dealer-portal/rules/menu';
import { config } from '#platform/config';
import { href, isRouteName, routes } from '#routes';

type Click = SideBarItem['click'];

/** What a click does that is more than going somewhere. */
export type MenuActionClick = Extract<
  Click,
  { readonly kind: 'alert' | 'unbind' | 'sso' | 'export' | 'protocol' }
>;

/** A menu item's click as the browser can carry it out. */
export type MenuTarget =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'action'; readonly click: MenuActionClick }
  | { readonly kind: 'none' };

/** A required parameter of a route's path; a menu item has none to give. */
const REQUIRED = /:\w+(?![\w?])/;

/**
 * Names of permission data whose page is a tab of another one.
 * Assumption: no route is named `account`; the sub-accounts stand beside the payers (ACC-01, PROF-03).
 */
const TABS: ReadonlyMap<string, string> = new Map([['account', `${href('payerZY')}?tab=account`]]);

/** The address of a route by the name that permission data carries; none for a name that leads nowhere. */
function byName(routeName: string): MenuTarget {
  const tab = TABS.get(routeName);
  if (tab) return { kind: 'link', to: tab };
  if (!isRouteName(routeName) || REQUIRED.test(routes[routeName].path)) return { kind: 'none' };
  return { kind: 'link', to: href(routeName) };
}

/**
 * Where a menu item leads: an address inside, a window outside, or something to do (SIDE-04 to SIDE-07, PROF-01).
 * Assumption: the e-signature entry opens the page 电子签章 (goElectricSignPage).
 */
export function menuTarget(click: Click): MenuTarget {
  switch (click.kind) {
    case 'none':
      return click;
    case 'path':
      return { kind: 'link', to: click.path };
    case 'route':
      return byName(click.routeName);
    case 'sign':
      return { kind: 'link', to: href('goElectricSignPage') };
    case 'window':
      return click;
    case 'scene':
      return { kind: 'window', url: config.sites.scene };
    case 'external':
      return { kind: 'window', url: `${config.personalSite}${click.path}` };
    default:
      return { kind: 'action', click };
  }
}
