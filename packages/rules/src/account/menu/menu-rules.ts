import { isOn } from '../../base/flag';
import { isAdministrator, type MenuFacts, type MenuId, type MenuItem } from './menu-item';
import type { Why } from './why';

/** The reason that any rule gives for its decision. */
export interface Reason<Facts = MenuFacts> extends Why {
  /** Requirement id. */
  readonly rule: string;
  /** The facts that the rule reads, by their wire names. */
  readonly read: (facts: Facts) => Readonly<Record<string, unknown>>;
}

/** A rule that lets something through or not. */
export interface Condition<Facts = MenuFacts> extends Reason<Facts> {
  readonly allows: (facts: Facts) => boolean;
}

/** Hides items by id or route name below certain ancestors unless the facts allow them. */
export interface HideRule extends Condition {
  /** Ancestors that must all stand above the item, outermost first; empty means anywhere. */
  readonly under: readonly MenuId[];
  readonly ids: readonly MenuId[];
  readonly routeName?: string;
}

/** Names an item by title or id; the specification gives some only one of them. */
export interface MenuName {
  readonly titles: readonly string[];
  readonly ids: readonly MenuId[];
}

/**
 * The part of one top-level entry that a customer with customerFlag keeps; without `keeps` the entry itself is dropped.
 */
export interface LimitRule extends Reason {
  readonly top: MenuName;
  readonly keeps?: MenuName;
}

/** Whether the item is the named one. */
export function isNamed({ id, title }: MenuItem, { titles, ids }: MenuName): boolean {
  return titles.some((item) => item === title) || ids.some((item) => String(item) === String(id));
}

const OPEN_SUB_CHANNELS: readonly unknown[] = ['HV003', 'VA003'];
const HIDDEN: Condition = {
  rule: 'MENU-03',
  cause: 'retired',
  read: () => ({}),
  allows: () => false,
};

/** An item with isadmin 1. Assumption: it is for administrators only (MENU-09). */
export const ADMIN_ONLY: Condition = {
  rule: 'MENU-09',
  cause: 'adminOnly',
  read: ({ isAdmin }) => ({ isAdmin: isAdmin ?? false }),
  allows: isAdministrator,
};

/** The items that permissions hide, one row per rule (MENU-01 to MENU-04, PROF-03). */
export const HIDE_RULES: readonly HideRule[] = [
  {
    rule: 'MENU-01',
    under: [19],
    ids: [1903],
    cause: 'subChannel',
    read: ({ subChannel }) => ({ subChannel }),
    allows: ({ subChannel }) => OPEN_SUB_CHANNELS.includes(subChannel),
  },
  {
    rule: 'MENU-02',
    under: [44],
    ids: [20085, 20084],
    cause: 'redInvoice',
    read: ({ redInvoice: red }) => ({
      valid: red?.valid ?? false,
      rebateAuth: red?.rebateAuth ?? false,
      returnAuth: red?.returnAuth ?? false,
    }),
    allows: ({ redInvoice: red }) => isOn(red?.valid) || isOn(red?.rebateAuth) || isOn(red?.returnAuth),
  },
  { ...HIDDEN, under: [20097], ids: [20240919] },
  { ...HIDDEN, under: [42, 777], ids: [778, 7773, 20101] },
  { ...HIDDEN, under: [42, 219], ids: [20096] },
  {
    rule: 'MENU-04',
    under: [7],
    ids: [20240922, 20240923],
    cause: 'returnAuthority',
    read: ({ reverseAuthority }) => ({
      reverseAuthority: reverseAuthority ?? false,
    }),
    allows: ({ reverseAuthority }) => isOn(reverseAuthority),
  },
  {
    rule: 'PROF-03',
    under: [],
    ids: [],
    routeName: 'account',
    cause: 'adminOnly',
    read: ({ isAdmin }) => ({ isAdmin: isAdmin ?? false }),
    allows: isAdministrator,
  },
];

const customerFlag: Reason = {
  rule: 'MENU-05',
  cause: 'limitedCustomer',
  read: ({ customerFlag: flag }) => ({ customerFlag: flag }),
};

/** Names an item by any of these titles. */
export const titled = (...titles: readonly string[]): MenuName => ({ titles, ids: [] });

/** The top-level entries that customerFlag limits (MENU-05). Assumption: menu 104 is the entry 账户. */
export const LIMIT_RULES: readonly LimitRule[] = [
  { ...customerFlag, top: titled('业务办理', '财务自助', '售后服务') },
  { ...customerFlag, top: titled('直供采购'), keeps: titled('采购首页') },
  {
    ...customerFlag,
    top: { titles: ['账户'], ids: [104] },
    keeps: { titles: ['信息维护'], ids: [108] },
  },
];

/** The top-level entries that the side bar keeps (SIDE-03). */
export const SIDE_BAR_ENTRIES: MenuName = {
  titles: [
    '直供采购',
    '业务办理',
    '易管货',
    '库存',
    '财务自助',
    '智慧云仓',
    '售后服务',
    '培训',
    '账户',
    '易工程',
  ],
  ids: [180, 20090],
};
