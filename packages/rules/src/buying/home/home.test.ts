import { expect, it } from 'vitest';
import { daysUntil, monthDay } from '../../base/shanghai';
import { dateLine, daysAgo, daysLeftText, greeting, monthOf } from './days';
import { endingSoon } from './ends';
import { eventWords, fortnight, placeEndings, placeEvents } from './fortnight';
import { balanceAfter, cashPayer, safePayer } from './money';
import { isOnItsWay, nextStep } from './next-step';
import { openTails } from './tails';
import { isNear, todoFacts, todosByDeadline } from './todos';
import { proposedNumber, usualGoods } from './usual';

const now = new Date('2026-11-22T09:30:00+08:00');

const order = (status: string, createDate: string, ...lines: readonly (readonly [string, number])[]) => ({
  status,
  createDate,
  lineList: lines.map(([productCode, number]) => ({ productCode, number })),
});

it('usual goods are those of the orders of 90 days, the most often ordered first, with the last quantity', () => {
  const orders = [
    order('50', '2026-11-01 10:00:00', ['A', 5], ['B', 1]),
    order('20', '2026-11-18', ['A', 3], ['A', 4], ['C', 2]),
    order('90', '2026-11-20', ['D', 9]),
    order('50', '2026-08-24', ['G', 1]),
    order('50', '2026-08-25', ['G', 8]),
    order('50', '2026-08-23', ['E', 9]),
    order('50', 'unknown', ['F', 9]),
  ];
  expect(
    usualGoods(orders, now).map((item) => [item.productCode, item.orders, item.lastNumber, item.lastDate]),
  ).toEqual([
    ['A', 3, 7, '2026-11-18'],
    ['G', 2, 8, '2026-08-25'],
    ['C', 1, 2, '2026-11-18'],
    ['B', 1, 1, '2026-11-01'],
  ]);
});

it.each([
  [undefined, 12],
  [27.5, 12],
  [90, 0],
  [120, 0],
  [99_999, 12],
])('with an own stock of %o days %i pieces are proposed', (days, number) => {
  const usual = { productCode: 'A', orders: 1, lastNumber: 12, lastDate: '2026-11-18' };
  expect(proposedNumber(usual, days, 90)).toBe(number);
});

it.each([
  ['2026-11-22', 0, '今天截止'],
  ['2026-11-25 23:59:59', 3, '还有 3 天'],
  ['2026-11-20', -2, '已过 2 天'],
])('MSG-01 %s is %i days away: %s', (day, days, text) => {
  expect(daysUntil(day, now)).toBe(days);
  expect(daysLeftText(days)).toBe(text);
});

it.each(['', undefined, null, '2026-02-30', 'soon'])('MSG-01 %o is no day', (day) => {
  expect(daysUntil(day, now)).toBeUndefined();
});

it('MSG-01 to-dos stand by their deadline; each type says what happens and what to press', () => {
  const todos = [{ deadline: '2026-12-01' }, {}, { deadline: '2026-11-25', typeCode: 'RECONCILE' }];
  expect(todosByDeadline(todos, now)).toEqual([todos[2], todos[0], todos[1]]);
  expect(todoFacts({ typeCode: 'RECONCILE' }).act).toBe('去对账');
  expect(todoFacts({ typeCode: 'NEW' })).toEqual({ consequence: undefined, act: '去处理', short: '待办' });
  expect(todosByDeadline([{}, { typeCode: 'ORDER' }], now)).toEqual([{}, { typeCode: 'ORDER' }]);
  expect([undefined, -1, 6, 7].map(isNear)).toEqual([false, true, true, false]);
});

it.each(['RECONCILE', 'INVOICE', 'ORDER', 'CONTRACT'])(
  'MSG-01 a to-do of the type %s says what is lost, what to press, and its kind',
  (typeCode) => {
    const { consequence = '', act, short } = todoFacts({ typeCode });
    expect([consequence, act, short].filter((text) => text.length < 2)).toEqual([]);
  },
);

it('NAV-01 offers that end within six weeks stand by their end; ended and endless ones are left out', () => {
  const offers = [
    { endDate: '2026-12-31' },
    { endDate: '2026-11-30' },
    { endDate: '2026-11-21' },
    { endDate: '2027-01-04' },
    {},
    { endDate: '2027-01-03' },
    { endDate: '2026-11-22' },
  ];
  expect(endingSoon(offers, now)).toEqual([offers[6], offers[1], offers[0], offers[5]]);
});

