import { expect, it } from 'vitest';
import {
  explainButton,
  type FloatingFacts,
  floatingBar,
  hasButton,
  type PageState,
  profileMenu,
  SIDE_BAR_RULES,
  visibleMenus,
  whyNot,
  whyWords,
} from './index';

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

const line = (kind: string, id: string) => whyNot(facts).find((each) => each.kind === kind && each.id === id);

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
])('MENU-07 the %s %s is listed with title, decision and code %o', (kind, id, expected) => {
  const told = line(kind, id);
  expect([told?.title, told?.result.isShown, told?.code]).toEqual(expected);
});

it('MENU-07 a line carries the sentence and the trace of its decision', () => {
  expect(line('menu', '20085')?.result.text).toBe(
    '44 下的 20085 已隐藏：红票权限 valid=false, rebateAuth=false, returnAuth=false',
  );
  expect(line('menu', '20085')?.trace[0]?.rule).toBe('MENU-02');
  expect(line('button', 'bt4')).toMatchObject({
    result: { isShown: false, text: '按钮 bt4 未授权' },
    trace: [{ rule: 'MENU-07', facts: { bt4: false }, text: '按钮 bt4 未授权' }],
  });
  expect(line('button', 'bt1')?.result.text).toBe('按钮 bt1 已授权');
});

it('MENU-07 each menu, profile item, button and tool is listed once, in this order', () => {
  const lines = whyNot(facts);
  const kinds = lines.map(({ kind }) => kind);
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual(['menu', 'profile', 'tool', 'button']);
  expect(lines.filter(({ kind }) => kind === 'menu')).toHaveLength(8);
  expect(lines.filter(({ kind }) => kind === 'profile')).toHaveLength(2);
  expect(lines.filter(({ kind }) => kind === 'tool')).toHaveLength(17);
  expect(lines.filter(({ kind }) => kind === 'button').map(({ id }) => id)).toEqual(['bt4', 'bt1']);
});

it('MENU-07 the list agrees with what the side bar, the profile menu and the floating bar show', () => {
  const shown = (kind: string) =>
    whyNot(facts)
      .filter((each) => each.kind === kind && each.result.isShown)
      .map(({ id }) => id);
  const ids = (items: FloatingFacts['menus']): readonly string[] =>
    (items ?? []).flatMap((item) => [String(item.id), ...ids(item.subItems)]);
  expect(shown('menu')).toEqual(ids(visibleMenus(facts, SIDE_BAR_RULES)));
  expect(shown('profile')).toEqual(profileMenu(facts).map(({ id }) => id));
  expect(shown('tool')).toEqual(floatingBar(facts).map(({ id }) => id));
});

it('MENU-07 without any permission data the tools and the known buttons are still listed', () => {
  const lines = whyNot({ pathname: '/news' });
  expect(lines.map(({ kind }) => kind).filter((kind) => kind !== 'tool')).toEqual(['button']);
  expect(lines.filter(({ result }) => result.isShown)).toEqual([]);
});

it.each([
  ['bt1', true],
  ['bt4', false],
])('FLOAT-02 the decision over the button %s explains itself: %s', (id, isShown) => {
  const { result, trace } = explainButton(id, facts);
  expect([result.isShown, hasButton(facts, id)]).toEqual([isShown, isShown]);
  expect(trace).toEqual([{ rule: 'MENU-07', facts: { [id]: isShown }, text: result.text }]);
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
])('MENU-07 a dealer reads of the %s with %o: %s', (key, changed, reason) => {
  const found = whyNot({ ...facts, ...changed }).find(({ kind, id }) => `${kind} ${id}` === key);
  expect(found?.words?.reason).toBe(reason);
});

it('MENU-07 what is hidden has words, what is shown has none unless its page is missing', () => {
  for (const { result, words } of whyNot(facts)) expect(words === undefined).toBe(result.isShown);
  const reasons = (state: PageState) =>
    new Map(whyNot(facts, () => state).map(({ kind, id, words }) => [kind + id, words?.reason]));
  expect(reasons('planned').get('menu108')).toBe(undefined);
  expect(reasons('planned').get('menu5')).toBe('页面还在建设中，即将开放。');
  expect(reasons('noEntry').get('menu5')).toBe('它没有自己的菜单页面。');
  // A parent stands for its children; its own page is not asked for.
  expect(reasons('planned').get('menu44')).toBe(undefined);
});

it('MENU-07 a rule without a cause of its own sends the dealer to support with the code', () => {
  expect(whyWords({ cause: 'other' })).toEqual({
    reason: '当前账号不可见。',
    advice: '请把支持代码告诉客服。',
  });
  expect(whyWords({ cause: 'noMenu' }).reason).toBe('您还没有“这项功能”的菜单权限。');
});
