import { getCartCount } from '@dealer-portal/sdk/operations';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetToken, storeSession } from '../session/session';
import { api, quietApi } from './api';

afterEach(() => forgetToken());

it('HTTP-02e every call carries the token of the stored session; once that is gone nothing is sent', async () => {
  const send = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('{"code":"1","data":0}'));
  vi.stubGlobal('fetch', send);
  const sent = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  storeSession({ token: 'T1', endsAt: Date.now() + 60_000 });
  await api.call(getCartCount, { path: { id: '1' } });
  await quietApi.call(getCartCount, { path: { id: '1' } });
  forgetToken();
  expect(await api.call(getCartCount, { path: { id: '1' } })).toMatchObject({ ok: false });
  expect(sent()).toEqual(['Bearer T1', 'Bearer T1']);
});
