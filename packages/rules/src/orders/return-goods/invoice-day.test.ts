import { expect, it } from 'vitest';
import { isInvoiceDay } from './index';

it('ORDER-01 FIN-04 no invoice of a return is of a day that is still to come, or of none', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '昨天'];
  expect(days.map((day) => isInvoiceDay(day, new Date('2026-11-22T12:00:00Z')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
