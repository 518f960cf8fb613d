import { describe, expect, it } from 'vitest';
import { failedWrite } from './failed-write';
import { failedSubmit } from './submit-outcome';
import { submitText } from './submit-refusals';

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

const LOST = '没有收到录入结果，请先查看最新状态再重试';

it.each([
  [{ kind: 'business', status: 200 }, '录入', '没有录入：号码重复'],
  [{ kind: 'http', status: 404 }, '录入', '没有录入：号码重复'],
  [{ kind: 'http', status: 404 }, undefined, '号码重复'],
  [{ kind: 'http', status: 504 }, '录入', LOST],
  [{ kind: 'timeout', status: 0 }, '录入', LOST],
  [{ kind: 'http', status: 500 }, undefined, LOST.replace('录入', '')],
])('ORDER-01 a write that failed with %j, of the act %s, is said as %s', (failure, act, text) => {
  expect(submitText(failedWrite({ ...failure, msg: '号码重复' }, act))).toBe(text);
});
