import type { Data } from '@dealer-portal/sdk';
import { getOrderMonthSummary, judgeOrderButtons, queryMyOrders } from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../../test/render-page';
import { Component } from '../order-list-page';

type Order = Data<typeof queryMyOrders>['records'][number];

const order = (orderNo: string, changes: Partial<Order>): Order => ({
  orderNo,
  orderTypeNo: `ZY${orderNo}`,
  status: '20',
  statusName: '待发货',
  createDate: '2026-11-12',
  amount: 100,
  sendtoCode: 'S1',
  sendtoAddress: '青岛市一号仓',
  lineList: [{ productCode: 'P1', productModel: '型号一', productName: '冰箱', number: 2, price: 50 }],
  ...changes,
});

const ORDERS = [
  order('601', {}),
  order('602', {}),
  order('603', { status: '50', statusName: '已签收', sendtoCode: 'S2', sendtoAddress: '青岛市二号仓' }),
];
const BUTTONS: Readonly<Record<string, { code: string; name: string }[]>> = {
  '601': [{ code: 'deposit', name: '支付尾款' }],
  '602': [{ code: 'reschedule', name: '改约送货' }],
};

function serve() {
  return accountApi()
    .answer(queryMyOrders, { data: { total: 3, pageNum: 1, pageSize: 10, records: ORDERS } })
    .answer(getOrderMonthSummary, { data: { month: '2026-11', orderCount: 0, amount: 0, statusList: [] } })
    .answer(judgeOrderButtons, ({ request }) => ({
      data: { buttonList: BUTTONS[request.body.orderNo] ?? [] },
    }));
}

const open = (address = '/myOrder') => renderPage(Component, { path: '/myOrder/:orderNo?', address });
const numbers = () => screen.getAllByRole('link', { name: /^60\d$/ }).map(({ textContent }) => textContent);

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

it('ORDER-01 待我处理 leaves of the newest orders those that wait for the dealer; 全部 brings all back', async () => {
  const server = serve();
  open();
  await screen.findByRole('button', { name: '支付尾款：601' });
  await userEvent.click(screen.getByRole('button', { name: '待我处理' }));
  await waitFor(() => expect(numbers()).toEqual(['601']));
  const lists = server.requests.filter(({ operationId }) => operationId === 'queryMyOrders');
  expect(lists.at(-1)?.body).toEqual({ saletoCode: '8800123456', pageNum: 1, pageSize: 100 });
  expect(screen.getByText('共 1 条订单')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '导出订单' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '全部订单' }));
  await waitFor(() => expect(numbers()).toEqual(['601', '602', '603']));
});

it('ORDER-01 待我处理 says that it still looks, fills as the answers come, and lists an order whose buttons did not come', async () => {
  const answers = new Map<string, () => void>();
  serve().answer(judgeOrderButtons, async ({ request: { body } }) => {
    await new Promise<void>((resolve) => answers.set(body.orderNo, resolve));
    return body.orderNo === '602'
      ? { status: 400, code: '0', msg: '操作查询失败' }
      : { data: { buttonList: BUTTONS[body.orderNo] ?? [] } };
  });
  open('/myOrder?turn=me');
  await screen.findByText('正在查找等您处理的订单');
  expect(screen.getByText(/还有 2 单/)).toBeTruthy();
  answers.get('601')?.();
  await waitFor(() => expect(numbers()).toEqual(['601']));
  expect(screen.getByText(/还有 1 单/)).toBeTruthy();
  expect(screen.queryByText(/没有加载出来/)).toBeNull();
  answers.get('602')?.();
  await waitFor(() => expect(numbers()).toEqual(['601', '602']));
  expect(screen.getByText('有订单的可用操作没有加载出来，也列在这里。')).toBeTruthy();
});

it('ORDER-01 待我处理 without such an order says where it looked', async () => {
  serve().answer(judgeOrderButtons, { data: { buttonList: [] } });
  open('/myOrder?turn=me');
  await screen.findByText('没有等您处理的订单');
  expect(screen.getByText('在最近 100 单中查找。')).toBeTruthy();
});

it('ORDER-01 a wide window sums the orders of the page by ship-to and payer, without cancelled ones', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('1800') }) as MediaQueryList,
  );
  const records = [...ORDERS, order('604', { status: '90', statusName: '已取消', amount: 900 })];
  const server = serve().answer(queryMyOrders, {
    data: { total: 4, pageNum: 1, pageSize: 10, records },
  });
  open();
  const sums = within(await screen.findByRole('region', { name: '按送达方' }));
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['¥200.00', '¥100.00', '¥300.00'],
  ]);
  expect(screen.getByRole('region', { name: '按付款方' })).toBeTruthy();
  await userEvent.click(sums.getByRole('button', { name: '二号仓' }));
  await waitFor(() =>
    expect(
      server.requests.filter(({ operationId }) => operationId === 'queryMyOrders').at(-1)?.body,
    ).toMatchObject({
      sendtoCode: 'S2',
    }),
  );
});

it.each([
  [3, '汇总'],
  [120, '本页汇总'],
])(
  'ORDER-01 of %d orders the sums of 待我处理 are called %s: only the newest 100 are looked through',
  async (total, name) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('1800') }) as MediaQueryList,
    );
    serve().answer(queryMyOrders, { data: { total, pageNum: 1, pageSize: 100, records: ORDERS } });
    open('/myOrder?turn=me');
    await screen.findByRole('complementary', { name });
  },
);
