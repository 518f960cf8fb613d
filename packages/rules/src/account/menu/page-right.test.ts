import { describe, expect, it } from 'vitest';
import {
  customerFlagOf,
  type MenuFacts,
  type MenuItem,
  offeredMenus,
  type PageReach,
  type PageTable,
  pageRights,
} from './index';

const REACH: Readonly<Record<string, PageReach>> = {
  index: 'anywhere',
  mallHelpPage: 'anywhere',
  orderDetail: ['myOrder'],
  mallEditHelpPage: ['mallHelpPage'],
  payerZY: ['payerCT'],
  payerCT: ['payerZY'],
  paymentDone: ['payment'],
};

const table: PageTable = {
  pageBehind: (click) => {
    if (click.kind === 'route') return click.routeName;
    return click.kind === 'path' ? click.path.slice(1) : undefined;
  },
  reachOf: (page) => REACH[page],
  titleOf: (page) => page,
};

const menus: MenuFacts['menus'] = [
  {
    id: 7,
    title: '直供采购',
    subItems: [
      { id: 701, title: '采购首页', routeName: 'index' },
      { id: 9, routeName: 'myOrder' },
      { id: 20240922, routeName: 'returnHandling' },
    ],
  },
  {
    id: 44,
    title: '财务自助',
    subItems: [
      { id: 4412, subItems: [{ id: 44031, routeName: 'payment' }] },
      { id: 20085, routeName: 'rebateHandling' },
      { id: 20084, routeName: 'returnHandling' },
      {
        id: 20097,
        subItems: [
          { id: 20240919, path: '/finance' },
          { id: 1, path: '/finance' },
        ],
      },
    ],
  },
  {
    id: 104,
    title: '账户',
    subItems: [{ id: 114, title: '付款方' }, { id: 108 }, { id: 117, routeName: 'account', isadmin: 1 }],
  },
];
const facts: MenuFacts = { menus, channelGroup: 'ZY' };

const closedBy = (page: string, asked: MenuFacts = facts) => {
  const right = pageRights(asked, table)(page);
  return right.isOpen ? 'open' : `${right.rule} ${right.why.cause}`;
};

it.each([
  ['payment', {}, 'open'],
  ['paymentDone', {}, 'open'],
  ['payment', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  // No menu lists it: it is closed with the page that leads there, and says why that one is.
  ['paymentDone', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  ['index', { customerFlag: '1' }, 'open'],
  ['myOrder', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  ['orderDetail', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  ['payerZY', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  ['payerZY', {}, 'open'],
  ['payerCT', {}, 'open'],
  ['account', {}, 'MENU-09 adminOnly'],
  ['account', { isAdmin: true }, 'open'],
  ['rebateHandling', {}, 'MENU-02 redInvoice'],
  ['rebateHandling', { redInvoice: { valid: true } }, 'open'],
  // Two entries lead there: one that is shown is enough.
  ['returnHandling', {}, 'MENU-04 returnAuthority'],
  ['returnHandling', { reverseAuthority: true }, 'open'],
  ['finance', {}, 'open'],
  ['mallHelpPage', {}, 'open'],
  ['mallEditHelpPage', {}, 'open'],
  ['mallHelpPage', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  ['mallEditHelpPage', { customerFlag: '1' }, 'MENU-05 limitedCustomer'],
  // No entry of the account names it, and no page leads there.
  ['airrefund', {}, 'MENU-07 noMenu'],
  ['payment', { menus: undefined }, 'MENU-07 noMenu'],
  ['index', { menus: undefined }, 'open'],
] as const)(
  'MENU-05 MENU-07 the right to the page %s with %o is that of its menu entry: %s',
  (page, changed, right) => {
    expect(closedBy(page, { ...facts, ...changed })).toBe(right);
  },
);

it('FLOAT-02 a tool that the account sees opens its page, and one that it does not see opens none', () => {
  expect(closedBy('trafficCart')).toBe('open');
  expect(closedBy('trafficCart', { ...facts, roles: { DESIGNER: 'DESIGNER' } })).toBe('MENU-07 noMenu');
});

it('MENU-07 the reason of a page without an entry names the page', () => {
  expect(pageRights(facts, table)('airrefund')).toMatchObject({ why: { subject: 'airrefund' } });
});

it('MENU-07 menus that are no tree open nothing but what is open from anywhere', () => {
  const cyclic: { id: number; subItems: unknown[] } = { id: 7, subItems: [] };
  cyclic.subItems.push(cyclic, { id: 44031, routeName: 'payment' });
  expect(closedBy('payment', { menus: [cyclic as never] })).toBe('MENU-07 noMenu');
});

it.each([undefined, null, '', '0', 0, false])(
  'MENU-05 a sold-to whose customerFlag is %o leaves the decision to the user',
  (soldTo) => {
    expect([customerFlagOf(soldTo, '1'), customerFlagOf(soldTo, '0')]).toEqual(['1', '0']);
    expect(customerFlagOf('1', soldTo)).toBe('1');
  },
);

describe('a page that the host does not offer', () => {
  const host = (...closed: readonly string[]): PageTable => ({
    ...table,
    isOffered: (page) => !closed.includes(page),
  });
  const titlesOf = (items: readonly MenuItem[]): readonly unknown[] =>
    items.flatMap((item) => (item ? [item.id, ...titlesOf(item.subItems ?? [])] : []));

  it('MENU-07 is closed to everybody, with what is reached from it alone, and says that it is the host', () => {
    const right = pageRights(facts, host('payment', 'index'));
    expect(right('payment')).toMatchObject({ isOpen: false, rule: 'HOST', why: { cause: 'notOffered' } });
    expect(right('paymentDone')).toMatchObject({ isOpen: false, why: { cause: 'notOffered' } });
    // Pages for everybody, too; and who has no right reads first that the page is closed.
    expect(right('index')).toMatchObject({ isOpen: false, rule: 'HOST' });
    expect(pageRights({ ...facts, customerFlag: '1' }, host('payment'))('payment')).toMatchObject({
      rule: 'HOST',
    });
    expect(right('myOrder').isOpen).toBe(true);
  });

  it('MENU-07 leaves the menus with the parents that it empties; a heading with other pages below it stays, and leads nowhere', () => {
    expect(titlesOf(offeredMenus(facts, host('payment')) ?? [])).toEqual(
      titlesOf(menus ?? []).filter((id) => id !== 4412 && id !== 44031),
    );
    const heading = [{ id: 1, routeName: 'closed', subItems: [{ id: 2, routeName: 'open' }] }];
    expect(offeredMenus({ menus: heading }, host('closed'))).toEqual([
      { id: 1, subItems: [{ id: 2, routeName: 'open', subItems: [] }] },
    ]);
    // 付款方 of the account has no address of its own.
    expect(titlesOf(offeredMenus(facts, host('payerZY')) ?? [])).not.toContain(114);
  });

  it('MENU-07 changes nothing where all is offered, or where the menus are no tree', () => {
    expect(offeredMenus(facts, table)).toBe(menus);
    const cyclic: { id: number; subItems: MenuItem[] } = { id: 1, subItems: [] };
    cyclic.subItems.push(cyclic);
    const broken = [cyclic];
    expect(offeredMenus({ menus: broken }, host('payment'))).toBe(broken);
    expect(offeredMenus({}, host('payment'))).toBeUndefined();
  });
});
