import { expect, it } from 'vitest';
import { isDelayDay } from './index';

/** The evening of the 22nd in Shanghai, when it is the 22nd in London too. */
const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2027-01-01', true],
  ['下周', false],
  ['', false],
])('ORDER-01 TRAF-01 to %o something may be put off on the 22nd: %s', (day, may) => {
  expect(isDelayDay(day, now)).toBe(may);
});

it('ORDER-01 TRAF-01 tomorrow is that of Shanghai', () => {
  expect(isDelayDay('2026-11-23', new Date('2026-11-22T17:00:00Z'))).toBe(false);
});
