import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  explainMenuItem,
  explainMenus,
  type MenuFacts,
  type MenuItem,
  SIDE_BAR_RULES,
  visibleMenus,
} from './index';

const REFUSED = {
  redInvoice: { valid: false, rebateAuth: false, returnAuth: false },
};
const RED = '44 下的 20085 已隐藏：红票权限 valid=false, rebateAuth=false, returnAuth=false';

const menus: readonly MenuItem[] = [
  {
    id: 44,
    title: '财务自助',
    subItems: [{ id: 20085 }, { id: '20084' }, { id: 5 }],
  },
  {
    id: 42,
    title: '库存',
    subItems: [{ id: 777, subItems: [{ id: 778, subItems: [{ id: 779 }] }] }],
  },
  {
    id: 1,
    title: '直供采购',
    subItems: [{ id: 11, title: '采购首页' }, { id: 12 }],
  },
  { id: 9, subItems: [{ id: 91, routeName: 'account' }] },
];

it('MENU-02 the red-invoice item is explained by its facts, with and without the permission tree', () => {
  const explained = explainMenuItem(20085, { ...REFUSED, menus });
  expect(explained.result).toEqual({ isShown: false, text: RED });
  expect(explained.trace).toEqual([{ rule: 'MENU-02', facts: REFUSED.redInvoice, text: RED }]);
  expect(explainMenuItem(20085, REFUSED)).toEqual(explained);
  expect(explainMenuItem('20085', {}).result.text).toBe(RED);
});

it.each([
  [
    20085,
    { redInvoice: { valid: true } },
    '44 下的 20085 可见：红票权限 valid=true, rebateAuth=false, returnAuth=false',
  ],
  [1903, { subChannel: 'HV004' }, '19 下的 1903 已隐藏：仅对子渠道 HV003、VA003 开放 subChannel=HV004'],
  [1903, { subChannel: 'HV003' }, '19 下的 1903 可见：仅对子渠道 HV003、VA003 开放 subChannel=HV003'],
  [20240919, {}, '20097 下的 20240919 已隐藏：始终隐藏'],
  [778, {}, '42 › 777 下的 778 已隐藏：始终隐藏'],
  [20096, {}, '42 › 219 下的 20096 已隐藏：始终隐藏'],
  [20240923, {}, '7 下的 20240923 已隐藏：采购退货权限 reverseAuthority=false'],
  [20240923, { reverseAuthority: true }, '7 下的 20240923 可见：采购退货权限 reverseAuthority=true'],
  [5, {}, '5 可见：没有规则隐藏它'],
] as const)('MENU-04 without a tree the rules alone answer for %o with %o', (id, facts, text) => {
  expect(explainMenuItem(id, facts).result).toEqual({
    isShown: text.includes('可见：'),
    text,
  });
});

describe('MENU-05 with a tree', () => {
  const limited: MenuFacts = { menus, customerFlag: 'K' };
  const rulesOf = (id: number, facts: MenuFacts) => explainMenuItem(id, facts).trace.map(({ rule }) => rule);

  it.each([
    [12, limited, '1 下的 12 已隐藏：受限客户 customerFlag=K', ['MENU-05']],
    [44, limited, '44 已隐藏：受限客户 customerFlag=K', ['MENU-05']],
    [
      20085,
      limited,
      '44 已隐藏：受限客户 customerFlag=K；20085 已隐藏：上级 44 已隐藏',
      ['MENU-05', 'MENU-05'],
    ],
    [778, { menus }, '42 › 777 下的 778 已隐藏：始终隐藏', ['MENU-03']],
    [
      779,
      { menus },
      '42 › 777 下的 778 已隐藏：始终隐藏；779 已隐藏：上级 778 已隐藏',
      ['MENU-03', 'MENU-03'],
    ],
    [777, { menus }, '42 下的 777 已隐藏：下级全部隐藏，且自身没有地址', ['SIDE-01']],
    [42, { menus }, '42 已隐藏：下级全部隐藏，且自身没有地址', ['SIDE-01']],
    [91, { menus }, '9 下的 91 已隐藏：仅对管理员开放 isAdmin=false', ['PROF-03']],
    [91, { menus, isAdmin: true }, '9 下的 91 可见：仅对管理员开放 isAdmin=true', ['PROF-03']],
    [11, limited, '1 下的 11 可见：没有规则隐藏它', ['MENU-07']],
    [66, { menus }, '66 已隐藏：权限数据中没有它', ['MENU-07']],
  ] as const)('MENU-05 %i is explained', (id, facts, ...[text, rules]) => {
    expect(explainMenuItem(id, facts).result.text).toBe(text);
    expect(rulesOf(id, facts)).toEqual(rules);
  });

  it('MENU-07 an item that is missing in the tree is not shown, and the trace names the id', () => {
    expect(explainMenuItem(66, { menus })).toEqual({
      result: { isShown: false, text: '66 已隐藏：权限数据中没有它' },
      trace: [
        {
          rule: 'MENU-07',
          facts: { id: 66 },
          text: '66 已隐藏：权限数据中没有它',
        },
      ],
    });
    expect(explainMenuItem(20085, { menus: [] }).result.isShown).toBe(false);
  });

  it('MENU-02 an item in two places is shown when one of them shows it', () => {
    const twice: readonly MenuItem[] = [
      { id: 44, subItems: [{ id: 20085 }] },
      { id: 8, subItems: [{ id: 20085 }] },
    ];
    expect(explainMenuItem(20085, { menus: twice }).result).toEqual({
      isShown: true,
      text: '8 下的 20085 可见：没有规则隐藏它',
    });
    expect(explainMenuItem(20085, { menus: twice.slice(0, 1) }).result.isShown).toBe(false);
  });
});

