import { describe, expect, it } from 'vitest';
import { type ListedOrder, lookUpSubmit, reachesBack } from './find-orders';
import { CALL_MS } from './late-call';
import type { Submission } from './submit-record';

const NOW = Date.parse('2026-11-20T02:00:00Z');

const submission: Submission = {
  saletoCode: 'S1',
  sendtoCode: 'T1',
  orders: [
    { orderNo: '701', payerCode: 'P1', lines: [{ productCode: 'A', number: 2 }] },
    {
      orderNo: '702',
      payerCode: 'P2',
      lines: [
        { productCode: 'B', number: '5' },
        { productCode: 'A', number: 1 },
      ],
    },
  ],
};

const SINCE = Date.parse('2026-11-20T10:00:00+08:00');
const list = (...days: string[]) => days.map((createDate) => ({ createDate }));

it.each([
  ['the whole list', list('2026-11-20'), 1, true],
  ['no order at all', [], 0, true],
  ['as far as an earlier day', list('2026-11-20', '2026-11-18'), 500, true],
  ['as far as an earlier day, by its last order', list('2026-11-20', '2026-11-20', '2026-11-18'), 500, true],
  ['the day before only: a clock may be ahead', list('2026-11-20', '2026-11-19'), 500, false],
  ['the same day only', list('2026-11-20'), 500, false],
  ['an order without a date', [{ createDate: null }], 500, false],
  ['nothing of a long list', [], 500, false],
] as const)('ORDER-01 %s', (...[, orders, total, isWhole]) => {
  expect(reachesBack(orders, total, SINCE)).toBe(isWhole);
});

describe('ORDER-01 the order list shows the result of a lost submit', () => {
  const record = { submission, plannedAt: NOW };
  const first: ListedOrder = {
    orderNo: '901',
    payerCode: 'P1',
    createDate: '2026-11-20',
    lineList: [{ productCode: 'A', number: '2' }],
  };
  const second: ListedOrder = {
    orderNo: '902',
    payerCode: 'P2',
    createDate: '2026-11-20 10:00:05',
    lineList: [
      { productCode: 'A', number: 1 },
      { productCode: 'B', number: 5 },
    ],
  };
  const now = NOW + CALL_MS;
  const look = (orders: ListedOrder[], isWhole = true) => lookUpSubmit(record, { orders, isWhole, now });

  it('placed, by number', () => {
    expect(look([{ orderNo: '702' }, { orderNo: '701' }], false)).toEqual({
      type: 'place',
      orderNos: ['701', '702'],
    });
  });

  it('placed, by payer, lines and day', () => {
    expect(look([second, first])).toEqual({ type: 'place', orderNos: ['901', '902'] });
    expect(look([second, { orderNo: '701' }])).toEqual({ type: 'place', orderNos: ['701', '902'] });
  });

  it('not found when the complete list has none of them', () => {
    expect(look([])).toEqual({ type: 'miss' });
    expect(look([{ orderNo: '1' }])).toEqual({ type: 'miss' });
  });

  it('is in doubt without it as long as the server may still place it, counted from when it was sent', () => {
    const list = { orders: [], isWhole: true };
    expect(lookUpSubmit(record, { ...list, now: now - 1 })).toEqual({
      type: 'doubt',
      reason: 'early',
    });
    const sent = { ...record, sentAt: NOW + 120_000 };
    expect(lookUpSubmit(sent, { ...list, now }).type).toBe('doubt');
    expect(lookUpSubmit(sent, { ...list, now: now + 120_000 }).type).toBe('miss');
  });

  it.each<[string, Partial<ListedOrder>]>([
    ['another payer', { payerCode: 'P9' }],
    ['an older day', { createDate: '2026-11-19' }],
    ['another number', { lineList: [{ productCode: 'A', number: 3 }] }],
    ['another product', { lineList: [{ productCode: 'C', number: 2 }] }],
    [
      'one line more',
      {
        lineList: [
          { productCode: 'A', number: 2 },
          { productCode: 'C', number: 1 },
        ],
      },
    ],
    ['no lines', { lineList: null }],
  ])('an order with %s is not the one', (_, change) => {
    expect(look([{ ...first, ...change }])).toEqual({ type: 'miss' });
  });

  it.each([undefined, null, '昨天'])(
    'is in doubt over an order of the same goods with the day %j',
    (createDate) => {
      expect(look([{ ...first, createDate }])).toEqual({
        type: 'doubt',
        reason: 'undated',
      });
      expect(look([{ ...first, createDate, payerCode: 'P9' }])).toEqual({ type: 'miss' });
    },
  );

  it('is in doubt when some are missing, or the list is not complete', () => {
    expect(look([first])).toEqual({ type: 'doubt', reason: 'partFound' });
    expect(look([], false)).toEqual({ type: 'doubt', reason: 'cut' });
  });

  it('is not an order that was there before', () => {
    const look = { orders: [first, second], isWhole: true, claimed: ['901', '902'], now };
    expect(lookUpSubmit(record, look)).toEqual({ type: 'miss' });
  });

  it('does not take one order for two', () => {
    const twins: Submission = {
      ...submission,
      orders: [0, 1].map(
        (at) => ({ ...submission.orders[0], orderNo: `70${at}` }) as Submission['orders'][0],
      ),
    };
    const list = { orders: [first], isWhole: true, now };
    expect(lookUpSubmit({ submission: twins, plannedAt: NOW }, list).type).toBe('doubt');
  });
});
