import { failureRefusal, failureText } from '@dealer-portal/rules/failure';
import type { Failure } from '@dealer-portal/sdk';
import { getCartCount, setDefaultAddress } from '@dealer-portal/sdk/operations';
import { fakeApi } from '@dealer-portal/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InApp } from '../../test/in-app';
import { notify } from '../notices';
import { api, quietApi } from './api';

/** A server whose answers all have this status. */
function statusServer(status: number, body = '', statusText = ''): void {
  const answer = () => new Response(body, { status, statusText });
  vi.stubGlobal('fetch', fakeApi().answer(setDefaultAddress, answer).answer(getCartCount, answer).fetch);
}

const switchShipTo = () => api.call(setDefaultAddress, { path: { addressCode: '1' } }, { isSilent: true });
const askCount = () => quietApi.call(getCartCount, { path: { id: '1' } });
const SLOW_DOWN = '请求过于频繁，请稍后再试';

it.each([
  ['a caller that words its refusals itself', switchShipTo],
  ['a query', askCount],
])('HTTP-08g 429 closes open messages and shows one message, although %s asked', async (_, call) => {
  render(<InApp>页面</InApp>);
  notify('info', '正在切换送达方', 0);
  await screen.findByText('正在切换送达方');
  statusServer(429);
  const result = await call();
  if (!result.ok) notify('error', '设置默认送达方失败');
  await screen.findByText(SLOW_DOWN);
  await waitFor(() => expect(screen.queryByText('正在切换送达方')).toBeNull());
  expect(screen.queryByText('设置默认送达方失败')).toBeNull();
});

it('HTTP-08 429 with words of the server says those', async () => {
  render(<InApp>页面</InApp>);
  statusServer(429, JSON.stringify({ code: '0', msg: '操作太快了' }));
  await askCount();
  await screen.findByText('操作太快了');
});

const UNKNOWN = '没有收到结果，请先查看最新状态再重试';
it.each([
  ['write', 404, '没有找到要的内容，请刷新页面后重试'],
  ['write', 500, UNKNOWN],
  ['write', 504, UNKNOWN],
  ['read', 500, '系统出错了，请稍后重试；多次出现请联系客服'],
])('HTTP-08 a press of a %s gets an answer to HTTP %s, other calls none', async (effect, status, text) => {
  render(<InApp>页面</InApp>);
  statusServer(status);
  await Promise.all([askCount(), switchShipTo()]);
  expect(screen.queryByText(text)).toBeNull();
  if (effect === 'read') await api.call(getCartCount, { path: { id: '1' } });
  else await api.call(setDefaultAddress, { path: { addressCode: '1' } });
  await screen.findByText(text);
});

it.each([
  [404, 'Not Found', '没有找到要的内容，请刷新页面后重试'],
  [500, 'Internal Server Error', '系统出错了，请稍后重试；多次出现请联系客服'],
  [502, 'Bad Gateway', '系统暂时连接不上，请稍后重试'],
  [504, 'Gateway Timeout', '系统没有及时答复，请稍后重试'],
])('HTTP-13a HTTP %s %s leaves the client as a sentence in Chinese', async (status, text, message) => {
  statusServer(status, '', text);
  expect(await askCount()).toMatchObject({ ok: false, status, msg: message });
});

const never = () => new Promise<Response>(() => undefined);
it.each<[what: string, kind: Failure['kind'], fetch: () => Promise<Response>]>([
  ['a 429 without a body', 'http', async () => new Response('', { status: 429 })],
  ['a cut network', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a time-out', 'timeout', never],
  ['a refusal without words', 'business', async () => Response.json({ code: '0' })],
  ['a page in place of an answer', 'invalid-response', async () => new Response('<html>')],
  ['a request that cannot be built', 'invalid-request', never],
])('HTTP-13 a user reads of %s the sentence of the rules, not of the SDK', async (_, kind, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const id = kind === 'invalid-request' ? '' : '1';
  const result = await quietApi.call(getCartCount, { path: { id } }, { timeoutMs: 20 });
  const status = 'status' in result ? result.status : 0;
  expect(result).toMatchObject({
    kind,
    isWordless: true,
    msg: failureText(failureRefusal({ kind, status, msg: '' })),
  });
});

it('HTTP-13 a cut network, too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await askCount()).toMatchObject({ ok: false, code: '-1', msg: '请求失败，请检查网络后重试' });
});
