/** Long, since each rule of the menus is tested alone and together with the others. */

import { describe, expect, it } from 'vitest';
import { type MenuFacts, type MenuItem, visibleMenus } from './index';
import { ruleSet, SIDE_BAR_RULES } from './rule-set';
import { walkMenus } from './visible-menus';

const node = (id: number | string, ...subItems: readonly MenuItem[]): MenuItem => ({ id, subItems });
const leaf = (id: number | string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  ...more,
});

/** All ids that are left, as text, in the order of the tree. */
function ids(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => [String(item.id), ...ids(item.subItems ?? [])]);
}

const idsFor = (menus: readonly MenuItem[], facts: MenuFacts = {}): string =>
  ids(visibleMenus({ ...facts, menus })).join(' ');

it.each([
  ['HV003', '19 1903 5'],
  ['VA003', '19 1903 5'],
  ['HV004', '19 5'],
  ['', '19 5'],
  [null, '19 5'],
  [undefined, '19 5'],
])('MENU-01a for sub-channel %o menu 19 holds %s', (subChannel, left) => {
  expect(idsFor([node(19, leaf(1903), leaf(5))], { subChannel })).toBe(left);
});

it.each([
  ['1', true, '5 6'],
  [1, true, '5 6'],
  ['1', false, '6'],
  [1, undefined, '6'],
  ['0', false, '5 6'],
  ['', false, '5 6'],
  [0, false, '5 6'],
  [undefined, undefined, '5 6'],
])('MENU-09a an item with isadmin %o, for isAdmin %o: %s', (isadmin, isAdmin, left) => {
  expect(idsFor([leaf(5, { isadmin, new: '1' }), leaf(6)], { isAdmin })).toBe(left);
});

it('MENU-09 the items below an item for administrators go with it', () => {
  expect(idsFor([{ ...node(5, leaf(51)), isadmin: '1' }, leaf(6)], {})).toBe('6');
});

it.each(['0', '', false, null, undefined])('MENU-05 customerFlag %o restricts nobody', (customerFlag) => {
  expect(idsFor([leaf(1, { title: '业务办理' })], { customerFlag })).toBe('1');
});

it.each([
  [{ valid: true, rebateAuth: false, returnAuth: false }, '44 20085 20084 5'],
  [{ valid: false, rebateAuth: true, returnAuth: false }, '44 20085 20084 5'],
  [{ valid: false, rebateAuth: false, returnAuth: true }, '44 20085 20084 5'],
  [{ valid: true, rebateAuth: true, returnAuth: true }, '44 20085 20084 5'],
  [{ valid: false, rebateAuth: false, returnAuth: false }, '44 5'],
  [{ valid: 'true' }, '44 20085 20084 5'],
  [{ rebateAuth: 1 }, '44 20085 20084 5'],
  [{ returnAuth: '1' }, '44 20085 20084 5'],
  [{ valid: '0', rebateAuth: 'false', returnAuth: 0 }, '44 5'],
  [{ valid: null }, '44 5'],
  [{}, '44 5'],
  [null, '44 5'],
  [undefined, '44 5'],
])('MENU-02a MENU-02b with the red-invoice permission %o menu 44 holds %s', (redInvoice, left) => {
  expect(idsFor([node(44, leaf(20085), leaf('20084'), leaf(5))], { redInvoice })).toBe(left);
});

it.each([
  [[node(20097, leaf(20240919), leaf(5))], '20097 5'],
  [[node(42, node(777, leaf(778), leaf(7773), leaf(20101), leaf(5)))], '42 777 5'],
  [[node(42, node(219, leaf(20096), leaf(5)))], '42 219 5'],
  [[node(42, node(219, leaf(778), leaf(7773)), node(777, leaf(20096)))], '42 219 778 7773 777 20096'],
  [[node(777, leaf(778)), node(219, leaf(20096))], '777 778 219 20096'],
  [[node(42, leaf(20240919))], '42 20240919'],
])('MENU-03a MENU-03b MENU-03c %o leaves %s', (menus, left) => {
  expect(idsFor(menus)).toBe(left);
});

it.each([
  [true, '7 20240922 20240923 9'],
  [false, '7 9'],
  [null, '7 9'],
  [undefined, '7 9'],
])('MENU-04a with the reverse authority %o menu 7 holds %s', (reverseAuthority, left) => {
  expect(
    idsFor([node(7, leaf(20240922), leaf('20240923'), leaf(9))], {
      reverseAuthority,
    }),
  ).toBe(left);
});

