/** Pages that open without a session: they can be loaded again, and ask the server nothing. */
import { fakeApi } from '@dealer-portal/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPortal } from '../test/open-portal';

it.each([
  ['/403', '没有登录，不能进入'],
  ['/404', '页面不存在'],
  ['/503', '系统维护中'],
  ['/mall/helpPage', '帮助中心'],
])('ROUTE-09 TOP-02 %s can be loaded without a session', async (path, name) => {
  const server = fakeApi();
  vi.stubGlobal('fetch', server.fetch);
  const router = openPortal(path);
  await screen.findByRole('heading', { level: 1, name });
  expect([router.state.location.pathname, server.requests]).toEqual([path, []]);
});

it('TOP-02 the help manual is text that everybody may read', async () => {
  vi.stubGlobal('fetch', fakeApi().fetch);
  openPortal('/mall/helpPage');
  await screen.findByRole('heading', { level: 2, name: '选购与下单' });
  screen.getByText(/购物车最多 20 种商品/);
});
