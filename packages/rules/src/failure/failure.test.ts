import { describe, expect, it } from 'vitest';
import { type Failure, type FailureEffect, failureEffect } from './failure-effect';

const error = (text: string, closesOthers = false): FailureEffect => ({
  kind: 'message',
  notice: { level: 'error', text },
  closesOthers,
});
const none: FailureEffect = { kind: 'none' };
const authorise: FailureEffect = { kind: 'authorise', returnPath: '/new/api/auth/redirect' };
const forbidden: FailureEffect = { kind: 'page', page: 'forbidden' };
const unavailable: FailureEffect = { kind: 'page', page: 'unavailable' };

function aFailure(overrides: Partial<Failure>): Failure {
  return { kind: 'network', status: 0, msg: '', ...overrides };
}
const http = (status: number, msg = '') => aFailure({ kind: 'http', status, msg });

const CASES: readonly (readonly [string, Failure, FailureEffect])[] = [
  ['HTTP-04', aFailure({ kind: 'business', status: 200, msg: '库存不足' }), error('库存不足')],
  ['HTTP-04', aFailure({ kind: 'business', status: 200 }), error('请求失败')],
  ['HTTP-05', aFailure({ kind: 'network' }), error('请求失败')],
  ['HTTP-05', aFailure({ kind: 'network', msg: 'Network Error' }), error('Network Error')],
  ['HTTP-05', aFailure({ kind: 'invalid-response', status: 200 }), error('请求失败')],
  ['HTTP-05', http(502, 'Bad Gateway'), error('Bad Gateway')],
  ['HTTP-05', http(418), error('请求失败')],
  ['HTTP-05', aFailure({ kind: 'aborted', msg: '请求已取消' }), none],
  [
    'AUTH-01',
    aFailure({ kind: 'refused', msg: '本页属于另一个账号，请重新加载' }),
    error('本页属于另一个账号，请重新加载'),
  ],
  ['HTTP-06', aFailure({ kind: 'setup' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'setup', msg: 'Failed to construct Request' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'timeout' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'timeout', msg: '超过 120 秒' }), error('超过 120 秒')],
  ['HTTP-07', aFailure({ kind: 'business', status: 200, bodyStatus: 500, msg: 'x' }), authorise],
  ['HTTP-08', aFailure({ kind: 'http', status: 500, bodyStatus: 500 }), none],
  ['HTTP-07', http(401), authorise],
  ['HTTP-08', http(403), forbidden],
  ['HTTP-08', http(503, '维护'), unavailable],
  ['HTTP-08', http(429), error('请求过于频繁，请稍后再试', true)],
  ['HTTP-08', http(429, '慢一点'), error('慢一点', true)],
  ['HTTP-08', http(404, 'x'), none],
  ['HTTP-08', http(500, 'x'), none],
  ['HTTP-08', http(504, 'x'), none],
  [
    'HTTP-04',
    aFailure({ kind: 'business', status: 200, bodyStatus: 400, msg: '参数错误' }),
    error('参数错误'),
  ],
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
    expect(failureEffect(http(403), { pathname })).toEqual(none);
  },
);

const SESSION_OVER = aFailure({ kind: 'business', status: 200, bodyStatus: 500 });

it.each(['/indexcontent', '/evaluationcontent', '/evaluationsuccess', '/login', '/login?x=1'])(
  'HTTP-07 %s is not sent to the provider',
  (pathname) => {
    expect(failureEffect(SESSION_OVER, { pathname })).toEqual(none);
    expect(failureEffect(http(401), { pathname })).toEqual(none);
  },
);

it.each(['/', '/udeskcustomerview', '/my/login'])('HTTP-07 %s is', (pathname) => {
  expect(failureEffect(SESSION_OVER, { pathname })).toEqual(authorise);
});
