import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { addressSession } from './address-query';
import { adoption, lateToken } from './arrived-token';
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
  ])('%s', (search, session) => {
    expect(addressSession(at(search))).toEqual(session);
  });

  it('AUTH-02b is adopted, with its end, and the page reloads without the query', () => {
    const facts = { address: at('?token=abc&expireAt=1796000000000') };
    expect(sessionEntry(facts, now)).toEqual({
      kind: 'adopt',
      token: 'abc',
      endsAt: 1_796_000_000_000,
      reloadTo: '/cart#top',
    });
  });
});

describe('AUTH-02 a token that arrives while a session is alive', () => {
  const mine = { kind: 'known', id: 'u1', name: '王建国', saletoCode: '8800123456' } as const;
  const theirs = { kind: 'known', id: 'u2', name: '张海涛', saletoCode: '8800234567' } as const;
  const later = now.getTime() + 60_000;

  it.each([
    [{ token: 'old', endsAt: later }, 'askWhose'],
    [{ token: 'abc', endsAt: later }, 'adopt'],
    [{ token: 'old', endsAt: now.getTime() }, 'adopt'],
    [{}, 'adopt'],
  ])('beside %j: %s', (stored, kind) => {
    expect(sessionEntry({ address: at('?token=abc'), ...stored }, now).kind).toBe(kind);
  });

  it('of the same user is taken, and so is one beside a session that the server refuses', () => {
    expect(adoption(mine, { ...theirs, id: 'u1' })).toEqual({ kind: 'adopt' });
    expect(adoption({ kind: 'dead' }, theirs)).toEqual({ kind: 'adopt' });
  });

  it('of another user is one question that names both', () => {
    expect(adoption(mine, theirs)).toEqual({
      kind: 'ask',
      text: '将改用 张海涛（8800234567） 的账号，原账号 王建国（8800123456） 会退出。',
      mine: '王建国（8800123456）',
      theirs: '张海涛（8800234567）',
    });
  });

  it.each([
    [mine, { kind: 'unknown' }],
    [mine, { kind: 'dead' }],
    [{ kind: 'unknown' }, theirs],
  ] as const)('whose user is not known asks, too: %j %j', (before, after) => {
    expect(adoption(before, after).kind).toBe('ask');
  });
});

describe('AUTH-01 a token that is over as it arrives', () => {
  const endsAt = now.getTime() + 3 * 86_400_000;
  const ahead = new Date(now.getTime() + 8 * 86_400_000);

  it('asks for the time of the server', () => {
    expect(sessionEntry({ address: at(`?token=abc&expireAt=${endsAt}`) }, ahead).kind).toBe('askTime');
  });

  it('holds for the life that it has left, and the wrong clock is told', () => {
    expect(lateToken(endsAt, ahead, now)).toEqual({
      kind: 'adopt',
      endsAt: ahead.getTime() + 3 * 86_400_000,
      clockText: '电脑时间不对：电脑显示 2026-11-28 16:00，实际是 2026-11-20 16:00，请校准',
    });
  });

  it('a year ahead is told as well, and the token holds as long as it would', () => {
    const yearAhead = new Date(now.getTime() + 365 * 86_400_000);
    expect(sessionEntry({ address: at(`?token=abc&expireAt=${endsAt}`) }, yearAhead).kind).toBe('askTime');
    expect(lateToken(endsAt, yearAhead, now)).toEqual({
      kind: 'adopt',
      endsAt: yearAhead.getTime() + 3 * 86_400_000,
      clockText: '电脑时间不对：电脑显示 2027-11-20 16:00，实际是 2026-11-20 16:00，请校准',
    });
  });

  it('is over where the server says the same, and is told where the server says nothing', () => {
    expect(lateToken(now.getTime(), ahead, now)).toMatchObject({ kind: 'refuse', title: '登录已过期' });
    expect(lateToken(endsAt, ahead, undefined)).toEqual({
      kind: 'refuse',
      title: '电脑时间不对',
      text: '电脑时间不对：电脑显示 2026-11-28 16:00，而这次登录在 2026-11-23 16:00 就到期了，请校准后重试。',
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
    expect(sessionEntry({ address: at('?token=abc&errorCode=E.7-a_B'), token: 'abc' }, now)).toEqual({
      kind: 'refuse',
      refusal: refuse('session.loginFailed', { errorCode: 'E.7-a_B' }),
      reloadTo: '/cart#top',
      isSignedIn: true,
    });
  });

  it.each(['E/7', '系统升级，请致电 400-999-8888', 'x'.repeat(33), 'a b', '%', '<b>'])(
    'AUTH-03 the text of a stranger is never shown: %s',
    (errorCode) => {
      const search = `?errorCode=${encodeURIComponent(errorCode)}`;
      expect(sessionEntry({ address: at(search) }, now)).toEqual({
        kind: 'refuse',
        refusal: refuse('session.loginFailed', { errorCode: undefined }),
        reloadTo: '/cart#top',
        isSignedIn: false,
      });
    },
  );
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

  it.each(['/protectionPolicy', '/paymentDone', '/mall/helpPage', '/403', '/404', '/503'])(
    'ROUTE-09 %s opens, and stands in neither list',
    (path) => {
      expect([isLoginExempt(path), isForbiddenExempt(path), routeGuard(path, false)]).toEqual([
        false,
        false,
        'enter',
      ]);
      expect(sessionEntry({ address: at('', path) }, now)).toEqual({ kind: 'enter' });
    },
  );

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
    ['config', 'keep'],
    ['submits-movements@u1', 'keepUnsettled'],
    ['submits-orders', 'keepUnsettled'],
    ['payment:6010086604@u1', 'keep'],
    ['mysubmits-x', 'clear'],
  ])('AUTH-05a AUTH-05b %s: %s', (name, outcome) => {
    expect(atLogout(name)).toBe(outcome);
    expect(REPORT_CREATED_KEY).toBe('reportCreated');
  });
});
