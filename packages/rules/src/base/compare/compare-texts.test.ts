import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

it('sorts days, periods and codes from the earliest on, and keeps equal ones in their order', () => {
  expect(['2026-11-02', '2025-12-31', '', '2026-11-02'].toSorted(compareTexts)).toEqual([
    '',
    '2025-12-31',
    '2026-11-02',
    '2026-11-02',
  ]);
  expect(compareTexts('2026H1', '2026H1')).toBe(0);
  expect(compareTexts('2026H2', '2026H1')).toBe(1);
});
