import { describe, expect, it } from 'vitest';
import { failedSubmit } from './submit-outcome';

describe('ORDER-01 a submit that failed', () => {
  it.each([
    ['business', 200, 'refuse'],
    ['http', 302, 'lose'],
    ['http', 399, 'lose'],
    ['http', 400, 'refuse'],
    ['http', 499, 'refuse'],
    ['http', 401, 'refuse'],
    ['http', 429, 'refuse'],
    ['http', 500, 'lose'],
    ['http', 503, 'lose'],
    ['http', 504, 'lose'],
    ['network', 0, 'lose'],
    ['timeout', 0, 'lose'],
    ['aborted', 0, 'lose'],
    ['invalid-request', 0, 'refuse'],
    ['invalid-response', 200, 'lose'],
    ['invalid-response', 404, 'lose'],
    ['refused', 0, 'refuse'],
  ])('with %s and status %i: %s', (kind, status, type) => {
    expect(failedSubmit({ kind, status, msg: '余额不足' })).toEqual(
      type === 'refuse' ? { type, msg: '余额不足' } : { type },
    );
  });
});