it('MENU-04 a rule speaks only of items below its own menu, at any depth and in both forms of an id', () => {
  expect(idsFor([node(8, leaf(20240922)), leaf(1903), leaf(20085)])).toBe('8 20240922 1903 20085');
  expect(idsFor([node('7', node('70', leaf('20240922'), leaf(9)))])).toBe('7 70 9');
});

describe('MENU-05 customerFlag', () => {
  const menus: readonly MenuItem[] = [
    {
      id: 1,
      title: '直供采购',
      subItems: [leaf(11, { title: '采购首页' }), leaf(12, { title: '特价' })],
    },
    {
      id: 104,
      title: '账户',
      subItems: [leaf(108), leaf(113), leaf(118, { title: '信息维护' })],
    },
    {
      id: 3,
      title: '业务办理',
      url: 'https://x.example',
      subItems: [leaf(31)],
    },
    { id: 4, title: '财务自助', subItems: [leaf(41)] },
    { id: 5, title: '售后服务', subItems: [leaf(51)] },
    { id: 6, title: '库存', subItems: [leaf(61, { title: '业务办理' })] },
  ];
  const limited = '1 11 104 108 118 6 61';

  it.each(['K', 1, true])(
    'MENU-05a MENU-05b with customerFlag %o only the home, the information and the other entries are left',
    (customerFlag) => {
      expect(idsFor(menus, { customerFlag })).toBe(limited);
    },
  );

  it.each(['', 0, false, null, undefined])(
    'MENU-05 without customerFlag (%o) nothing is taken',
    (customerFlag) => {
      expect(visibleMenus({ customerFlag, menus })).toBe(menus);
    },
  );

  it('MENU-05 the account is known by id 104 or by its title, an entry after it is not limited by it', () => {
    const byTitle = [{ id: 9, title: '账户', subItems: [leaf('108'), leaf(113)] }];
    expect(idsFor(byTitle, { customerFlag: 'K' })).toBe('9 108');
    expect(
      idsFor([node('104', leaf(108), leaf(2)), node(6, leaf(2))], {
        customerFlag: 'K',
      }),
    ).toBe('104 108 6 2');
  });

  it('MENU-05 the items below a kept item are kept', () => {
    const deep = [
      {
        id: 1,
        title: '直供采购',
        subItems: [{ id: 2, title: '采购首页', subItems: [leaf(3)] }],
      },
    ];
    expect(visibleMenus({ customerFlag: 'K', menus: deep })).toBe(deep);
  });
});

it('PROF-03 the sub-account management is shown to admins alone, wherever it stands', () => {
  const menus = [node(1, leaf(2, { routeName: 'account' }), leaf(3, { routeName: 'cart' }))];
  expect(idsFor(menus, { isAdmin: true })).toBe('1 2 3');
  for (const isAdmin of [false, null, undefined]) expect(idsFor(menus, { isAdmin })).toBe('1 3');
});

it.each([
  [{}, '5'],
  [{ url: 'https://x.example' }, '19 5'],
  [{ path: '/x' }, '19 5'],
  [{ routeName: 'cart' }, '19 5'],
  [{ url: '', path: '', routeName: '' }, '5'],
])('SIDE-01 a parent %o that is emptied is left only with an address of its own', (address, left) => {
  expect(idsFor([{ ...node(19, leaf(1903)), ...address }, leaf(5)])).toBe(left);
});

it('SIDE-01 a parent that never had children stays, and emptying goes up level by level', () => {
  expect(idsFor([node(5), leaf(6, { subItems: null })])).toBe('5 6');
  expect(idsFor([node(42, node(777, leaf(778)), node(219, leaf(20096)))])).toBe('');
});

