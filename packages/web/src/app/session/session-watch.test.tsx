import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetToken, storeSession } from '#platform/session/session';
import { isAskingToSignIn } from '#platform/session/session-phase';
import { stayHere } from '../../test/faults';
import { InApp } from '../../test/in-app';
import { SessionWatch } from './session-watch';

const MINUTE = 60_000;
const WANG = { id: 'U1', name: '王建国', saletoCode: '8800123456' };
const ZHANG = { id: 'U2', name: '张海涛', saletoCode: '8800234567' };

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-20T09:00:00+08:00'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page with something typed in it, under a session that ends after so many minutes. */
function open(minutes: number) {
  storeSession({ token: 'T1', endsAt: Date.now() + minutes * MINUTE, owner: WANG });
  render(
    <InApp>
      <input aria-label="备注" defaultValue="周五送货" />
      <SessionWatch />
    </InApp>,
  );
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * MINUTE));
const dialog = (name: string) => screen.queryByRole('dialog', { name });
/** Its code comes with the first one that is shown. */
const draw = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isShown = (name: string) => dialog(name)?.checkVisibility() ?? false;

describe('AUTH-01 before the session ends', () => {
  it('nothing is asked until five minutes are left', async () => {
    open(6);
    expect(dialog('登录即将过期')).toBeNull();
    pass(1);
    await draw('登录即将过期');
    expect(screen.getByText('登录将在 5 分钟内过期。')).toBeTruthy();
    pass(2);
    expect(screen.getByText('登录将在 3 分钟内过期。')).toBeTruthy();
    expect(isAskingToSignIn()).toBe(false);
  });

  it('it can be put off until the end, and what was typed stays', async () => {
    open(4);
    await draw('登录即将过期');
    press('稍后');
    expect(isShown('登录即将过期')).toBe(false);
    pass(4);
    await draw('登录已过期');
    expect(isAskingToSignIn()).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('周五送货');
  });

  it('an ended session may be begun again in the page, which is left for the login', async () => {
    const moves = stayHere();
    open(4);
    pass(4);
    await draw('登录已过期');
    press('在本页登录');
    expect(moves).toEqual([expect.stringMatching(/\/provider\/login\?redirect=/)]);
  });

  it('login opens in a window of its own that comes back to the login page', async () => {
    open(4);
    const replace = vi.fn();
    const opened = { opener: {}, location: { replace }, focus: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await draw('登录即将过期');
    press('重新登录');
    expect(opened.opener).toBeNull();
    const [address] = replace.mock.calls[0] ?? [];
    expect(decodeURIComponent(String(address))).toMatch(/\/provider\/login\?redirect=.*\/login#renew$/);
  });

  it('a blocked window is said', async () => {
    open(4);
    vi.spyOn(window, 'open').mockReturnValue(null);
    await draw('登录即将过期');
    press('重新登录');
    expect(screen.getByRole('alert').textContent).toContain('被浏览器拦截');
  });
});

describe('AUTH-01 a session that is renewed elsewhere', () => {
  it('takes the dialog away and says so', async () => {
    open(4);
    await draw('登录即将过期');
    storeSession({ token: 'T2', endsAt: Date.now() + 60 * MINUTE, owner: WANG });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dealer-portal:session' })));
    expect(isShown('登录即将过期')).toBe(false);
    expect(await screen.findByText('登录已续期，请继续操作')).toBeTruthy();
  });

  it('is found in the cookie too, which no other tab announces', async () => {
    open(1);
    pass(2);
    await draw('登录已过期');
    storeSession({ token: 'T2', endsAt: Date.now() + 60 * MINUTE, owner: WANG });
    act(() => vi.advanceTimersByTime(1000));
    expect(isShown('登录已过期')).toBe(false);
    expect(isAskingToSignIn()).toBe(false);
  });
});

it('AUTH-01 a session that somebody else began is no renewal: nothing says so, and no dialog opens in addition to the sheet', async () => {
  open(4);
  await draw('登录即将过期');
  pass(5);
  await draw('登录已过期');
  storeSession({ token: 'T2', endsAt: Date.now() + 60 * MINUTE, owner: ZHANG });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dealer-portal:session' })));
  expect(isShown('登录已过期')).toBe(false);
  expect(screen.queryByText('登录已续期，请继续操作')).toBeNull();
});

it('AUTH-05 a logout is no expiry: nothing is asked', () => {
  open(60);
  forgetToken();
  pass(1);
  expect(dialog('登录已过期')).toBeNull();
  expect(isAskingToSignIn()).toBe(false);
});

it('AUTH-01 a cookie that vanished at its end is an expiry', async () => {
  open(1);
  pass(0.5);
  vi.setSystemTime(Date.now() + MINUTE);
  forgetToken();
  act(() => vi.advanceTimersByTime(1000));
  await draw('登录已过期');
});
