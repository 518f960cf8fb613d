import { type Flag, isOn, isSet } from '../../base/flag';

/** Ids of menus are numbers or text on the wire; both mean the same. */
export type MenuId = number | string;

/** One node of the permission tree, by wire names. */
export interface MenuItem {
  readonly id: MenuId;
  readonly title?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly path?: string | null | undefined;
  readonly routeName?: string | null | undefined;
  readonly icontitle?: string | null | undefined;
  readonly newFlagTime?: number | string | null | undefined;
  /** Carried as it comes; the icon is decided by newFlagTime (SIDE-02). */
  readonly new?: Flag;
  /** 1: for administrators only (MENU-09). */
  readonly isadmin?: Flag;
  readonly subItems?: readonly MenuItem[] | null | undefined;
}

/** Assumption: a button arrives as its code, or as an object that carries the code as `id` or `code`. */
export type MenuButton =
  | string
  | {
      readonly id?: MenuId | null | undefined;
      readonly code?: string | null | undefined;
    };

/** The red-invoice permission as its call answers it (MENU-02). */
export interface RedInvoicePermission {
  readonly valid?: Flag;
  readonly rebateAuth?: Flag;
  readonly returnAuth?: Flag;
}

/** Everything that menus, buttons and floating tools are decided by; a missing permission counts as refused (MENU-07). */
export interface MenuFacts {
  /** The permission tree as it was fetched, before any filter but that of the host (`offeredMenus`). */
  readonly menus?: readonly MenuItem[] | null | undefined;
  /** The tree as it was fetched where a host took entries out of `menus`: what they grant besides stays. */
  readonly granted?: readonly MenuItem[] | null | undefined;
  readonly buttons?: readonly MenuButton[] | null | undefined;
  readonly roles?: Readonly<Record<string, unknown>> | null | undefined;
  readonly isAdmin?: Flag;
  readonly channel?: string | null | undefined;
  readonly subChannel?: string | null | undefined;
  readonly channelGroup?: string | null | undefined;
  readonly customerCode?: string | null | undefined;
  readonly customerFlag?: Flag;
  readonly customerSpecialLabel?: string | null | undefined;
  readonly redInvoice?: RedInvoicePermission | null | undefined;
  /** Answer of the reverse-authority check. */
  readonly reverseAuthority?: Flag;
  /** Answer of the customer-flag data call. */
  readonly jshCusFlagData?: Flag;
}

/**
 * The customerFlag of an account: that of the chosen sold-to, else the user's own. Every way to say no (`'0'`, 0,
 * `''`, false, absence) counts the same: the other source decides (MENU-05; decisions, Flags).
 * @param soldTo the flag of the sale info
 * @param user the flag of the user info
 */
export function customerFlagOf(soldTo: Flag, user: Flag): Flag {
  return isSet(soldTo) ? soldTo : user;
}

/** Whether the customer is a restricted one: customerFlag is set (MENU-05, PROF-03, FLOAT-03). */
export function isRestricted({ customerFlag }: Pick<MenuFacts, 'customerFlag'>): boolean {
  return isSet(customerFlag);
}

/** Whether the user is an administrator (PROF-03, MENU-09, ACC-01). */
export function isAdministrator({ isAdmin }: Pick<MenuFacts, 'isAdmin'>): boolean {
  return isOn(isAdmin);
}

/** Whether an item leads somewhere by itself, without its children. */
export function hasAddress({ url, path, routeName }: MenuItem): boolean {
  return Boolean(url || path || routeName);
}

/** Whether the user works as a designer: a role with that name or code (FLOAT-02). */
export function isDesigner({ roles }: Pick<MenuFacts, 'roles'>): boolean {
  return Object.entries(roles ?? {}).some((pair) => pair.includes('DESIGNER'));
}
