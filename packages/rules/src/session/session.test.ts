import { describe, expect, it } from 'vitest';
import { addressSession } from './address-query';
import { routeGuard, sessionEntry } from './entry';
import { isForbiddenExempt, isLoginExempt } from './exempt-paths';
import { ENDING_MS, sessionEnd, sessionPhase } from './expiry';
import { atLogout, REPORT_CREATED_KEY } from './logout';

const now = new Date('2026-11-20T08:00:00Z');
const at = (search: string, pathname = '/cart', hash = '#top') => ({ pathname, search, hash });

describe('AUTH-01a AUTH-01b how long a token holds', () => {
  const inSevenDays = now.getTime() + 7 * 86_400_000;

  it.each([
    [1_795_000_000_000, 1_795_000_000_000],
    ['1795000000000', 1_795_000_000_000],
    ['2026-11-21T00:00:00Z', Date.UTC(2026, 10, 21)],
    ['2026-11-21T08:00:00+08:00', Date.UTC(2026, 10, 21)],
    ['2026-11-21T08:00:00', Date.UTC(2026, 10, 21)],
    ['2026-11-21T00:00:00.123456Z', Date.UTC(2026, 10, 21) + 123],
    ['2026-11-21T00:00:00.123456789Z', Date.UTC(2026, 10, 21) + 123],
    ['2026-11-21 08:00:00.5', Date.UTC(2026, 10, 21) + 500],
    [undefined, inSevenDays],
    [null, inSevenDays],
    ['', inSevenDays],
    ['soon', inSevenDays],
    [Number.NaN, inSevenDays],
  ])('expireAt %o', (expireAt, end) => {
    expect(sessionEnd(expireAt, now)).toBe(end);
  });

  it.each([
    [{ token: 'T', endsAt: now.getTime() + ENDING_MS + 1 }, 'live'],
    [{ token: 'T', endsAt: now.getTime() + ENDING_MS }, 'ending'],
    [{ token: 'T', endsAt: now.getTime() + 1 }, 'ending'],
    [{ token: 'T', endsAt: now.getTime() }, 'ended'],
    [{ token: 'T' }, 'live'],
    [{ token: 'T', endsAt: null }, 'live'],
    [{ token: 'T', endsAt: Number.NaN }, 'ended'],
    [{ token: '', endsAt: now.getTime() + 1 }, 'ended'],
    [{}, 'ended'],
  ])('a session %j is %s', (session, phase) => {
    expect(sessionPhase(session, now)).toBe(phase);
  });
});

