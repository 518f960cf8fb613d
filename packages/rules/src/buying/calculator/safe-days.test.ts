import { expect, it } from 'vitest';
import { safeDaysOf } from './index';

it.each([
  [{ own: 0, listed: 45 }, 0],
  [{ own: 14 }, 14],
  [{ listed: '45' }, 45],
  [{ listed: 0 }, 0],
  [{}, 30],
  [{ listed: null }, 30],
])('CALC-02 CALC-04 of %o the stock should last %i days', (facts, days) => {
  expect(safeDaysOf(facts)).toBe(days);
});

it('CALC-04 days of the server that cannot be read are not those of the system', () => {
  expect(safeDaysOf({ listed: '一个月' })).toBeUndefined();
});
