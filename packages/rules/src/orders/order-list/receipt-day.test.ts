import { expect, it } from 'vitest';
import { isReceiptDay } from './index';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['前天', false],
])('ORDER-01 an order of the 20th may be signed for on %s, on the 22nd: %s', (day, may) => {
  expect(isReceiptDay(day, '2026-11-20 09:30:00', now)).toBe(may);
});

it('ORDER-01 an order whose day cannot be read is signed for all the same, but not in advance', () => {
  expect(isReceiptDay('2026-11-01', '—', now)).toBe(true);
  expect(isReceiptDay('2026-11-23', '—', now)).toBe(false);
});
