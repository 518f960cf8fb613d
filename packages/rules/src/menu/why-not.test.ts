import { expect, it } from 'vitest';
import {
  explainButton,
  type FloatingFacts,
  floatingBar,
  hasButton,
  profileMenu,
  SIDE_BAR_RULES,
  visibleMenus,
  whyNot,
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
