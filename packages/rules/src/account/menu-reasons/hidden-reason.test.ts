import { expect, it } from 'vitest';
import { type FloatingFacts, floatingBar, type PageState, profileMenu, sideBar } from '../menu';
import { disabledReason } from './index';
import { reasonText } from './reason-text';

const facts: FloatingFacts = {
  pathname: '/index',
  channelGroup: 'R',
  buttons: ['bt1', { id: '' }, 'bt1'],
  menus: [
    {
      id: 44,
      title: '财务自助',
      subItems: [{ id: 20085, title: '红票' }, { id: 5 }],
    },
    { id: 7, title: '其他', subItems: [{ id: 9 }] },
    { id: 104, title: '账户', subItems: [{ id: 108 }, { id: 114 }] },
  ],
};

const line = (kind: string, id: string) =>
  disabledReason(facts).find((line) => line.kind === kind && line.id === id);

it.each([
  ['menu', '44', ['财务自助', true, 'M44-OK']],
  ['menu', '20085', ['红票', false, 'M20085-MENU02-000']],
  ['menu', '5', ['', true, 'M5-OK']],
  ['menu', '7', ['其他', false, 'M7-SIDE03']],
  ['menu', '9', ['', false, 'M9-SIDE03']],
  ['profile', '108', ['信息维护', true, 'P108-OK']],
  ['profile', '114', ['付款方', false, 'P114-PROF02-10']],
  ['button', 'bt4', ['采购推荐与计算器', false, 'Bbt4-MENU07-0']],
  ['button', 'bt1', ['', true, 'Bbt1-OK']],
  ['tool', 'cart', ['购物车', true, 'Tcart-OK']],
  ['tool', 'calculator', ['计算器', false, 'Tcalculator-FLOAT02-0']],
  ['tool', 'balance', ['余额', false, 'Tbalance-FLOAT02-0']],
])('the %s %s is listed with title, decision and code %o', (kind, id, expected) => {
  const message = line(kind, id);
  expect([message?.title, message?.result.isShown, message?.code]).toEqual(expected);
});

const textOf = (key: string, changed: Partial<FloatingFacts> = {}) =>
  disabledReason({ ...facts, ...changed }).find(({ kind, id }) => `${kind} ${id}` === key)?.result.text;

it.each<[key: string, changed: Partial<FloatingFacts>, text: string]>([
  ['menu 20085', {}, '您还没有红票办理权限。“红票”因此不展示。'],
  ['button bt4', {}, '您还没有“采购推荐与计算器”权限。“采购推荐与计算器”因此不展示。'],
  ['button bt1', {}, '这项功能可见。'],
  ['profile 114', {}, '您的渠道没有对应的页面。“付款方”因此不展示。'],
  ['profile 108', {}, '“信息维护”可见。'],
  ['profile 108', { menus: [] }, ''],
  ['tool cart', { menus: [] }, '您还没有“我的订单”的菜单权限。“购物车”因此不展示。'],
  ['tool calculator', { buttons: ['bt4'] }, '您的渠道不使用此工具。“计算器”因此不展示。'],
  ['tool sort', { customerFlag: 'K' }, '您的账号是受限客户，只开放基本功能。“排序”因此不展示。'],
  ['tool top', { pathname: '/news' }, '当前页面不展示悬浮工具。“回到顶部”因此不展示。'],
  ['tool top', {}, '“回到顶部”可见。'],
  ['tool top', { isBlocked: true }, '“回到顶部”可见。'],
  ['tool cart', { isBlocked: true }, '您的账户已冻结或不可用，打开的都是同一张通知。“购物车”因此不展示。'],
])('the %s with %o has the reason: %s', (key, changed, text) => {
  expect(textOf(key, changed) ?? '').toBe(text);
});

it('FLOAT-02 FLOAT-03 the trace names each rule that was asked with its facts, those of the bar first', () => {
  const held: Partial<FloatingFacts> = { buttons: ['bt4'], channel: 'M', jshCusFlagData: true };
  const tool = disabledReason({ ...facts, ...held }).find(({ id }) => id === 'calculator');
  expect(tool?.trace.map(({ rule, facts: read }) => [rule, read])).toEqual([
    ['FLOAT-04', { pathname: '/index' }],
    ['FLOAT-02', { roles: undefined }],
    ['FLOAT-03', { customerFlag: undefined }],
    ['FLOAT-02', { bt4: true }],
    ['FLOAT-03', { channel: 'M' }],
    ['FLOAT-03', { jshCusFlagData: true }],
  ]);
  expect(tool?.trace.at(-1)?.text).toBe('“计算器”符合展示条件。');
  expect(line('tool', 'balance')?.trace.map(({ rule }) => rule)).toEqual([
    'FLOAT-04',
    'FLOAT-02',
    'FLOAT-03',
    'FLOAT-02',
  ]);
});

