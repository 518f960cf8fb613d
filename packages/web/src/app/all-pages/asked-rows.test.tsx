/** Pages about one thing before a server whose answer is about another: none of its facts stand under the asked number. */
import { queryAllOrders } from '@dealer-portal/sdk/operations';
import { queryAllOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { openAddress } from '../../test/render-page';

beforeEach(() => localStorage.clear());

const text = () => document.body.textContent ?? '';

it.each([
  ['/resultBatchOrder?batchNo=PL0', '没有批次 PL0', '已生成'],
  ['/logisticsDetail?orderNo=6010000000', '没有找到订单 6010000000', '发货单 80'],
  ['/commonMessageDetail?id=MSG0', '没有这条消息', '查看相关页面'],
  ['/detail/GX0', '没有找到商品 GX0', '加入购物车'],
])('ROUTE-01 %s shows the thing of its number alone', async (address, told, foreign) => {
  exampleApi();
  await openAddress(address);
  await screen.findByText(new RegExp(told));
  expect(text()).not.toContain(foreign);
});

it('ROUTE-01 the trail of a delivery note shows no ship-to and no goods of another order', async () => {
  const [order] = queryAllOrdersExamples.data();
  exampleApi().answer(queryAllOrders, { data: order ? [{ ...order, orderNo: '6010000000' }] : [] });
  await openAddress('/logisticsDetail?dn=8010045503');
  await screen.findByRole('region', { name: '发货信息' });
  await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).toBeNull());
  expect(text()).not.toContain(order?.sendtoAddress);
  expect(text()).not.toContain(order?.lineList[0]?.productName);
});

it('ROUTE-01 ORDER-01 a return that is asked for says nothing of the return of another order', async () => {
  exampleApi();
  await openAddress('/returnsmanagement?orderNo=6010000000');
  await screen.findByText('没有找到订单 6010000000');
  await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).toBeNull());
  expect(text()).not.toContain('已有退货单');
});
