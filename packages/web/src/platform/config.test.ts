import { expect, it, vi } from 'vitest';

it('HTTP-14 HTTP-14a canary headers of the build go with every call', async () => {
  vi.stubEnv('VITE_CANARY_HEADERS', 'x-canary: blue, x-gray:a:1,坏:1,x-empty:');
  vi.resetModules();
  const { config } = await import('./config');
  expect(config.canaryHeaders).toEqual({ 'x-canary': 'blue', 'x-gray': 'a:1' });
  const send = vi.fn(async () => new Response('{"code":"1","data":0}'));
  vi.stubGlobal('fetch', send);
  const { api } = await import('./calls/api');
  const { getCartCount } = await import('@dealer-portal/sdk/operations');
  await api.call(getCartCount, { path: { id: '1' } });
  expect(send.mock.calls[0]).toMatchObject([{}, { headers: { 'x-canary': 'blue', 'x-gray': 'a:1' } }]);
  vi.unstubAllEnvs();
});
