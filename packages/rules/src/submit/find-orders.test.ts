import { expect, it } from 'vitest';
import { reachesBack } from './find-orders';

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
