import { describe, expect, it } from 'vitest';
import { type Failure, type FailureEffect, failureEffect } from './failure-effect';

const error = (text: string, closesOthers = false): FailureEffect => ({
  kind: 'message',
  notice: { level: 'error', text },
  closesOthers,
});
const none: FailureEffect = { kind: 'none' };
const authorise: FailureEffect = { kind: 'authorise', returnPath: '/new/api/auth/redirect' };

const CASES: readonly (readonly [string, Failure, FailureEffect])[] = [
  ['HTTP-04', { kind: 'code', code: '0', msg: '库存不足' }, error('库存不足')],
  ['HTTP-04', { kind: 'code', code: '0', msg: '' }, error('请求失败')],
  ['HTTP-04', { kind: 'code', code: '0' }, error('请求失败')],
  ['HTTP-05', { kind: 'network' }, error('请求失败')],
  ['HTTP-05', { kind: 'network', statusText: 'Network Error' }, error('Network Error')],
  ['HTTP-05', { kind: 'http', status: 502, statusText: 'Bad Gateway' }, error('Bad Gateway')],
  ['HTTP-05', { kind: 'http', status: 400, msg: '参数错误', statusText: 'Bad Request' }, error('参数错误')],
  ['HTTP-05', { kind: 'http', status: 418 }, error('请求失败')],
  ['HTTP-05', { kind: 'cancelled' }, none],
  ['HTTP-06', { kind: 'setup' }, error('请求超时!')],
  ['HTTP-07', { kind: 'body' }, authorise],
  ['HTTP-07', { kind: 'http', status: 401 }, authorise],
  ['HTTP-08', { kind: 'http', status: 403 }, { kind: 'page', page: 'forbidden' }],
  ['HTTP-08', { kind: 'http', status: 503, msg: '维护' }, { kind: 'page', page: 'unavailable' }],
  ['HTTP-08', { kind: 'http', status: 429 }, error('请求过于频繁，请稍后再试', true)],
  ['HTTP-08', { kind: 'http', status: 429, msg: '慢一点' }, error('慢一点', true)],
  ['HTTP-08', { kind: 'http', status: 404, msg: 'x' }, none],
  ['HTTP-08', { kind: 'http', status: 500, msg: 'x' }, none],
  ['HTTP-08', { kind: 'http', status: 504, msg: 'x' }, none],
];

describe('a failure on an ordinary page', () => {
  it.each(CASES)('%s %j does %j', (_, failure, effect) => {
    expect(failureEffect(failure, { pathname: '/cart' })).toEqual(effect);
  });

  it.each(CASES)('%s %j on a silent call loses its message, nothing else', (_, failure, effect) => {
    const expected = effect.kind === 'message' ? none : effect;
    expect(failureEffect(failure, { pathname: '/cart', isSilent: true })).toEqual(expected);
  });
});

it.each(['/indexcontent', '/evaluationcontent', '/evaluationsuccess', '/udeskcustomerview'])(
  'HTTP-08 %s is not replaced by the 403 page',
  (pathname) => {
    expect(failureEffect({ kind: 'http', status: 403 }, { pathname })).toEqual(none);
  },
);

it.each(['/indexcontent', '/evaluationcontent', '/evaluationsuccess', '/login', '/login?x=1'])(
  'HTTP-07 %s is not sent to the provider',
  (pathname) => {
    expect(failureEffect({ kind: 'body' }, { pathname })).toEqual(none);
    expect(failureEffect({ kind: 'http', status: 401 }, { pathname })).toEqual(none);
  },
);

it.each(['/', '/udeskcustomerview', '/my/login'])('HTTP-07 %s is', (pathname) => {
  expect(failureEffect({ kind: 'body' }, { pathname })).toEqual(authorise);
});
