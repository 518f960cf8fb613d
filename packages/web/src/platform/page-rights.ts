import type { MenuClick, PageTable, ProfileTarget } from '@dealer-portal/rules/menu';
import { isPageName, isRouteName, ROUTE_NAMES, type RouteName, routeAt, routes } from '#routes';
import { isRecord, isTexts, slot } from './browser/storage';
import { config } from './config';

/** The page of the portal behind a menu entry; none for another site, and for what is no page. */
export function pageBehind(click: MenuClick | ProfileTarget): RouteName | undefined {
  switch (click.kind) {
    case 'path':
      return routeAt(click.path);
    case 'route':
      return isRouteName(click.routeName) ? click.routeName : undefined;
    case 'window':
      // The sites of the configuration count as other sites.
      return click.url.startsWith('/') ? routeAt(click.url) : undefined;
    case 'sign':
      return 'goElectricSignPage';
    default:
      return undefined;
  }
}

/** What stays whatever a host closes: the way home, and the pages that say what is wrong. */
const ALWAYS: ReadonlySet<RouteName> = new Set(['index', 'notFound', 'test']);

/** The page that a host means by a name or an address; none for what is no page or cannot be closed. */
export function closablePage(text: string): RouteName | undefined {
  const address = text.startsWith('/') ? routeAt(text) : undefined;
  const name = isRouteName(text) ? text : address;
  if (name === undefined || !isPageName(name) || ALWAYS.has(name)) return undefined;
  // Of the pages for everybody those of the frame alone: the others know no account, and stand for what failed.
  return needsRight(name) || routes[name].layout === 'main' ? name : undefined;
}

let closed: { readonly texts: readonly string[]; readonly names: ReadonlySet<RouteName> } | undefined;

/** The pages that this host closes (`flags.closedPages`), read once from the settings in force. */
function closedNames(): ReadonlySet<RouteName> {
  const texts = config.flags.closedPages;
  if (closed?.texts !== texts)
    closed = { texts, names: new Set(texts.flatMap((text) => closablePage(text) ?? [])) };
  return closed.names;
}

/** Whether this host offers a page. */
export function isOffered(name: RouteName): boolean {
  return !closedNames().has(name);
}

/** Whether this host offers the page at an address; what is no page of the portal is not the host's to close. */
export function isOfferedAt(address: string): boolean {
  if (closedNames().size === 0) return true;
  const name = routeAt(address);
  return name === undefined || isOffered(name);
}

/** The route table as the rules of rights ask it. */
export const PAGE_TABLE: PageTable = {
  pageBehind,
  reachOf: (page) => (isRouteName(page) ? routes[page].from : undefined),
  titleOf: (page) => (isRouteName(page) ? routes[page].title : ''),
  get isOffered() {
    if (closedNames().size === 0) return undefined;
    return (page: string) => !isRouteName(page) || isOffered(page);
  },
};

/** Whether a page asks for a right: every page that is not open from anywhere. */
export function needsRight(name: RouteName): boolean {
  return routes[name].from !== 'anywhere';
}

interface ClosedPages {
  readonly saletoCode: string;
  readonly pages: readonly string[];
}

function isClosedPages(value: unknown): value is ClosedPages {
  return isRecord(value) && typeof value['saletoCode'] === 'string' && isTexts(value['pages']);
}

/** The pages that the last visit of this user found closed: until the rights are asked again, nothing is asked for them. */
const storedClosed = slot('local', 'closedPages', isClosedPages);

let closedNow: ReadonlySet<RouteName> = new Set();

/** Remembers which pages are closed: for the guards of this page load, and for the calls ahead of the next. */
export function rememberClosed(saletoCode: string, isOpen: (name: RouteName) => boolean): void {
  const pages = ROUTE_NAMES.filter((name) => !isOpen(name));
  closedNow = new Set(pages);
  storedClosed.write({ saletoCode, pages });
}

/** Whether the rights of this page load close the page: nothing is asked for it then, not even at its gate. */
export function isClosedNow(name: RouteName): boolean {
  return closedNow.has(name) || !isOffered(name);
}

/**
 * Whether the last visit for this sold-to found the page open. A reading call may then leave before the rights are here
 * again; the page itself opens with them alone.
 */
export function wasOpen(name: RouteName, saletoCode: string): boolean {
  if (!isOffered(name)) return false;
  if (!needsRight(name)) return true;
  const closed = storedClosed.read();
  return closed?.saletoCode === saletoCode && !closed.pages.includes(name);
}
