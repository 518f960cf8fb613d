import { queryAllOrders } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './logistics-detail-page';

const open = () =>
  renderPage(Component, { path: '/logisticsDetail', address: '/logisticsDetail?orderNo=699' });

it('ORDER-01 物流详情 of an order says that it loads, that it failed, and that there is none', async () => {
  const server = accountApi().answer(queryAllOrders, { code: '0', msg: '系统繁忙' }, { delayMs: 200 });
  open();
  expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy();
  await screen.findByText('订单没有加载出来');
  server.answer(queryAllOrders, { data: [] });
  await pressReady('重试');
  await screen.findByText('没有找到订单 699');
  const way = await screen.findByRole('link', { name: '查看我的订单' });
  expect(way.getAttribute('href')).toBe('/myOrder');
});