it('SIDE-03 with the rules of the side bar an entry outside it is explained too', () => {
  const text = '9 已隐藏：不在侧边栏展示范围';
  expect(explainMenuItem(9, { menus }, SIDE_BAR_RULES).result).toEqual({
    isShown: false,
    text,
  });
  expect(explainMenuItem(91, { menus, isAdmin: true }, SIDE_BAR_RULES).result.text).toBe(
    `${text}；91 已隐藏：上级 9 已隐藏`,
  );
});

it.each([
  [1903, 'MENU-01'],
  [20084, 'MENU-02'],
  [20240919, 'MENU-03'],
  [7773, 'MENU-03'],
  [20096, 'MENU-03'],
  [20240922, 'MENU-04'],
])('MENU-04 item %i is hidden by the rule %s', (id, rule) => {
  expect(explainMenuItem(id, {}).trace.map((step) => step.rule)).toEqual([rule]);
});

it('PROF-03 of an item deep in the tree the sentence names the parent alone', () => {
  const deep = [{ id: 1, subItems: [{ id: 2, subItems: [{ id: 3, routeName: 'account' }] }] }];
  expect(explainMenuItem(3, { menus: deep }).result.text).toBe(
    '2 下的 3 已隐藏：仅对管理员开放 isAdmin=false',
  );
});

it('MENU-01 every item of the tree is explained once, parents first', () => {
  expect(explainMenus({ menus }).map(({ item }) => Number(item.id))).toEqual([
    44, 20085, 20084, 5, 42, 777, 778, 779, 1, 11, 12, 9, 91,
  ]);
  expect(explainMenus({})).toEqual([]);
});

const id = fc.constantFrom(7, 9, 19, 42, 44, 777, 778, 1903, 20085, 20240919, 20097, 20240922, 104, 108);

const { tree } = fc.letrec<{ tree: MenuItem[]; item: MenuItem }>((tie) => ({
  item: fc.record(
    {
      id,
      title: fc.constantFrom('直供采购', '账户', '库存'),
      routeName: fc.constantFrom('account', ''),
      subItems: tie('tree'),
    },
    { requiredKeys: ['id'] },
  ) as fc.Arbitrary<MenuItem>,
  tree: fc.array(tie('item'), { maxLength: 4 }),
}));

const anyFacts = fc.record({
  subChannel: fc.constantFrom('HV003', ''),
  customerFlag: fc.constantFrom('', 'K'),
  isAdmin: fc.boolean(),
  reverseAuthority: fc.boolean(),
  redInvoice: fc.record({ valid: fc.boolean() }),
});

const flat = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap((item) => [String(item.id), ...flat(item.subItems ?? [])]);

it('MENU-07 explaining and deciding agree on every tree, under both sets of rules', () => {
  fc.assert(
    fc.property(tree, anyFacts, (items, facts) => {
      const asked: MenuFacts = { ...facts, menus: items };
      for (const rules of [undefined, SIDE_BAR_RULES]) {
        const explained = explainMenus(asked, rules).filter(({ result }) => result.isShown);
        expect(explained.map(({ item }) => String(item.id))).toEqual(flat(visibleMenus(asked, rules)));
      }
    }),
  );
});

it('MENU-07 every explained item has a trace whose sentences are its text', () => {
  fc.assert(
    fc.property(tree, anyFacts, (items, facts) => {
      for (const { result, trace } of explainMenus({
        ...facts,
        menus: items,
      })) {
        expect(result.text).toBe(trace.map(({ text }) => text).join('；'));
        expect(result.text).toContain(result.isShown ? '可见' : '已隐藏');
      }
    }),
  );
});
