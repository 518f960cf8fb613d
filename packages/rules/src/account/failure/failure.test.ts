import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import { type FailureEffect, failureEffect } from './failure-effect';
import { failureRefusal } from './failure-refusal';
import { failureText } from './failure-refusals';

/** A message in words, as an effect of which the sentence is compared. */
const error = (text: string, closesOthers = false) => ({ kind: 'message', text, closesOthers }) as const;

function saidOf(effect: FailureEffect) {
  return effect.kind === 'message' ? error(failureText(effect.refusal), effect.closesOthers) : effect;
}
const none: FailureEffect = { kind: 'none' };
const checkToken: FailureEffect = { kind: 'checkToken' };
const forbidden: FailureEffect = { kind: 'page', page: 'forbidden' };
const unavailable: FailureEffect = { kind: 'page', page: 'unavailable' };

function aFailure(overrides: Partial<Failure>): Failure {
  return { kind: 'network', status: 0, msg: '', ...overrides };
}
const said = (msg: string) => aFailure({ kind: 'business', status: 200, msg });
const http = (status: number, msg = '') => aFailure({ kind: 'http', status, msg });

const CASES: readonly (readonly [string, Failure, ReturnType<typeof saidOf>])[] = [
  ['HTTP-04', aFailure({ kind: 'business', status: 200, msg: '库存不足' }), error('库存不足')],
  ['HTTP-04', aFailure({ kind: 'business', status: 200 }), error('请求失败')],
  ['HTTP-05', aFailure({ kind: 'network' }), error('请求失败，请检查网络后重试')],
  ['HTTP-13', aFailure({ kind: 'network', msg: 'Network Error' }), error('请求失败，请检查网络后重试')],
  ['HTTP-05', aFailure({ kind: 'invalid-response', status: 200 }), error('请求失败，请稍后重试')],
  ['HTTP-13', http(502, 'Bad Gateway'), error('系统暂时连接不上，请稍后重试')],
  ['HTTP-05', http(418), error('请求没有被接受，请核对内容后重试')],
  ['HTTP-05', aFailure({ kind: 'aborted', msg: '请求已取消' }), none],
  [
    'AUTH-01',
    aFailure({ kind: 'refused', msg: '本页属于另一个账号，请重新加载' }),
    error('本页属于另一个账号，请重新加载'),
  ],
  ['HTTP-06', aFailure({ kind: 'invalid-request' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'invalid-request', msg: 'Failed to construct Request' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'timeout' }), error('请求超时!')],
  ['HTTP-06', aFailure({ kind: 'timeout', msg: '超过 120 秒' }), error('超过 120 秒')],
  ['HTTP-07', aFailure({ kind: 'business', status: 200, bodyStatus: 500, msg: 'x' }), checkToken],
  ['HTTP-08', aFailure({ kind: 'http', status: 500, bodyStatus: 500 }), none],
  ['HTTP-07', http(401), checkToken],
  ['HTTP-08a', http(403), forbidden],
  ['HTTP-08c', http(503, '维护'), unavailable],
  ['HTTP-08d', http(429), error('请求过于频繁，请稍后再试', true)],
  ['HTTP-08d', http(429, '慢一点'), error('慢一点', true)],
  ['HTTP-08e', http(404, 'x'), none],
  ['HTTP-08e', http(500, 'x'), none],
  ['HTTP-08e', http(504, 'x'), none],
  [
    'HTTP-04',
    aFailure({ kind: 'business', status: 200, bodyStatus: 400, msg: '参数错误' }),
    error('参数错误'),
  ],
];

describe('a failure on an ordinary page', () => {
  it.each(CASES)('%s %j does %j', (_, failure, effect) => {
    expect(saidOf(failureEffect(failure, { pathname: '/cart' }))).toEqual(effect);
  });

  it.each(CASES)('%s %j on a silent call loses its message, but for 429', (_, failure, effect) => {
    const isHushed = effect.kind === 'message' && failure.status !== 429;
    const expected = isHushed ? none : effect;
    expect(saidOf(failureEffect(failure, { pathname: '/cart', isSilent: true }))).toEqual(expected);
  });
});

it.each(CASES)('HTTP-08 %s %j of a call that only decorates takes no page away', (_, failure, effect) => {
  const expected = effect.kind === 'page' ? none : effect;
  expect(saidOf(failureEffect(failure, { pathname: '/cart', isAside: true }))).toEqual(expected);
});

it.each(['/indexcontent', '/evaluationcontent', '/evaluationsuccess', '/udeskcustomerview'])(
  'HTTP-08b %s is not replaced by the 403 page',
  (pathname) => {
    expect(saidOf(failureEffect(http(403), { pathname }))).toEqual(none);
  },
);

