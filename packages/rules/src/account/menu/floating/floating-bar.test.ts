import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FloatingFacts, floatingBar, offersCart, TIP_MS } from '../index';

const menus = [
  { id: 7, subItems: [{ id: 9 }] },
  { id: 104, subItems: [{ id: 105 }, { id: 1141 }, { id: 116 }] },
];
const full: FloatingFacts = {
  pathname: '/index',
  menus,
  buttons: ['bt4'],
  channel: 'M',
  channelGroup: 'ZY',
  jshCusFlagData: true,
};
const ALL =
  'calculator recommendation eventTrace orders switchAddress cart trafficCart transferCart favourites live sort back top balance qrCode feedback';
const idsFor = (facts: Partial<FloatingFacts>): string =>
  floatingBar({ ...full, ...facts })
    .map(({ id }) => id)
    .join(' ');
const without = (...gone: readonly string[]): string =>
  ALL.split(' ')
    .filter((id) => !gone.includes(id))
    .join(' ');

it('FLOAT-01a an account with every permission sees the sixteen items, each with its label', () => {
  expect(idsFor({})).toBe(ALL);
  expect(floatingBar({ ...full, customerFlag: '' }).map(({ label }) => label)).toEqual([
    '计算器',
    '采购推荐',
    '事件追踪',
    '我的订单',
    '切换送达方',
    '购物车',
    '整车购物车',
    '调货购物车',
    '商品关注',
    '直播',
    '排序',
    '返回',
    '回到顶部',
    '余额',
    'APP二维码',
    '意见反馈',
  ]);
});

it.each([
  [{ roles: { r1: 'DESIGNER' } }, 'live top qrCode'],
  [{ roles: { DESIGNER: '设计师' } }, 'live top qrCode'],
  [{ roles: { r1: 'ADMIN' } }, ALL],
  [{ roles: { r1: 'DESIGNERS' } }, ALL],
  [{ roles: {} }, ALL],
  [{ roles: null }, ALL],
  [{ roles: { r1: 'DESIGNER' }, customerFlag: 'K' }, 'live top'],
])('FLOAT-02a with %o the bar holds %s', (facts, left) => {
  expect(idsFor(facts)).toBe(left);
});

it.each([
  [{ buttons: [] }, without('calculator', 'recommendation')],
  [{ buttons: ['bt1'] }, without('calculator', 'recommendation')],
  [{ buttons: undefined }, without('calculator', 'recommendation')],
  [{ menus: menus.slice(1) }, without('orders', 'cart')],
  [{ menus: menus.slice(0, 1) }, without('switchAddress', 'favourites', 'balance')],
  [
    { menus: [menus[0], { id: 104, subItems: [{ id: 105 }] }] as typeof menus },
    without('favourites', 'balance'),
  ],
  [
    {
      menus: [menus[0], { id: 104, subItems: [{ id: 1141 }] }] as typeof menus,
    },
    without('switchAddress', 'favourites'),
  ],
  [
    { menus: [menus[0], { id: 104, subItems: [{ id: 116 }] }] as typeof menus },
    without('switchAddress', 'balance'),
  ],
])('FLOAT-02b FLOAT-02c without a permission its items go (%#)', (facts, left) => {
  expect(idsFor(facts)).toBe(left);
});

it.each(['M', 'C', 'Q', 'T', 'F', 'N', 'E'])('FLOAT-03a channel %s has the calculator', (channel) => {
  expect(idsFor({ channel })).toBe(ALL);
});

it.each([
  [{ channel: 'R' }, without('calculator')],
  [{ channel: 'm' }, without('calculator')],
  [{ channel: null }, without('calculator')],
  [{ jshCusFlagData: false }, without('calculator')],
  [{ jshCusFlagData: null }, without('calculator')],
  [{ channelGroup: 'CT' }, without('balance')],
  [{ channel: 'CT' }, without('calculator', 'balance')],
  [{ channelGroup: 'R' }, ALL],
  [{ customerFlag: 'K' }, 'live learnMore top'],
])('FLOAT-03a FLOAT-03b FLOAT-03c FLOAT-03d with %o the bar holds %s', (facts, left) => {
  expect(idsFor(facts)).toBe(left);
});

it.each([
  ['/packageList', ''],
  ['/suit', ''],
  ['/suit/detail/5', ''],
  ['/news', ''],
  ['/messagelist?type=1', ''],
  ['/ylh/', ''],
  ['/ylh/anything', ''],
  ['/index', ALL],
  ['/suits', ALL],
  ['/News', ALL],
  ['/list/news', ALL],
  ['/', ALL],
])('FLOAT-03e FLOAT-04a on %s the bar holds %s', (pathname, left) => {
  expect(idsFor({ pathname })).toBe(left);
});

it('FREEZE-02 FREEZE-03 a blocked account has no tool that leads to its notice: carts, orders, calculator, recommendation', () => {
  expect(idsFor({ isBlocked: true })).toBe('sort back top balance qrCode feedback');
  expect(idsFor({ isBlocked: true, customerFlag: 'K' })).toBe('top');
});

it.each([
  [{}, true],
  [{ isBlocked: true }, false],
  [{ customerFlag: 'K' }, false],
  [{ roles: { r1: 'DESIGNER' } }, false],
  [{ menus: menus.slice(1) }, false],
])('FLOAT-02 with %o the header offers the cart (%s) as the floating bar does', (facts, isOffered) => {
  expect(offersCart({ ...full, ...facts })).toBe(isOffered);
  expect(idsFor(facts).split(' ').includes('cart')).toBe(isOffered);
});

it('FLOAT-04b a hover tip shows for 5 s', () => {
  expect(TIP_MS).toBe(5000);
});

const anyFacts = fc.record({
  pathname: fc.constantFrom('/index', '/suit', '/ylh/a', '/cart'),
  roles: fc.constantFrom({}, { r: 'DESIGNER' }),
  customerFlag: fc.constantFrom('', 'K'),
  channel: fc.constantFrom('M', 'R', 'CT'),
  channelGroup: fc.constantFrom('ZY', 'CT', 'R'),
  jshCusFlagData: fc.boolean(),
  buttons: fc.subarray(['bt4', 'bt1']),
  menus: fc.subarray(menus),
});

it('FLOAT-03 no tool is shown against its conditions', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const ids = floatingBar(facts).map(({ id }) => id);
      if (!facts.buttons.includes('bt4') || facts.customerFlag) expect(ids).not.toContain('calculator');
      if (facts.channelGroup === 'CT') expect(ids).not.toContain('balance');
      if (facts.pathname === '/suit' || facts.pathname === '/ylh/a') expect(ids).toEqual([]);
      if (facts.customerFlag) expect(['live', 'learnMore', 'top']).toEqual(expect.arrayContaining(ids));
    }),
  );
});