describe('AUTH-02a a token in the address', () => {
  it.each([
    ['?token=abc', { kind: 'token', token: 'abc', reloadTo: '/cart#top' }],
    ['?a=1&token=a%2Bb%3D%3D&b=2', { kind: 'token', token: 'a+b==', reloadTo: '/cart#top' }],
    ['?token=a+b==', { kind: 'token', token: 'a+b==', reloadTo: '/cart#top' }],
    ['token=a?b', { kind: 'token', token: 'a?b', reloadTo: '/cart#top' }],
    ['?token=100%', { kind: 'token', token: '100%', reloadTo: '/cart#top' }],
    ['token=abc', { kind: 'token', token: 'abc', reloadTo: '/cart#top' }],
    [
      '?token=abc&expireAt=1795000000000',
      { kind: 'token', token: 'abc', expireAt: '1795000000000', reloadTo: '/cart#top' },
    ],
    ['?token=', { kind: 'none' }],
    ['?token', { kind: 'none' }],
    ['?Token=abc', { kind: 'none' }],
    ['?mytoken=abc', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%s', (search, match) => {
    expect(addressSession(at(search))).toEqual(match);
  });

  it('AUTH-02b is adopted, with its end, and the page reloads without the query', () => {
    const facts = { address: at('?token=abc&expireAt=1795000000000'), token: 'old' };
    expect(sessionEntry(facts, now)).toEqual({
      kind: 'adopt',
      token: 'abc',
      endsAt: 1_795_000_000_000,
      reloadTo: '/cart#top',
    });
  });
});

it.each([
  ['//evil.example/p', '/evil.example/p#top'],
  ['/\\evil.example', '/evil.example#top'],
  ['/\t/evil.example', '/evil.example#top'],
  ['///', '/#top'],
])('AUTH-02 a token at %j reloads %s, a path of the portal', (pathname, reloadTo) => {
  expect(sessionEntry({ address: at('?token=T', pathname) }, now)).toMatchObject({ kind: 'adopt', reloadTo });
});

describe('AUTH-03 an error in the address', () => {
  it('AUTH-03a is shown, although there is a token', () => {
    expect(sessionEntry({ address: at('?token=abc&errorCode=E%2F7'), token: 'abc' }, now)).toEqual({
      kind: 'refuse',
      text: '登录失败，请重新登录（错误码：E/7）',
    });
  });
});

describe('AUTH-04 without a token', () => {
  it.each([
    ['/cart', undefined, 'login'],
    ['/cart', 'T', 'enter'],
    ['/', undefined, 'enter'],
    ['/orderDetail', undefined, 'enter'],
  ])('AUTH-04a the portal opened at %s with token %s goes to %s', (pathname, token, kind) => {
    expect(sessionEntry({ address: at('', pathname), token }, now)).toEqual({ kind });
  });

  it('an ended session is no session', () => {
    expect(sessionEntry({ address: at(''), token: 'T', endsAt: now.getTime() }, now)).toEqual({
      kind: 'login',
    });
  });

  const loginExempt = [
    '/',
    '/401',
    '/payment/paymentDone',
    '/signing',
    '/evaluationcontent',
    '/login',
    '/evaluationsuccess',
    '/indexcontent',
    '/udeskcustomerview',
    '/orderDetail',
  ];

  it.each(loginExempt)('AUTH-04c %s is exempt from the login redirect', (path) => {
    expect([isLoginExempt(path), routeGuard(path, false)]).toEqual([true, 'enter']);
  });

  it.each(['/signing/42', '/signing/', '/orderDetail?no=1', '/login#x'])('ROUTE-09 %s is so too', (path) => {
    expect(isLoginExempt(path)).toBe(true);
  });

  it.each(['/index', '/payment', '/payment/other', '/Signing', '/signings', '/orderdetail', '/my/login'])(
    'AUTH-04b %s is not',
    (path) => {
      expect([isLoginExempt(path), routeGuard(path, false), routeGuard(path, true)]).toEqual([
        false,
        'forbidden',
        'enter',
      ]);
    },
  );

  it.each([
    '/401/x',
    '/signing/42/1',
    '/orderDetail/1',
    '/login/x',
    '/payment/paymentDone/1',
    '/indexcontent/1',
  ])('ROUTE-09 %s is not: nothing below an exempt route is meant', (path) => {
    expect([isLoginExempt(path), isForbiddenExempt(path), routeGuard(path, false)]).toEqual([
      false,
      false,
      'forbidden',
    ]);
  });

  it.each(['/protectionPolicy', '/paymentDone'])('ROUTE-09 %s opens, and stands in neither list', (path) => {
    expect([isLoginExempt(path), isForbiddenExempt(path), routeGuard(path, false)]).toEqual([
      false,
      false,
      'enter',
    ]);
    expect(sessionEntry({ address: at('', path) }, now)).toEqual({ kind: 'enter' });
  });

  it.each(loginExempt.map((path) => [path, /indexcontent|evaluation|udesk/.test(path)] as const))(
    'AUTH-04d %s is exempt from the 403 page: %s',
    (path, isExempt) => {
      expect(isForbiddenExempt(path)).toBe(isExempt);
    },
  );
});

describe('AUTH-05 what a logout does to a stored value', () => {
  it.each([
    ['token', 'clear'],
    ['menus@u1', 'clear'],
    ['reportCreated', 'keep'],
    ['submits-movements@u1', 'keepUnsettled'],
    ['submits-orders', 'keepUnsettled'],
    ['payment:6010086604@u1', 'keep'],
    ['mysubmits-x', 'clear'],
  ])('AUTH-05a AUTH-05b %s: %s', (name, match) => {
    expect(atLogout(name)).toBe(match);
    expect(REPORT_CREATED_KEY).toBe('reportCreated');
  });
});
