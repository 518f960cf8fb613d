import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainProfileMenu, type MenuFacts, profileMenu, profileTarget } from './index';

it.each([
  ['ZY', 'KZXKH', ['payerCT', 'oldpayerCT']],
  ['ZY', '', ['payerZY', 'oldpayerZY']],
  ['CT', undefined, ['payerCT', 'oldpayerCT']],
])('PROF-02 channel group %o with the label %o leads to %o', (channelGroup, label, routes) => {
  const facts = { channelGroup, customerSpecialLabel: label };
  const targets = [114, 1141].map((id) => profileTarget({ id }, facts));
  expect(targets).toEqual(routes.map((routeName) => ({ kind: 'route', routeName })));
});

const IDS = [106, 108, 113, 114, 1141, 115, 116, 1001];
const menus = [
  { id: 1, subItems: [{ id: 117 }] },
  {
    id: 104,
    subItems: [
      ...IDS.map((id) => ({ id })),
      { id: '1002', title: '子账号', routeName: 'account' },
      { id: 1003, title: '外链', url: 'https://x.example' },
      { id: 1004, title: '无地址' },
    ],
  },
];
const ids = (facts: MenuFacts) =>
  profileMenu({ menus, channelGroup: 'ZY', ...facts })
    .map(({ id }) => id)
    .join(' ');

it('PROF-01 the seven items lead where the table says, others to their own address', () => {
  expect(profileMenu({ menus, channelGroup: 'ZY', isAdmin: true })).toEqual([
    {
      id: '108',
      title: '信息维护',
      target: { kind: 'external', path: '/personalSetting/index' },
    },
    {
      id: '113',
      title: '登录密码修改',
      target: {
        kind: 'external',
        path: '/personalSetting/index?type=password',
      },
    },
    {
      id: '114',
      title: '付款方',
      target: { kind: 'route', routeName: 'payerZY' },
    },
    {
      id: '1141',
      title: '付款方（旧）',
      target: { kind: 'route', routeName: 'oldpayerZY' },
    },
    {
      id: '115',
      title: '收货地址',
      target: { kind: 'route', routeName: 'deliveryaddress' },
    },
    {
      id: '116',
      title: '商品关注',
      target: { kind: 'route', routeName: 'myConcern' },
    },
    {
      id: '1001',
      title: '客户视图',
      target: { kind: 'route', routeName: 'customerview' },
    },
    {
      id: '1002',
      title: '子账号',
      target: { kind: 'route', routeName: 'account' },
    },
    {
      id: '1003',
      title: '外链',
      target: { kind: 'window', url: 'https://x.example' },
    },
  ]);
});

it('PROF-01 the title of the permission data wins over ours, an unknown item without one has none', () => {
  const own = [
    {
      id: 104,
      subItems: [
        { id: 108, title: '资料' },
        { id: 5, path: '/x' },
      ],
    },
  ];
  expect(profileMenu({ menus: own }).map(({ title }) => title)).toEqual(['资料', '']);
});

it.each([
  [{}, '108 113 114 1141 115 116 1001 1003'],
  [{ isAdmin: true }, '108 113 114 1141 115 116 1001 1002 1003'],
  [{ customerFlag: 'K' }, '108 113 1001'],
  [{ customerFlag: 'K', isAdmin: true }, '108 113 1001'],
  [{ channelGroup: 'R' }, '108 113 115 116 1001 1003'],
])('PROF-03 with %o the profile menu holds %s', (facts, left) => {
  expect(ids(facts)).toBe(left);
});

it('PROF-01 without menu 104 there is no profile menu', () => {
  expect(profileMenu({ menus: [{ id: 105, subItems: [{ id: 108 }] }] })).toEqual([]);
  expect(profileMenu({ menus: [{ id: 104 }] })).toEqual([]);
  expect(profileMenu({})).toEqual([]);
});

const textOf = (id: string, facts: MenuFacts) =>
  explainProfileMenu({ menus, ...facts }).find(({ item }) => item.id === id)?.result.text;

it.each([
  ['106', {}, '个人菜单 106 已隐藏：个人菜单不展示 106'],
  [
    '114',
    { channelGroup: 'R' },
    '个人菜单 114 已隐藏：需要有对应的页面 channelGroup=R, customerSpecialLabel=无',
  ],
  ['1004', {}, '个人菜单 1004 已隐藏：需要有对应的页面 url=无, path=无, routeName=无'],
  ['1002', {}, '个人菜单 1002 已隐藏：子账号管理仅管理员可见 isAdmin=false'],
  [
    '116',
    { customerFlag: 'K' },
    '个人菜单 116 已隐藏：受限客户仅可见信息维护、登录密码修改、客户视图 customerFlag=K',
  ],
  ['116', {}, '个人菜单 116 可见'],
])('PROF-03 item %s with %o is explained', (id, facts, text) => {
  expect(textOf(id, facts)).toBe(text);
});

it('PROF-01 the trace holds each rule up to the one that hides, with its facts', () => {
  const traceOf = (id: string) =>
    explainProfileMenu({ menus, channelGroup: 'CT' }).find(({ item }) => item.id === id)?.trace;
  expect(traceOf('1002')).toEqual([
    {
      rule: 'PROF-01',
      facts: {},
      text: '个人菜单 1002 可见：个人菜单不展示 106',
    },
    {
      rule: 'PROF-02',
      facts: { url: undefined, path: undefined, routeName: 'account' },
      text: '个人菜单 1002 可见：需要有对应的页面 url=无, path=无, routeName=account',
    },
    {
      rule: 'PROF-03',
      facts: { isAdmin: false },
      text: '个人菜单 1002 已隐藏：子账号管理仅管理员可见 isAdmin=false',
    },
  ]);
  expect(traceOf('108')?.map(({ rule }) => rule)).toEqual([
    'PROF-01',
    'PROF-02',
    'PROF-03',
    'PROF-03',
    'MENU-09',
  ]);
});

it('PROF-03 explaining and deciding agree, and customerFlag never shows more than its three items', () => {
  const facts = fc.record({
    channelGroup: fc.constantFrom('ZY', 'CT', 'R'),
    customerFlag: fc.constantFrom('', 'K'),
    isAdmin: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.subarray([...IDS, 1002, 1003]), (given, held) => {
      const all: MenuFacts = {
        ...given,
        menus: [{ id: 104, subItems: held.map((id) => ({ id, path: '/x' })) }],
      };
      const shown = profileMenu(all);
      const explained = explainProfileMenu(all).filter(({ result }) => result.isShown);
      expect(explained.map(({ item }) => item)).toEqual(shown);
      expect(shown.map(({ id }) => id)).not.toContain('106');
      if (given.customerFlag)
        expect(['108', '113', '1001']).toEqual(expect.arrayContaining(shown.map((s) => s.id)));
    }),
  );
});

it.each([
  [true, '108 113'],
  [false, '113'],
])('MENU-09 with isAdmin %s the profile menu holds %s', (isAdmin, left) => {
  const admin = [
    {
      id: 104,
      subItems: [
        { id: 108, isadmin: '1' },
        { id: 113, isadmin: '0' },
      ],
    },
  ];
  expect(ids({ menus: admin, isAdmin })).toBe(left);
});