const SESSION_OVER = aFailure({ kind: 'business', status: 200, bodyStatus: 500 });

it.each(['/indexcontent', '/evaluationcontent', '/evaluationsuccess', '/login', '/login?x=1'])(
  'HTTP-07b %s is not sent to the provider, and no token is asked about',
  (pathname) => {
    expect(saidOf(failureEffect(SESSION_OVER, { pathname }))).toEqual(none);
    expect(saidOf(failureEffect(http(401), { pathname }))).toEqual(none);
  },
);

it.each(['/', '/udeskcustomerview', '/my/login'])(
  'HTTP-07b %s is one on which the token is asked about',
  (pathname) => {
    expect(saidOf(failureEffect(SESSION_OVER, { pathname }))).toEqual(checkToken);
  },
);

describe('HTTP-13 the words of a failed call', () => {
  const STATUSES = Array.from({ length: 200 }, (_, at) => 400 + at);

  it.each(['', 'Bad Gateway', 'Gateway Timeout', 'Too Many Requests'])(
    'a status text %o is never shown, at any status',
    (msg) => {
      for (const status of STATUSES)
        expect(failureText(failureRefusal(http(status, msg)))).toMatch(/^\p{Script=Han}[^a-z]*请/u);
    },
  );

  it.each([
    [http(500, '系统繁忙，请十分钟后再试'), '系统繁忙，请十分钟后再试'],
    [aFailure({ kind: 'business', status: 200, msg: 'SAP 4711' }), 'SAP 4711'],
    [
      aFailure({ kind: 'business', status: 200, msg: 'java.sql.SQLException: ORA-00942: no such table' }),
      '请求失败',
    ],
    [aFailure({ kind: 'business', status: 200, msg: 'NullPointerException at com.dealer.Cart' }), '请求失败'],
    [said('订单不存在 (OrderNotFoundException)'), '订单不存在'],
    [said('系统异常：java.sql.SQLException: ORA-00942'), '系统异常'],
    [said('库存不足（java.lang.IllegalStateException），请稍后重试'), '库存不足，请稍后重试'],
    [http(500, '系统异常\n\tat com.dealer.Cart.add(Cart.java:12)'), '系统异常'],
    [said('订单 6010086603 不存在 (No row)'), '订单 6010086603 不存在 (No row)'],
    [said('Please ask at help.dealer.com'), 'Please ask at help.dealer.com'],
    [said('No exception price for this customer'), 'No exception price for this customer'],
    [said('error at Cart.add(Cart.java:12)'), '请求失败'],
    [aFailure({ kind: 'business', status: 200 }), '请求失败'],
    [aFailure({ kind: 'network', msg: '请求失败', isWordless: true }), '请求失败，请检查网络后重试'],
    [aFailure({ kind: 'timeout', msg: 'SDK 的超时句', isWordless: true }), '请求超时!'],
    [aFailure({ kind: 'invalid-request', msg: 'SDK 的句子', isWordless: true }), '请求超时!'],
    [aFailure({ kind: 'business', status: 200, msg: 'SDK 的句子', isWordless: true }), '请求失败'],
    [{ ...http(429, 'SDK 的句子'), isWordless: true }, '请求过于频繁，请稍后再试'],
    [aFailure({ kind: 'network', msg: 'Failed to fetch' }), '请求失败，请检查网络后重试'],
    [aFailure({ kind: 'invalid-response', status: 200, msg: 'Invalid input' }), '请求失败，请稍后重试'],
    [aFailure({ kind: 'aborted' }), '请求失败'],
  ])('%j gives the message %s', (failure, text) => {
    expect(failureText(failureRefusal(failure))).toBe(text);
  });

  it.each([
    [404, '没有找到要的内容，请刷新页面后重试'],
    [429, '请求过于频繁，请稍后再试'],
    [500, '系统出错了，请稍后重试；多次出现请联系客服'],
    [504, '系统没有及时答复，请稍后重试'],
    [599, '系统暂时不能处理，请稍后重试'],
    [499, '请求没有被接受，请核对内容后重试'],
  ])('HTTP %s says %s', (status, text) => {
    expect(failureText(failureRefusal(http(status, 'x')))).toBe(text);
  });
});

it.each(['setup', 'toString', ''])(
  'HTTP-05 a failure of the unknown kind %j is told and does not break the one handler',
  (kind) => {
    const failure = { ...aFailure({}), kind } as unknown as Failure;
    expect(saidOf(failureEffect(failure, { pathname: '/cart' }))).toEqual(error('请求失败'));
    expect(saidOf(failureEffect({ ...failure, msg: '库存不足' }, { pathname: '/cart' }))).toEqual(
      error('库存不足'),
    );
  },
);
