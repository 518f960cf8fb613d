import { expect, it } from 'vitest';
import { lostFacts } from './sign-out';

const at = { lookUpAt: '/payment' };

it.each([
  [
    { plannedAt: Date.parse('2026-11-22T02:42:08Z'), amount: '50000.00', to: '8800123456' },
    '11-22 10:42 提交，¥50,000.00 → (8800123456)',
  ],
  [{ amount: '5.00' }, '¥5.00'],
  [{}, '以前的提交'],
])('AUTH-05 what has no result is named by what can be read of it: %j', (outcome, text) => {
  expect(lostFacts({ ...at, ...outcome })).toBe(text);
});
