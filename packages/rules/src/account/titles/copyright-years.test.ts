import { expect, it } from 'vitest';
import { copyrightYears } from './index';

it('HEAD-05b the copyright is from 2019 to the year in Shanghai', () => {
  expect(copyrightYears(new Date('2026-06-01T00:00:00Z'))).toBe('2019–2026');
  expect(copyrightYears(new Date('2026-12-31T16:00:00Z'))).toBe('2019–2027');
  expect(copyrightYears(new Date('2019-06-01T00:00:00Z'))).toBe('2019');
});
