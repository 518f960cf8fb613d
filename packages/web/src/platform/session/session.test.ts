import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText, sharedSlot, slot } from '../browser/storage';
import {
  clearSession,
  forgetToken,
  goToAuthorise,
  goToLogin,
  loginAddress,
  logOut,
  readSession,
  reloadWithin,
  storeSession,
} from './session';
import { tabToken } from './tab-session';

const SOON = Date.now() + 60_000;
const session = { token: 'T', endsAt: SOON };
const reportCreated = sharedSlot('local', 'reportCreated', isText);
const keyword = slot('session', 'keyword', isText);

/** Where the page was sent; the simulated browser would really go there. */
function watchMoves(): string[] {
  const moves: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void moves.push(String(to)));
  return moves;
}

afterEach(() => {
  vi.restoreAllMocks();
  forgetToken();
});

it('AUTH-01c a session is kept in local storage until it is forgotten', () => {
  storeSession(session);
  expect(readSession()).toEqual(session);
  expect(tabToken()).toBe('T');
  expect(document.cookie).toBe('');
  forgetToken();
  expect(readSession()).toEqual({});
});

it('AUTH-01 a session that a full storage does not take goes into the cookie, and the one before is not read again', () => {
  storeSession({ token: 'OLD', endsAt: SOON });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeSession(session)).toBe(true);
  full.mockRestore();
  expect(readSession()).toEqual(session);
  forgetToken();
});

describe('AUTH-01d on a host without local storage', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  it('the session is kept in a cookie that ends with it', () => {
    storeSession(session);
    expect(document.cookie).toContain('dealer-portal-session=');
    expect(readSession()).toEqual(session);
    forgetToken();
    expect(readSession()).toEqual({});
  });

  it('AUTH-01 a browser that takes no cookie either is told apart, so that no sign-in begins again and again', () => {
    expect(storeSession({ token: 'T', endsAt: Date.now() + 60_000 })).toBe(true);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(storeSession({ token: 'T', endsAt: Date.now() + 60_000 })).toBe(false);
    vi.restoreAllMocks();
  });

  it('AUTH-01 in the frame of another site the cookie is one that browsers take there', () => {
    vi.spyOn(window.location, 'protocol', 'get').mockReturnValue('https:');
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    storeSession({ token: 'T', endsAt: Date.now() + 60_000 });
    expect(write.mock.calls.at(-1)?.[0]).toMatch(/; SameSite=None; Secure; Partitioned$/);
    vi.restoreAllMocks();
  });

  it('a session that has ended leaves no cookie', () => {
    storeSession({ token: 'T', endsAt: Date.now() - 1 });
    expect(readSession()).toEqual({});
  });

  it('a cookie of that name that is no session counts as none', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it
    document.cookie = 'dealer-portal-session=%7Bbroken; path=/';
    expect(readSession()).toEqual({});
  });
});

describe('AUTH-02 the page that is loaded again', () => {
  const target = (path: string) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    reloadWithin(path);
    return replace.mock.calls[0]?.[0];
  };

  it('is one of the portal', () => {
    expect(target('/cart?x=1#top')).toBe(`${window.location.origin}/cart?x=1#top`);
  });

  it.each([
    '//evil.example/p',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'https://evil.example',
  ])('is the root where %j was asked for, with every rule', (path) => {
    expect(target(path)).toBe('/');
  });
});

it.each(['{"token":1}', '[]', 'null', 'x'])('AUTH-01 stored content %s is no session', (content) => {
  window.localStorage.setItem('dealer-portal:session', content);
  expect(readSession()).toEqual({});
});

it('AUTH-05c logout clears what is stored, keeps the report-created flag and what is not ours, and goes to the provider', () => {
  const moves = watchMoves();
  storeSession(session);
  reportCreated.write('1');
  keyword.write('冰箱');
  window.localStorage.setItem('someone-else', '1');
  logOut();
  expect(readSession()).toEqual({});
  expect([reportCreated.read(), keyword.read()]).toEqual(['1', undefined]);
  expect(window.localStorage.getItem('someone-else')).toBe('1');
  expect(moves).toEqual([`/provider/logout?redirect=${encodeURIComponent(`${window.location.origin}/`)}`]);
});

it('AUTH-05 values that an answer on its way stores after a logout go with the page', () => {
  watchMoves();
  logOut();
  keyword.write('冰箱');
  window.dispatchEvent(new Event('pagehide'));
  expect(keyword.read()).toBeUndefined();
});

it('AUTH-05 a submit without a result stays recorded through a logout, settled ones go, and the lock of an order payment stays', () => {
  watchMoves();
  const lost = { kind: 'lost', id: 'a', fingerprint: 'f', submission: {}, plannedAt: 1, sentAt: 1 };
  const key = 'dealer-portal:submits-movements';
  window.localStorage.setItem(key, JSON.stringify([{ kind: 'placed', id: 'b' }, lost]));
  window.localStorage.setItem('dealer-portal:submits-orders', '[{"kind":"placed"}]');
  window.localStorage.setItem('dealer-portal:submits-bulk', '{ an older version');
  window.localStorage.setItem('dealer-portal:payment:601', '8');
  logOut();
  expect(window.localStorage.getItem(key)).toBe(JSON.stringify([lost]));
  expect(window.localStorage.getItem('dealer-portal:submits-orders')).toBeNull();
  expect(window.localStorage.getItem('dealer-portal:submits-bulk')).toContain('an older version');
  expect(window.localStorage.getItem('dealer-portal:payment:601')).toBe('8');
});

it('AUTH-05 clearing twice is harmless', () => {
  clearSession();
  clearSession();
  expect(readSession()).toEqual({});
});

it('AUTH-04 the login comes back to this page, without its query, or to the page that is named', () => {
  window.history.replaceState(null, '', '/cart?x=1#top');
  const back = (address: string) => new URL(address, 'http://provider.test').searchParams.get('redirect');
  expect(back(loginAddress())).toBe(`${window.location.origin}/cart#top`);
  expect(back(loginAddress('/index'))).toBe(`${window.location.origin}/index`);
  const moves = watchMoves();
  goToLogin('/index');
  expect(moves).toEqual([loginAddress('/index')]);
});

it('HTTP-07d the authorisation page gets the current address as state and the return path', () => {
  window.history.replaceState(null, '', '/cart/settle/1?x=1');
  const moves = watchMoves();
  goToAuthorise();
  const query = new URL(moves[0] ?? '', 'http://provider.test').searchParams;
  expect(query.get('state')).toBe(`${window.location.origin}/cart/settle/1?x=1`);
  expect(query.get('redirect_uri')).toBe('/new/api/auth/redirect');
});