it('PROF-01 the trace of a profile item holds each rule up to the one that hides', () => {
  expect(line('profile', '108')?.trace.map(({ rule }) => rule)).toEqual([
    'PROF-01',
    'PROF-02',
    'PROF-03',
    'PROF-03',
    'MENU-09',
  ]);
  expect(line('profile', '114')?.trace.map(({ rule, facts: read }) => [rule, read])).toEqual([
    ['PROF-01', {}],
    ['PROF-02', { channelGroup: 'R', customerSpecialLabel: undefined }],
  ]);
});

it('each menu, profile item, button and tool is listed once, in this order', () => {
  const lines = disabledReason(facts);
  const kinds = lines.map(({ kind }) => kind);
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual(['menu', 'profile', 'tool', 'button']);
  expect(lines.filter(({ kind }) => kind === 'menu')).toHaveLength(8);
  expect(lines.filter(({ kind }) => kind === 'profile')).toHaveLength(2);
  expect(lines.filter(({ kind }) => kind === 'tool')).toHaveLength(17);
  expect(lines.filter(({ kind }) => kind === 'button').map(({ id }) => id)).toEqual(['bt4', 'bt1']);
});

it('the list agrees with what the side bar, the profile menu and the floating bar show', () => {
  const draw = (kind: string) =>
    disabledReason(facts)
      .filter((line) => line.kind === kind && line.result.isShown)
      .map(({ id }) => id);
  const ids = (items: ReturnType<typeof sideBar>): readonly string[] =>
    items.flatMap((item) => [item.id, ...ids(item.children)]);
  expect(draw('menu')).toEqual(ids(sideBar(facts, new Date('2026-11-20T12:00:00+08:00'))));
  expect(draw('profile')).toEqual(profileMenu(facts).map(({ id }) => id));
  expect(draw('tool')).toEqual(floatingBar(facts).map(({ id }) => id));
});

it('without any permission data the tools and the known buttons are still listed', () => {
  const lines = disabledReason({ pathname: '/news' });
  expect(lines.map(({ kind }) => kind).filter((kind) => kind !== 'tool')).toEqual(['button']);
  expect(lines.filter(({ result }) => result.isShown)).toEqual([]);
});

it.each<[key: string, changed: Partial<FloatingFacts>, reason: string]>([
  ['menu 20085', {}, '您还没有红票办理权限。'],
  ['menu 7', {}, '这个栏目不在左侧菜单展示。'],
  ['menu 9', {}, '上级“其他”不可见，它随之不展示。'],
  ['menu 44', { customerFlag: 'K' }, '您的账号是受限客户，只开放基本功能。'],
  ['profile 114', {}, '您的渠道没有对应的页面。'],
  ['button bt4', {}, '您还没有“采购推荐与计算器”权限。'],
  ['tool calculator', {}, '您还没有“采购推荐与计算器”权限。'],
  ['tool balance', {}, '您还没有“付款方（旧）”的菜单权限。'],
  ['tool learnMore', {}, '只对受限客户展示。'],
  ['tool cart', { pathname: '/suit' }, '当前页面不展示悬浮工具。'],
])('a dealer reads of the %s with %o: %s', (key, changed, reason) => {
  const line = disabledReason({ ...facts, ...changed }).find(({ kind, id }) => `${kind} ${id}` === key);
  expect(line?.words?.reason).toBe(reason);
});

it('a hidden item has a reason, a shown one has none unless its page is missing', () => {
  for (const { result, words } of disabledReason(facts)) expect(words === undefined).toBe(result.isShown);
  const reasons = (state: PageState) =>
    new Map(disabledReason(facts, () => state).map(({ kind, id, words }) => [kind + id, words?.reason]));
  expect(reasons('planned').get('menu108')).toBe(undefined);
  expect(reasons('planned').get('menu5')).toBe('页面还在建设中，即将开放。');
  expect(reasons('noEntry').get('menu5')).toBe('它没有自己的菜单页面。');
  // A parent stands for its children; its own page is not asked for.
  expect(reasons('planned').get('menu44')).toBe(undefined);
});

it('a cause without a subject speaks of 这项功能', () => {
  expect(reasonText({ cause: 'noMenu' }).reason).toBe('您还没有“这项功能”的菜单权限。');
});
