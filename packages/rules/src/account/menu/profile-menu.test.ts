import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MenuFacts, profileMenu } from './index';
import { profileTarget } from './profile-menu';

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

it('PROF-01b the seven items lead where the table says, others to their own address', () => {
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
  const menus = [
    {
      id: 104,
      subItems: [
        { id: 108, title: '资料' },
        { id: 5, path: '/x' },
      ],
    },
  ];
  expect(profileMenu({ menus }).map(({ title }) => title)).toEqual(['资料', '']);
});

it.each([
  [{}, '108 113 114 1141 115 116 1001 1003'],
  [{ isAdmin: true }, '108 113 114 1141 115 116 1001 1002 1003'],
  [{ customerFlag: 'K' }, '108 113 1001'],
  [{ customerFlag: 'K', isAdmin: true }, '108 113 1001'],
  [{ channelGroup: 'R' }, '108 113 115 116 1001 1003'],
])('PROF-01a PROF-03a PROF-03b with %o the profile menu holds %s', (facts, shownIds) => {
  expect(ids(facts)).toBe(shownIds);
});

it('PROF-01 without menu 104 there is no profile menu', () => {
  expect(profileMenu({ menus: [{ id: 105, subItems: [{ id: 108 }] }] })).toEqual([]);
  expect(profileMenu({ menus: [{ id: 104 }] })).toEqual([]);
  expect(profileMenu({})).toEqual([]);
});

it('PROF-03 customerFlag never shows more than its three items', () => {
  const facts = fc.record({
    channelGroup: fc.constantFrom('ZY', 'CT', 'R'),
    customerFlag: fc.constantFrom('', 'K'),
    isAdmin: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.subarray([...IDS, 1002, 1003]), (value, held) => {
      const all: MenuFacts = {
        ...value,
        menus: [{ id: 104, subItems: held.map((id) => ({ id, path: '/x' })) }],
      };
      const items = profileMenu(all);
      expect(items.map(({ id }) => id)).not.toContain('106');
      if (value.customerFlag)
        expect(['108', '113', '1001']).toEqual(expect.arrayContaining(items.map((s) => s.id)));
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
