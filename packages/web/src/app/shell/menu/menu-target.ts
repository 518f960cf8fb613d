import type { PageStateOf, SideBarItem } from '@dealer-portal/rules/menu';
import { config } from '#platform/config';
import { isOfferedAt, pageBehind } from '#platform/page-rights';
import { gateOf, href, isRouteName, needsObject, pageStateAt } from '#routes';

type Click = SideBarItem['click'];

/** The effect of a click that does more than open an address. */
export type MenuActionClick = Extract<
  Click,
  { readonly kind: 'alert' | 'unbind' | 'sso' | 'export' | 'protocol' }
>;

/** A menu item's click as the browser can carry it out. */
export type MenuTarget =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'action'; readonly click: MenuActionClick }
  /** The portal has no page at this address yet. */
  | { readonly kind: 'soon' }
  | { readonly kind: 'none' };

/**
 * Names of permission data whose page is a tab of another one.
 * Assumption: no route is named `account`; the sub-accounts are a tab next to the payers (ACC-01, PROF-03).
 */
const TABS: ReadonlyMap<string, string> = new Map([['account', `${href('payerZY')}?tab=account`]]);

/** The address of a route by the name that permission data carries; none for a name that leads nowhere. */
function byName(routeName: string): MenuTarget {
  const tab = TABS.get(routeName);
  if (tab) return { kind: 'link', to: tab };
  if (!isRouteName(routeName) || needsObject(routeName)) return { kind: 'none' };
  return { kind: 'link', to: href(routeName) };
}

/** The address of a page by the name that permission data carries; undefined for a name that leads nowhere. */
export function addressByName(routeName: string): string | undefined {
  const target = byName(routeName);
  return target.kind === 'link' ? target.to : undefined;
}

/**
 * Where a menu item leads: an address inside, a window outside, or something to do (SIDE-04 to SIDE-07, PROF-01).
 * Assumption: the e-signature entry opens the page 电子签章 (goElectricSignPage).
 */
export function menuTarget(click: Click): MenuTarget {
  const target = addressed(click);
  const address = inside(target, click);
  return address !== undefined && pageStateAt(address) === 'planned' ? { kind: 'soon' } : target;
}

/** The portal's own address of a target; the sites of the configuration always count as other sites. */
function inside(target: MenuTarget, click: Click): string | undefined {
  if (target.kind === 'link') return target.to;
  return click.kind === 'window' && click.url.startsWith('/') ? click.url : undefined;
}

function addressed(click: Click): MenuTarget {
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

/** Whether the host offers the page that a target opens; what opens none in this window is always there. */
export function isTargetOffered({ to }: { readonly kind: string; readonly to?: string }): boolean {
  return to === undefined || isOfferedAt(to);
}

/** The route table's state of the page behind a menu item's address. */
export const pageStateOf: PageStateOf = (address) => {
  if (address.kind === 'none') return 'noEntry';
  const target = addressed(address);
  const path = inside(target, address);
  if (path !== undefined) return pageStateAt(path);
  return target.kind === 'none' ? 'noEntry' : 'ready';
};

/** Whether a click on the item leads somewhere, or does something, today. */
export function hasDoor({ click }: Pick<SideBarItem, 'click'>): boolean {
  const { kind } = menuTarget(click);
  return kind !== 'none' && kind !== 'soon';
}

/** The gate that the page behind a menu item's address stands behind (ROUTE-03). */
export function gateBehind(click: Click): string | undefined {
  const name = pageBehind(click);
  return name && gateOf(name);
}
