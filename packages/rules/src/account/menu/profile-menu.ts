import { isOn } from '../../base/flag';
import { childrenOf } from '../../base/tree';
import { oldPayerRoute, payerRoute } from '../../buying/payer/payer-route';
import { refusal } from './conditions';
import { findMenu } from './find-menu';
import { type MenuAddress, menuAddress } from './menu-click';
import { isAdministrator, isRestricted, type MenuFacts, type MenuItem } from './menu-item';
import type { Condition } from './menu-rules';

const PROFILE_MENU = 104;

/** Where a profile item leads, always in a new window; `external` is a path of the provider's site (PROF-01). */
export type ProfileTarget = MenuAddress | { readonly kind: 'external'; readonly path: string };

/** One item of the profile menu (PROF-01). */
export interface ProfileItem {
  readonly id: string;
  readonly title: string;
  readonly target: ProfileTarget;
}

interface ProfileRow {
  readonly id: string;
  readonly title: string;
  readonly target: (facts: MenuFacts) => ProfileTarget;
  readonly isForLimited?: true;
}

const route = (routeName: string | undefined): ProfileTarget =>
  routeName ? { kind: 'route', routeName } : { kind: 'none' };

const external = (query: string): ProfileTarget => ({
  kind: 'external',
  path: `/personalSetting/index${query}`,
});

/** The seven items of the specification; `isForLimited` marks what customerFlag leaves (PROF-01 to PROF-03). */
const ROWS: readonly ProfileRow[] = [
  {
    id: '108',
    title: '信息维护',
    target: () => external(''),
    isForLimited: true,
  },
  {
    id: '113',
    title: '登录密码修改',
    target: () => external('?type=password'),
    isForLimited: true,
  },
  { id: '114', title: '付款方', target: (facts) => route(payerRoute(facts)) },
  {
    id: '1141',
    title: '付款方（旧）',
    target: (facts) => route(oldPayerRoute(facts)),
  },
  { id: '115', title: '收货地址', target: () => route('deliveryaddress') },
  { id: '116', title: '商品关注', target: () => route('myConcern') },
  {
    id: '1001',
    title: '客户视图',
    target: () => route('customerview'),
    isForLimited: true,
  },
];

function rowOf({ id }: MenuItem): ProfileRow | undefined {
  return ROWS.find((row) => row.id === String(id));
}

/** Where an item of menu 104 leads: by the table, else by its own address (PROF-01, PROF-02). */
export function profileTarget(item: MenuItem, facts: MenuFacts): ProfileTarget {
  return rowOf(item)?.target(facts) ?? menuAddress(item);
}

function profileItem(item: MenuItem, facts: MenuFacts): ProfileItem {
  return {
    id: String(item.id),
    title: item.title || rowOf(item)?.title || '',
    target: profileTarget(item, facts),
  };
}

interface ProfileFacts {
  readonly item: MenuItem;
  readonly facts: MenuFacts;
}

/** The conditions of an item of menu 104 (PROF-01 to PROF-03, MENU-09). */
export const PROFILE_CONDITIONS: readonly Condition<ProfileFacts>[] = [
  {
    rule: 'PROF-01',
    cause: 'elsewhere',
    read: () => ({}),
    allows: ({ item }) => String(item.id) !== '106',
  },
  {
    rule: 'PROF-02',
    cause: 'noPage',
    read: ({ item, facts }) =>
      rowOf(item)
        ? { channelGroup: facts.channelGroup, customerSpecialLabel: facts.customerSpecialLabel }
        : { url: item.url, path: item.path, routeName: item.routeName },
    allows: ({ item, facts }) => profileItem(item, facts).target.kind !== 'none',
  },
  {
    rule: 'PROF-03',
    cause: 'adminOnly',
    read: ({ facts }) => ({ isAdmin: facts.isAdmin ?? false }),
    allows: ({ item, facts }) => item.routeName !== 'account' || isAdministrator(facts),
  },
  {
    rule: 'PROF-03',
    cause: 'limitedCustomer',
    read: ({ facts }) => ({ customerFlag: facts.customerFlag }),
    allows: ({ item, facts }) => !isRestricted(facts) || rowOf(item)?.isForLimited === true,
  },
  {
    rule: 'MENU-09',
    cause: 'adminOnly',
    read: ({ facts }) => ({ isAdmin: facts.isAdmin ?? false }),
    allows: ({ item, facts }) => !isOn(item.isadmin) || isAdministrator(facts),
  },
];

/** An item of menu 104 as it was fetched, and as the profile menu shows it. */
interface ProfileRowOf {
  readonly item: MenuItem;
  readonly profile: ProfileItem;
}

/** Every item of menu 104 as fetched (PROF-01). */
export function profileItems(facts: MenuFacts): readonly ProfileRowOf[] {
  const menu = findMenu(facts.menus, PROFILE_MENU);
  const items = menu ? childrenOf(menu) : [];
  // A hole in a list of the wire is nothing.
  return items.filter(Boolean).map((item) => ({ item, profile: profileItem(item, facts) }));
}

/** The profile menu: menu 104 as fetched, minus 106 and what PROF-03 takes away (PROF-01). */
export function profileMenu(facts: MenuFacts): readonly ProfileItem[] {
  return profileItems(facts).flatMap(({ item, profile }) =>
    refusal(PROFILE_CONDITIONS, { item, facts }) ? [] : [profile],
  );
}
