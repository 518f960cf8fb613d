import type { Data } from '@dealer-portal/sdk';
import { getTctpSwitch, queryMyOrders } from '@dealer-portal/sdk/operations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './small-orders-page';

type Order = Data<typeof queryMyOrders>['records'][number];

const order = (at: number): Order => ({
  orderNo: `6${at}`,
  orderTypeNo: `ZY6${at}`,
  status: '20',
  statusName: '待发货',
  createDate: '2026-11-12',
  amount: 100,
  lineList: [{ productCode: 'P1', productModel: '型号一', number: at % 2 === 0 ? 2 : 200, price: 50 }],
});

const draw = () =>
  within(screen.getByRole('grid', { name: '小单' })).getAllByRole('checkbox', { name: /^选择 6/ }).length;

it('MISC-01 ORDER-01 of all waiting orders the small ones are shown, ten on a page, also those behind the first hundred', async () => {
  const all = Array.from({ length: 124 }, (_, at) => order(at));
  const server = accountApi()
    .answer(getTctpSwitch, { data: true })
    .answer(queryMyOrders, ({ request: { body } }) => {
      const { pageNum = 1, pageSize = 10 } = body ?? {};
      const records = all.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { data: { total: all.length, pageNum, pageSize, records } };
    });
  renderPage(Component, { path: '/transferOfSmallOrders' });
  await screen.findByText('共 62 条小单');
  expect(draw()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: '第 7 页' }));
  expect(draw()).toBe(2);
  const requests = server.requests.filter(({ operationId }) => operationId === 'queryMyOrders');
  expect(requests.map(({ body }) => body)).toMatchObject([
    { pageNum: 1, pageSize: 100, status: '20' },
    { pageNum: 2, pageSize: 100, status: '20' },
  ]);
});
