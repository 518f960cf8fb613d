import { expect, it } from 'vitest';
import type { FloatingFacts, MenuItem } from '../menu';
import { PERMISSION_RULES } from '../menu/rule-set';
import { explainMenus } from './explain-menu';
import { hiddenReason } from './hidden-reason';

const under = (id: number, ...above: readonly number[]): readonly MenuItem[] => [
  above.reduceRight<MenuItem>((item, entry) => ({ id: entry, subItems: [item] }), { id }),
];

const FORBIDDEN = '只有管理员账号可以使用。';
const LIMITED = '您的账号是受限客户，只开放基本功能。';

it.each([
  [under(1903, 19), {}, 'MENU-01', { subChannel: undefined }, '部分渠道类型'],
  [under(1903, 19), { subChannel: 'HV001' }, 'MENU-01', { subChannel: 'HV001' }, '部分渠道类型'],
  [under(20240919, 20097), {}, 'MENU-03', {}, '旧版功能'],
  [under(20240922, 7), {}, 'MENU-04', { reverseAuthority: false }, '采购退货权限'],
  [under(20240923, 7), { reverseAuthority: '0' }, 'MENU-04', { reverseAuthority: '0' }, '采购退货权限'],
  [[{ id: 1, routeName: 'account' }], {}, 'PROF-03', { isAdmin: false }, FORBIDDEN],
  [[{ id: 1, routeName: 'account' }], { isAdmin: '0' }, 'PROF-03', { isAdmin: '0' }, FORBIDDEN],
  [[{ id: 1, isadmin: '1' }], {}, 'MENU-09', { isAdmin: false }, FORBIDDEN],
  [[{ id: 1, isadmin: '1' }], { isAdmin: '0' }, 'MENU-09', { isAdmin: '0' }, FORBIDDEN],
  [[{ id: 1, title: '财务自助' }], { customerFlag: 'K' }, 'MENU-05', { customerFlag: 'K' }, LIMITED],
] as const)('of the menus %j with %j the last is hidden by %s, which read %j', (...row) => {
  const [menus, facts, rule, read, message] = row;
  const [step] = explainMenus({ menus, ...facts }, PERMISSION_RULES).at(-1)?.trace ?? [];
  expect([step?.rule, step?.facts]).toEqual([rule, read]);
  expect(step?.text).toContain(message);
});

it('every fact that a rule read is in the trace of an item that it allows', () => {
  const menus = under(20240922, 7);
  const [, line] = explainMenus({ menus, reverseAuthority: true }, PERMISSION_RULES);
  expect(line?.trace).toMatchObject([{ rule: 'MENU-04', facts: { reverseAuthority: true } }]);
});

const FREE: FloatingFacts = {
  pathname: '/index',
  channel: 'M',
  jshCusFlagData: true,
  buttons: ['bt4'],
  menus: [
    { id: 7, subItems: [{ id: 9 }] },
    { id: 104, subItems: [{ id: 105 }, { id: 1141 }, { id: 116 }] },
  ],
};

it.each<[id: string, changed: Partial<FloatingFacts>, rule: string, read: object, words: string]>([
  ['sort', { pathname: '/news/1' }, 'FLOAT-04', { pathname: '/news/1' }, '当前页面'],
  ['sort', { roles: { a: 'DESIGNER' } }, 'FLOAT-02', { roles: '{"a":"DESIGNER"}' }, '设计师角色'],
  ['sort', { customerFlag: 'K' }, 'FLOAT-03', { customerFlag: 'K' }, LIMITED],
  ['orders', { menus: [] }, 'FLOAT-02', { '7/9': false }, '“我的订单”的菜单权限'],
  ['cart', { menus: [] }, 'FLOAT-02', { '7/9': false }, '“我的订单”的菜单权限'],
  ['switchAddress', { menus: [] }, 'FLOAT-02', { '104/105': false }, '“送达方管理”的菜单权限'],
  ['favourites', { menus: [] }, 'FLOAT-02', { '104/116': false }, '“商品关注”的菜单权限'],
  ['balance', { menus: [] }, 'FLOAT-02', { '104/1141': false }, '“付款方（旧）”的菜单权限'],
  ['balance', { channelGroup: 'CT' }, 'FLOAT-03', { channelGroup: 'CT', channel: 'M' }, '传统渠道'],
  ['calculator', { buttons: [] }, 'FLOAT-02', { bt4: false }, '“采购推荐与计算器”权限'],
  ['calculator', { channel: 'X' }, 'FLOAT-03', { channel: 'X' }, '渠道不使用'],
  ['calculator', { jshCusFlagData: undefined }, 'FLOAT-03', { jshCusFlagData: false }, '客户数据'],
  ['calculator', { jshCusFlagData: '0' }, 'FLOAT-03', { jshCusFlagData: '0' }, '客户数据'],
  ['learnMore', {}, 'FLOAT-03', { customerFlag: undefined }, '只对受限客户'],
  ['learnMore', { customerFlag: '0' }, 'FLOAT-03', { customerFlag: '0' }, '“了解更多”'],
])('FLOAT-02 FLOAT-03 the tool %s with %j is hidden by %s, which read %j', (...row) => {
  const [id, changed, rule, read, message] = row;
  const step = hiddenReason({ ...FREE, ...changed })
    .find((line) => line.kind === 'tool' && line.id === id)
    ?.trace.at(-1);
  expect([step?.rule, step?.facts]).toEqual([rule, read]);
  expect(step?.text).toContain(message);
});

it.each<
  [item: Partial<MenuItem>, changed: Partial<FloatingFacts>, rule: string, read: object, words: string]
>([
  [{ id: 106 }, {}, 'PROF-01', {}, '个人菜单不重复展示'],
  [
    { id: 114 },
    { channelGroup: 'R', customerSpecialLabel: 'KZXKH' },
    'PROF-02',
    { channelGroup: 'R', customerSpecialLabel: 'KZXKH' },
    '您的渠道没有对应的页面',
  ],
  [
    { id: 5, url: 'javascript:alert(1)' },
    {},
    'PROF-02',
    { url: 'javascript:alert(1)', path: undefined, routeName: undefined },
    '您的渠道没有对应的页面',
  ],
  [{ id: 117, routeName: 'account' }, {}, 'PROF-03', { isAdmin: false }, FORBIDDEN],
  [{ id: 117, routeName: 'account' }, { isAdmin: '0' }, 'PROF-03', { isAdmin: '0' }, FORBIDDEN],
  [{ id: 116 }, { customerFlag: 'K' }, 'PROF-03', { customerFlag: 'K' }, LIMITED],
  [{ id: 108, isadmin: '1' }, {}, 'MENU-09', { isAdmin: false }, FORBIDDEN],
  [{ id: 108, isadmin: '1' }, { isAdmin: '0' }, 'MENU-09', { isAdmin: '0' }, FORBIDDEN],
])('PROF-01 to PROF-03 the profile item %j with %j is hidden by %s, which read %j', (...row) => {
  const [item, changed, rule, read, message] = row;
  const menus = [{ id: 104, subItems: [{ id: 0, ...item }] }];
  const step = hiddenReason({ ...FREE, menus, ...changed })
    .find(({ kind }) => kind === 'profile')
    ?.trace.at(-1);
  expect([step?.rule, step?.facts]).toEqual([rule, read]);
  expect(step?.text).toContain(message);
});