describe('MENU-06 the sample-query children', () => {
  const menus = (count: number, title = '样表查询'): readonly MenuItem[] => [
    {
      id: 1,
      title,
      subItems: Array.from({ length: count }, (_, i) => leaf(10 + i, { url: `https://q.example/${i}?c=` })),
    },
  ];
  const urls = (items: readonly MenuItem[]) => items[0]?.subItems?.map(({ url }) => url);

  it('MENU-06a the first four urls end in the customer code, the fifth does not', () => {
    expect(urls(visibleMenus({ menus: menus(5), customerCode: '8800/1' }))).toEqual([
      'https://q.example/0?c=8800%2F1',
      'https://q.example/1?c=8800%2F1',
      'https://q.example/2?c=8800%2F1',
      'https://q.example/3?c=8800%2F1',
      'https://q.example/4?c=',
    ]);
  });

  it.each(['', null, undefined])('MENU-06 with the customer code %o nothing changes', (customerCode) => {
    const plain = menus(2);
    expect(visibleMenus({ menus: plain, customerCode })).toBe(plain);
  });

  it('MENU-06 other menus, and children without a url or with the code in place, stay as they are', () => {
    const other = menus(2, '样表');
    expect(visibleMenus({ menus: other, customerCode: '1' })).toBe(other);
    const done = [
      {
        id: 1,
        title: '样表查询',
        subItems: [leaf(2, { url: 'x1' }), leaf(3), leaf(4, { url: '' })],
      },
    ];
    expect(visibleMenus({ menus: done, customerCode: '1' })).toBe(done);
    const mixed = [
      {
        id: 1,
        title: '样表查询',
        subItems: [leaf(2, { url: 'x' }), leaf(3, { url: null })],
      },
    ];
    expect(urls(visibleMenus({ menus: mixed, customerCode: '1' }))).toEqual(['x1', null]);
    const four = menus(5).map((top) => ({
      ...top,
      subItems: top.subItems?.slice(4) ?? [],
    }));
    expect(urls(visibleMenus({ menus: four, customerCode: '7' }))).toEqual(['https://q.example/4?c=7']);
  });
});

it('SIDE-03a the side bar keeps its entries by title or id and drops the others', () => {
  const stored = [
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
  ];
  const menus: readonly MenuItem[] = [
    ...stored.map((title, id) => leaf(id + 1, { title })),
    leaf(180, { title: '生态' }),
    leaf('20090'),
    leaf(181, { title: '其他', subItems: [leaf(182, { title: '库存' })] }),
    leaf(183),
  ];
  expect(ids(walkMenus({ menus }, SIDE_BAR_RULES))).toEqual([
    ...stored.map((_, id) => String(id + 1)),
    '180',
    '20090',
  ]);
  expect(visibleMenus({ menus })).toBe(menus);
});

it('MENU-07 without a permission tree nothing is shown', () => {
  expect(visibleMenus({})).toEqual([]);
  expect(visibleMenus({ menus: null })).toEqual([]);
});

it('MENU-01 rows may be several for one id, for text ids and for route names', () => {
  const row = { rule: 'X-01', cause: 'retired', read: () => ({}), under: [] } as const;
  const rules = ruleSet(
    [
      { ...row, ids: ['a', 1], allows: ({ isAdmin }) => isAdmin === true },
      { ...row, ids: [1], allows: ({ channel }) => channel === 'M' },
      { ...row, ids: [], routeName: 'cart', allows: () => false },
    ],
    [],
  );
  const menus = [leaf('a'), leaf(1), leaf('1'), leaf(2, { routeName: 'cart' }), leaf(Number.NaN), leaf(3)];
  const left = (facts: MenuFacts) => ids(walkMenus({ ...facts, menus }, rules)).join(' ');
  expect(left({})).toBe('NaN 3');
  expect(left({ isAdmin: true })).toBe('a NaN 3');
  expect(left({ isAdmin: true, channel: 'M' })).toBe('a 1 1 NaN 3');
});

describe('the walk', () => {
  it('keeps every branch that does not change, and copies only the way to what is hidden', () => {
    const menus = [node(1, node(2, leaf(3))), node(19, node(4, leaf(5)), leaf(1903)), node(6, leaf(7))];
    const shownMenus = visibleMenus({ menus });
    expect(shownMenus).not.toBe(menus);
    expect(shownMenus[0]).toBe(menus[0]);
    expect(shownMenus[1]?.subItems?.[0]).toBe(menus[1]?.subItems?.[0]);
    expect(shownMenus[2]).toBe(menus[2]);
    expect(ids(menus)).toContain('1903');
  });

  it('asks each item once: its children are fetched one time, those of a hidden item never', () => {
    const reads = new Map<string, number>();
    const counted = (item: MenuItem): MenuItem =>
      new Proxy(item, {
        get(target, key, receiver) {
          if (key === 'subItems') reads.set(String(target.id), (reads.get(String(target.id)) ?? 0) + 1);
          return Reflect.get(target, key, receiver);
        },
      });
    const menus = [
      counted(node(1, counted(node(2, counted(leaf(3)))), counted(leaf(4)))),
      counted(node(19, counted(node(1903, counted(leaf(5)))))),
    ];
    visibleMenus({ menus });
    expect(Object.fromEntries(reads)).toEqual({
      1: 1,
      2: 1,
      3: 1,
      4: 1,
      19: 1,
    });
  });
});