it('the fortnight begins today and names the first day of a month', () => {
  const columns = fortnight(now);
  expect(
    columns
      .map(({ label }) => label)
      .slice(0, 10)
      .join(' '),
  ).toBe('11-22 今天 23 24 25 26 27 28 29 30 12-01');
  expect(columns.map(({ isWeekend }) => isWeekend).slice(0, 8)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(columns).toHaveLength(14);
});

const events = [
  { key: 'a', date: '2026-11-30', text: 'A long', short: 'A' },
  { key: 'b', date: '2026-12-01', text: 'B long', short: 'B' },
  { key: 'c', date: '2026-12-31', text: 'C long', short: 'C' },
  { key: 'd', date: '2026-11-20', text: 'D long', short: 'D' },
  { key: 'e', date: undefined, text: 'E long', short: 'E' },
  { key: 'f', date: '2026-12-01', text: 'F long', short: 'F' },
];

it('MSG-01 events stand in the columns of their days, none over another, in words that fit', () => {
  expect(
    placeEvents(events, now).map((event) => [event.key, event.column, event.span, eventWords(event)]),
  ).toEqual([
    ['d', 1, 2, 'D long'],
    ['a', 9, 1, 'A'],
    ['b', 10, 2, 'B long等 2 项'],
    ['c', 15, 1, '12-31 C'],
  ]);
});

it('a current offer is a bar that ends on its last day, from where the one before it ends; an ended one has none', () => {
  const last = { key: 'g', date: '2026-11-22', text: 'G long', short: 'G' };
  expect(
    placeEndings([...events, last], now).map((event) => [
      event.key,
      event.column,
      event.span,
      eventWords(event),
    ]),
  ).toEqual([
    ['g', 1, 1, 'G'],
    ['a', 2, 8, 'A long'],
    ['b', 10, 1, 'B等 2 项'],
    ['c', 15, 1, '12-31 C'],
  ]);
});

it('ORDER-01 open tails are summed exactly; paid orders and those without a tail are left out', () => {
  const tails = openTails([
    { orderNo: '1', restAmount: 0.1 },
    { orderNo: '2', restAmount: 0.2 },
    { orderNo: '3', restAmount: 0 },
    { orderNo: '4' },
  ]);
  expect([tails.amount, [...tails.byOrder]]).toEqual([
    '0.30',
    [
      ['1', '0.10'],
      ['2', '0.20'],
    ],
  ]);
});

it('ORDER-01 tails are no sum where an order did not answer, or one with a deposit has no rest', () => {
  expect(openTails([{ orderNo: '1', restAmount: 5 }], ['1', '2']).amount).toBeUndefined();
  expect(openTails([{ orderNo: '1', depositAmount: 3 }], ['1']).amount).toBeUndefined();
  expect(openTails([{ orderNo: '1', depositAmount: 3, restAmount: 0 }], ['1']).amount).toBe('0.00');
});

it.each([
  [{ restAmount: 'x' }, undefined],
  [{ depositAmount: 3, restAmount: 'x' }, undefined],
  [{ depositAmount: 3, restAmount: '' }, undefined],
  [{ depositAmount: 'x' }, undefined],
  [{ depositAmount: '', restAmount: '' }, '5.00'],
  [{ depositAmount: '' }, '5.00'],
  [{ restAmount: -1 }, '5.00'],
  [{ depositAmount: 'x', restAmount: 2 }, '7.00'],
])('ORDER-01 an order of %j beside an open tail of 5 makes the sum %s', (order, amount) => {
  const tails = openTails(
    [
      { orderNo: '1', ...order },
      { orderNo: '2', restAmount: 5 },
    ],
    ['1', '2'],
  );
  expect([tails.amount, tails.byOrder.get('2')]).toEqual([amount, '5.00']);
});

it('the strip shows the cash account, what is left of it, and the one for safe payments', () => {
  const payer = (payerCode: string, payerType: string, deletedFlag?: string) => ({
    payerCode,
    payerType,
    customerName: payerCode,
    balance: 100,
    deletedFlag,
  });
  const payers = [payer('1', '02'), payer('2', '01', '1'), payer('3', '01', '0')];
  expect(cashPayer(payers)?.payerCode).toBe('3');
  expect(cashPayer([])).toBeUndefined();
  expect(balanceAfter(100, '174944')).toBe('-174844.00');
  expect(safePayer([...payers, payer('4', '90')])?.payerCode).toBe('4');
});

it.each([
  ['2026-11-22T03:00', '夜深了'],
  ['2026-11-22T06:00', '上午好'],
  ['2026-11-22T09:00', '上午好'],
  ['2026-11-22T12:30', '中午好'],
  ['2026-11-22T14:00', '下午好'],
  ['2026-11-22T17:59', '下午好'],
  ['2026-11-22T18:00', '晚上好'],
])('at %s the greeting is %s', (time, text) => {
  expect(greeting(new Date(`${time}:00+08:00`))).toBe(text);
});

it('a day is written with its weekday, and short without its year', () => {
  expect([monthOf(now), daysAgo(now, 90)]).toEqual(['2026-11', '2026-08-24']);
  expect(dateLine(now)).toBe('2026-11-22 星期日');
  const week = [23, 24, 25, 26, 27, 28].map((day) => dateLine(new Date(`2026-11-${day}T09:30:00+08:00`)));
  expect(week.map((line) => line.slice(-1)).join('')).toBe('一二三四五六');
  expect([monthDay('2026-11-25 08:00:00'), monthDay('soon')]).toEqual(['11-25', 'soon']);
});

it.each([
  ['10', '查看进度'],
  ['20', '查看订单'],
  ['30', '查看物流'],
  ['40', '确认签收'],
  ['50', '再次购买'],
  ['90', '查看订单'],
  ['77', '查看进度'],
])('ORDER-01 after status %s comes: %s', (status, act) => {
  expect(nextStep(status)).toEqual({ act, page: status === '30' ? 'logistics' : 'order' });
});

it('ORDER-01 goods are on their way from delivery until they are signed for', () => {
  expect(['10', '20', '30', '40', '50', '90'].filter(isOnItsWay)).toEqual(['30', '40']);
});
