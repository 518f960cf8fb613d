import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuFacts, type MenuItem, visibleMenus } from '../menu';
import { PERMISSION_RULES, SIDE_BAR_RULES } from '../menu/rule-set';
import { walkMenus } from '../menu/visible-menus';
import { explainMenus } from './explain-menu';

const menus: readonly MenuItem[] = [
  {
    id: 44,
    title: '财务自助',
    subItems: [{ id: 20085, title: '红票' }, { id: '20084' }, { id: 5, title: '对账' }],
  },
  {
    id: 42,
    title: '库存',
    subItems: [
      {
        id: 777,
        title: '旧库存',
        subItems: [{ id: 778, title: '查询', subItems: [{ id: 779, title: '明细' }] }],
      },
    ],
  },
  {
    id: 1,
    title: '直供采购',
    subItems: [
      { id: 11, title: '采购首页' },
      { id: 12, title: '套餐' },
    ],
  },
  { id: 9, title: '其他', subItems: [{ id: 91, title: '子账号', routeName: 'account' }] },
];

const linesFor = (id: number, facts: MenuFacts, rules = PERMISSION_RULES) =>
  explainMenus({ menus, ...facts }, rules).filter(({ item }) => item.id === id);
const lineFor = (id: number, facts: MenuFacts = {}, rules = PERMISSION_RULES) =>
  linesFor(id, facts, rules)[0];

const RED = '您还没有红票办理权限。“红票”因此不展示。';

it('MENU-02 a hidden item is explained by its reason first, its title, its rule and the facts that it read', () => {
  const facts = { valid: false, rebateAuth: false, returnAuth: false };
  expect(lineFor(20085)).toMatchObject({
    result: { isShown: false, text: RED },
    trace: [{ rule: 'MENU-02', facts, text: RED }],
    why: { cause: 'redInvoice' },
  });
});

describe('with a tree', () => {
  const limited: MenuFacts = { customerFlag: 'K' };
  const LIMITED = '您的账号是受限客户，只开放基本功能。';
  const OLD = '旧版功能，已停用。“查询”因此不展示。';

  it.each([
    [20085, { redInvoice: { valid: true } }, '“红票”符合展示条件。', ['MENU-02']],
    [12, limited, `${LIMITED}“套餐”因此不展示。`, ['MENU-05']],
    [44, limited, `${LIMITED}“财务自助”因此不展示。`, ['MENU-05']],
    [
      20085,
      limited,
      `${LIMITED}“财务自助”因此不展示。“红票”随上级“财务自助”不展示。`,
      ['MENU-05', 'MENU-05'],
    ],
    [778, {}, OLD, ['MENU-03']],
    [779, {}, `${OLD}“明细”随上级“查询”不展示。`, ['MENU-03', 'MENU-03']],
    [777, {}, '它下面的功能都不可见。“旧库存”因此不展示。', ['SIDE-01']],
    [42, {}, '它下面的功能都不可见。“库存”因此不展示。', ['SIDE-01']],
    [91, {}, '只有管理员账号可以使用。“子账号”因此不展示。', ['PROF-03']],
    [91, { isAdmin: true }, '“子账号”符合展示条件。', ['PROF-03']],
    [11, limited, '“采购首页”可见，没有规则限制它。', ['MENU-07']],
  ] as const)('%i with %o is explained: %s', (id, facts, ...[text, rules]) => {
    expect(lineFor(id, facts)?.result.text).toBe(text);
    expect(lineFor(id, facts)?.trace.map(({ rule }) => rule)).toEqual(rules);
  });

  it('an item without a title is 这项功能', () => {
    const untitled = explainMenus({ menus: [{ id: 44, subItems: [{ id: 20085 }] }] }, PERMISSION_RULES);
    expect(untitled[1]?.result.text).toBe('您还没有红票办理权限。这项功能因此不展示。');
  });

  it('MENU-02 an item in two places is decided in each', () => {
    const twice = [...menus, { id: 8, title: '红票', subItems: [{ id: 20085, title: '红票' }] }];
    expect(linesFor(20085, { menus: twice }).map(({ result }) => result.text)).toEqual([
      RED,
      '“红票”可见，没有规则限制它。',
    ]);
  });
});

it('SIDE-03 with the rules of the side bar an entry outside it is explained too', () => {
  const text = '这个栏目不在左侧菜单展示。“其他”因此不展示。';
  expect(lineFor(9, {}, SIDE_BAR_RULES)?.result).toEqual({ isShown: false, text });
  expect(lineFor(91, { isAdmin: true }, SIDE_BAR_RULES)?.result.text).toBe(
    `${text}“子账号”随上级“其他”不展示。`,
  );
});

const under = (id: number, ...above: readonly number[]): MenuItem =>
  above.reduceRight<MenuItem>((item, entry) => ({ id: entry, subItems: [item] }), { id });

it.each([
  ['MENU-01', [19], 1903],
  ['MENU-02', [44], 20084],
  ['MENU-03', [20097], 20240919],
  ['MENU-03', [42, 777], 7773],
  ['MENU-03', [42, 219], 20096],
  ['MENU-04', [7], 20240922],
] as const)('%s below %j the item %i is hidden by this rule', (rule, above, id) => {
  const tree = [under(id, ...above)];
  expect(lineFor(id, { menus: tree })?.trace.map((step) => step.rule)).toEqual([rule]);
});

it('no sentence for a dealer names an id', () => {
  for (const facts of [{}, { customerFlag: 'K' }, { isAdmin: true, redInvoice: { valid: true } }]) {
    for (const { trace } of explainMenus({ menus, ...facts })) {
      for (const { text } of trace) expect(text).not.toMatch(/\d|=|[A-Za-z]/);
    }
  }
});

it('a hole in a list is explained by nothing', () => {
  const holes = [null, ...menus] as readonly MenuItem[];
  expect(explainMenus({ menus: holes })).toEqual(explainMenus({ menus }));
});

it('every item of the tree is explained once, parents first', () => {
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

// The walk decides what is shown; the lines are made of the raw tree, so the two can disagree.
it('the items explained as shown are exactly the shown ones, on every tree, under both sets of rules', () => {
  fc.assert(
    fc.property(tree, anyFacts, (items, facts) => {
      const menuFacts: MenuFacts = { ...facts, menus: items };
      for (const rules of [PERMISSION_RULES, SIDE_BAR_RULES]) {
        const explained = explainMenus(menuFacts, rules).filter(({ result }) => result.isShown);
        expect(explained.map(({ item }) => String(item.id))).toEqual(flat(walkMenus(menuFacts, rules)));
      }
      expect(flat(visibleMenus(menuFacts))).toEqual(flat(walkMenus(menuFacts, PERMISSION_RULES)));
    }),
  );
});
