import { childrenOf, soundTree } from '../../base/tree';
import { refusal } from './conditions';
import { floatingBar, WORK_PAGE } from './floating/floating-bar';
import type { FloatingId } from './floating/floating-items';
import { type MenuClick, menuAddress, menuClick } from './menu-click';
import { hasAddress, isRestricted, type MenuFacts, type MenuItem } from './menu-item';
import type { Condition, Reason } from './menu-rules';
import { PROFILE_CONDITIONS, type ProfileTarget, profileItems, profileTarget } from './profile-menu';
import { PERMISSION_RULES } from './rule-set';
import { walkMenus } from './visible-menus';
import type { Why } from './why';

/**
 * How a page is reached besides its menu entry: from anywhere in the portal, or from these pages. Absent: by a menu
 * entry alone.
 */
export type PageReach = 'anywhere' | readonly string[];

/** What a portal knows of its pages; the rules know pages by name and no address. */
export interface PageTable {
  /** The page behind a menu entry; undefined for a site outside, and for what is no page. */
  readonly pageBehind: (click: MenuClick | ProfileTarget) => string | undefined;
  readonly reachOf: (page: string) => PageReach | undefined;
  readonly titleOf: (page: string) => string;
  /** Whether the host offers the page; all of them when absent. */
  readonly isOffered?: ((page: string) => boolean) | undefined;
}

/** Whether an account may open a page, and if not, why. */
export type PageRight =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      /**
       * The requirement that closes it: of the hidden entry, or MENU-07 where there is no entry; HOST where this host does
       * not offer the page.
       */
      readonly rule: string;
      readonly why: Why;
    };

/** The page of each floating tool that opens one: a tool is an entry like a menu's. */
const TOOL_PAGES: Readonly<Partial<Record<FloatingId, string>>> = {
  recommendation: 'purchaseRecommand',
  eventTrace: 'eventTrace',
  orders: 'myOrder',
  cart: 'cart',
  trafficCart: 'trafficCart',
  transferCart: 'transferCart',
  favourites: 'myConcern',
  live: 'live',
};

/** What closes a page that no menu lists: the help manual is not for restricted customers (1§6). */
const PAGE_CONDITIONS: Readonly<Record<string, Condition>> = {
  mallHelpPage: {
    rule: 'MENU-05',
    cause: 'limitedCustomer',
    read: ({ customerFlag }) => ({ customerFlag }),
    allows: (facts) => !isRestricted(facts),
  },
};

const NOT_OFFERED: Condition = {
  rule: 'HOST',
  cause: 'notOffered',
  read: () => ({}),
  allows: () => false,
};

const OPEN: PageRight = { isOpen: true };

/** The entries of an account by the page behind them. */
interface Entries {
  readonly shown: ReadonlySet<string>;
  readonly hidden: ReadonlyMap<string, Reason<never>>;
}

function entriesOf(facts: MenuFacts, { pageBehind }: PageTable): Entries {
  const shown = new Set<string>();
  const hidden = new Map<string, Reason<never>>();
  const add = (page: string | undefined, reason: Reason<never> | undefined): void => {
    if (page === undefined) return;
    if (!reason) shown.add(page);
    else if (!hidden.has(page)) hidden.set(page, reason);
  };
  const hiddenItems = new Map<MenuItem, Reason>();
  walkMenus(facts, PERMISSION_RULES, (item, reason) => hiddenItems.set(item, reason));
  const visit = (items: readonly MenuItem[], above: Reason | undefined): void => {
    for (const item of items) {
      // A hole in a list of the wire is nothing.
      if (!item) continue;
      const reason = above ?? hiddenItems.get(item);
      add(pageBehind(clickOf(item, facts)), reason);
      visit(childrenOf(item), reason);
    }
  };
  visit(soundTree(facts.menus), undefined);
  for (const { item, profile } of profileItems(facts)) {
    add(pageBehind(profile.target), refusal(PROFILE_CONDITIONS, { item, facts }));
  }
  for (const { id } of floatingBar({ ...facts, pathname: WORK_PAGE })) add(TOOL_PAGES[id], undefined);
  return { shown, hidden };
}

/** A return-goods entry goes on to its own page once its protocol is signed (MENU-08). */
function clickOf(item: MenuItem, facts: MenuFacts): MenuClick | ProfileTarget {
  const click = menuClick(item);
  if (click.kind === 'protocol') return menuAddress(item);
  return click.kind === 'none' ? profileTarget(item, facts) : click;
}

/**
 * The right to each page, from the same facts as the menus: a page is open when an entry that the account sees leads to
 * it, or when it is reached from a page that is open. What MENU, PROF and FLOAT rules hide is closed by address, too.
 * What the host does not offer is closed to everybody.
 * @param facts as for the menus; a permission that could not be asked counts as refused (MENU-07, 1§8)
 * @returns the question for one page, by the name that the table has
 * Source: 1§6; decisions, "A page's right is that of its menu entry"; MENU-01 to MENU-09, PROF-02, PROF-03.
 */
export function pageRights(facts: MenuFacts, table: PageTable): (page: string) => PageRight {
  const { shown, hidden } = entriesOf(facts, table);
  const barred = (page: string): Condition | undefined => {
    if (table.isOffered?.(page) === false) return NOT_OFFERED;
    const condition = PAGE_CONDITIONS[page];
    return condition?.allows(facts) === false ? condition : undefined;
  };
  const isOpen = (page: string, asked: ReadonlySet<string>): boolean => {
    if (barred(page)) return false;
    if (shown.has(page)) return true;
    const reach = table.reachOf(page);
    if (reach === undefined || reach === 'anywhere') return reach !== undefined;
    const known = new Set([...asked, page]);
    return reach.some((from) => !known.has(from) && isOpen(from, known));
  };
  const reasonOf = (page: string): Reason<never> | undefined => {
    const reach = table.reachOf(page);
    const ways = typeof reach === 'object' ? [page, ...reach] : [page];
    return ways.map((way) => barred(way) ?? hidden.get(way)).find((reason) => reason !== undefined);
  };
  return (page) => {
    if (isOpen(page, new Set())) return OPEN;
    const reason = reasonOf(page);
    if (reason) return { isOpen: false, rule: reason.rule, why: reason };
    // What a restricted customer has no entry for is not opened by an entry of its own.
    if (isRestricted(facts)) return { isOpen: false, rule: 'MENU-05', why: { cause: 'limitedCustomer' } };
    return { isOpen: false, rule: 'MENU-07', why: { cause: 'noMenu', subject: table.titleOf(page) } };
  };
}

/**
 * The menus without the entries of pages that the host does not offer, as if nobody had been granted them. An entry that
 * leads to such a page and has others below it stays as their heading.
 * @param facts as fetched
 * @returns the menus as they came where everything is offered, and where they are no tree (MENU-07)
 */
export function offeredMenus(facts: MenuFacts, { pageBehind, isOffered }: PageTable): MenuFacts['menus'] {
  const { menus } = facts;
  if (!isOffered || soundTree(menus) !== menus) return menus;
  const offered = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => {
      // A hole in a list of the wire is nothing.
      if (!item) return [];
      const page = pageBehind(clickOf(item, facts));
      const isClosed = page !== undefined && !isOffered(page);
      const below = childrenOf(item);
      const subItems = offered(below);
      const isEmptied = below.length > 0 && !hasAddress(item);
      if (subItems.length === 0 && (isClosed || isEmptied)) return [];
      const open = isClosed ? { ...item, url: undefined, path: undefined, routeName: undefined } : item;
      return [{ ...open, subItems }];
    });
  return offered(menus);
}
