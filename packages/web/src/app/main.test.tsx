import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isText, slot } from '#platform/browser/storage';
import { readSession, storeSession } from '#platform/session/session';

const keyword = slot('session', 'keyword', isText);

it('AUTH-03b AUTH-03c an error in the address is shown and clears nothing before a press; then the session goes, and the way on is the provider’s logout', async () => {
  const moves: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void moves.push(String(to)));
  document.body.innerHTML = '<div id="root"></div>';
  // The host keeps no settings of its own.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  window.history.replaceState(null, '', '/index?errorCode=AUTH_LOGIN_FAILED');
  storeSession({ token: 'T', endsAt: Date.now() + 60_000 });
  keyword.write('冰箱');
  const root = await act(async () => (await import('./main')).root);
  await screen.findByRole('heading', { level: 1, name: '登录没有成功' });
  expect(screen.getByText(/错误码：AUTH_LOGIN_FAILED/)).toBeTruthy();
  expect([readSession().token, keyword.read()]).toEqual(['T', '冰箱']);
  expect(screen.getByRole('button', { name: '继续使用' })).toBeTruthy();
  expect(moves).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect([readSession(), keyword.read()]).toEqual([{}, '冰箱']);
  expect(moves).toEqual([`/provider/logout?redirect=${encodeURIComponent(`${window.location.origin}/`)}`]);
  vi.restoreAllMocks();
  // Messages that stay would go on in the next files of this worker.
  act(() => root?.unmount());
  document.body.replaceChildren();
  // The complete entry is imported here, with all of its libraries.
}, 90_000);
