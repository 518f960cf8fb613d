import { expect, it } from 'vitest';
import { isDemandEnd } from './index';

it('BIG-01 no demand ends on a day that is over, or on none', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '月底'];
  expect(days.map((day) => isDemandEnd(day, new Date('2026-11-22T12:00:00Z')))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
