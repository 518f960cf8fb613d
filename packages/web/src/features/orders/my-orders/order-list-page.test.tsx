import type { Data } from '@dealer-portal/sdk';
import {
  createAsyncExport,
  exportMyOrders,
  getOrderMonthSummary,
  judgeOrderButtons,
  queryMyOrders,
  selfSignOrders,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '#platform/session/session';
import { exportTasks } from '#widgets/export-tasks/export-tasks';
import { reportCreated } from '#widgets/export-tasks/report-created';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { Component } from './order-list-page';

type Order = Data<typeof queryMyOrders>['records'][number];

const order = (orderNo: string, changes: Partial<Order> = {}): Order => ({
  orderNo,
  orderTypeNo: `ZY${orderNo}`,
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 100.1,
  lineList: [{ productCode: 'P1', productModel: '型号一', number: 2, price: 50.05 }],
  ...changes,
});

const page = (records: Order[]) => ({ data: { total: records.length, pageNum: 1, pageSize: 10, records } });

const serverWith = (records: Order[], buttonList: { code: string; name: string }[] = []) =>
  accountApi()
    .answer(queryMyOrders, page(records))
    .answer(judgeOrderButtons, { data: { buttonList } })
    .answer(getOrderMonthSummary, { data: { month: '2026-11', orderCount: 0, amount: 0, statusList: [] } });

const open = (address = '/myOrder') => renderPage(Component, { path: '/myOrder/:orderNo?', address });

// The row asks for its buttons when it is in sight, which the simulated window cannot know.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

it('ORDER-01 shows the buttons that the server gives an order, and says of an unknown one where it is done', async () => {
  serverWith(
    [order('601')],
    [
      { code: 'sign', name: '确认签收' },
      { code: 'brandNew', name: '新功能' },
    ],
  );
  open();
  await screen.findByRole('button', { name: '确认签收：601' });
  await userEvent.click(screen.getByRole('button', { name: '更多操作：601' }));
  const unknown = await screen.findByRole('menuitem', { name: '新功能（请在手机端或联系客户经理办理）' });
  expect(unknown.getAttribute('aria-disabled')).toBe('true');
});

it('ORDER-01 the next step of an order is its one button, filled where it cannot wait; the rest is under 更多', async () => {
  serverWith(
    [order('601')],
    [
      { code: 'crowdFunding', name: '支付众筹尾款' },
      { code: 'reject', name: '拒收' },
      { code: 'sign', name: '确认签收' },
    ],
  );
  open();
  const first = await screen.findByRole('button', { name: '确认签收：601' });
  const row = first.closest('.row-actions') ?? first;
  expect([...row.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([
    '确认签收',
    '更多',
  ]);
  expect(first.className).toContain('button-primary');
});

it('ORDER-01 an order that waits for the dealer says why below its goods, any other one says what it holds', async () => {
  serverWith(
    [order('601', { status: '20', statusName: '待发货' })],
    [
      { code: 'deposit', name: '支付尾款' },
      { code: 'cancel', name: '取消订单' },
    ],
  );
  open();
  await screen.findByRole('button', { name: '支付尾款：601' });
  expect(screen.getByText('尾款待支付').dataset['due']).toBe('true');
});

it('ORDER-01 the ship-to is among the first filters, the complete number among the folded ones', async () => {
  serverWith([]);
  open();
  expect(await screen.findByRole('combobox', { name: '送达方' })).toBeTruthy();
  expect(screen.queryByRole('searchbox', { name: '完整订单号' })).toBeNull();
});

it('ORDER-01 asks for what the address names', async () => {
  const server = serverWith([]);
  open('/myOrder/601?status=40&pageSize=20');
  await screen.findByText('没有符合条件的订单');
  const request = server.requests.find(({ operationId }) => operationId === 'queryMyOrders');
  expect(request?.body).toEqual({
    saletoCode: '8800123456',
    orderNo: '601',
    status: '40',
    pageNum: 1,
    pageSize: 20,
  });
});

it('ORDER-01 views are segments of the title row: all orders, those that wait, and the conditions that were saved', async () => {
  const server = serverWith([]);
  open('/myOrder?status=40');
  const statuses = () =>
    server.requests
      .filter(({ operationId }) => operationId === 'queryMyOrders')
      .map(({ body }) => Reflect.get(Object(body), 'status'));
  await userEvent.click(await screen.findByRole('button', { name: '保存当前条件' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '条件名称' }), '等我签收{Enter}');
  const views = within(await screen.findByRole('group', { name: '视图' }));
  await views.findByRole('button', { name: '等我签收', pressed: true });
  expect(views.getByRole('button', { name: '全部订单' }).getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(views.getByRole('button', { name: '全部订单' }));
  await waitFor(() => expect(statuses().at(-1)).toBeUndefined());
  await userEvent.click(views.getByRole('button', { name: '等我签收' }));
  await views.findByRole('button', { name: '等我签收', pressed: true });
  await userEvent.click(screen.getByRole('button', { name: '删除条件 等我签收' }));
  expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['全部订单', '待我处理'],
  ]);
});

it('ORDER-01 an empty list leads to the products, a failed one can be tried again', async () => {
  const server = serverWith([]).answer(queryMyOrders, { code: '0', msg: '查询时间跨度不能超过一年' });
  open();
  await screen.findByText('查询时间跨度不能超过一年');
  server.answer(queryMyOrders, page([]));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect((await screen.findByRole('link', { name: '去选购商品' })).getAttribute('href')).toBe('/index');
});

it.each([
  [404, '没有找到要的内容，请刷新页面后重试'],
  [500, '系统出错了，请稍后重试；多次出现请联系客服'],
  [504, '系统没有及时答复，请稍后重试'],
])('HTTP-13b a list that fails with %i says in Chinese what to do', async (status, text) => {
  serverWith([]).answer(queryMyOrders, () => new Response('', { status, statusText: 'Bad Gateway' }));
  open();
  await screen.findByText(text);
  screen.getByRole('button', { name: '重试' });
});

it('ORDER-01 the month of the strip is in the address, where the way back finds it', async () => {
  const server = serverWith([]);
  const months = () => bodiesOf(server, 'getOrderMonthSummary').map((body) => Object(body).month);
  let address = '';
  const Page = () => {
    address = useLocation().search;
    return <Component />;
  };
  renderPage(Page, { path: '/myOrder', address: '/myOrder?month=2026-10&pageSize=20' });
  const field = await screen.findByRole('textbox', { name: '汇总月份' });
  expect(field).toHaveProperty('value', '2026-10');
  await userEvent.click(await screen.findByRole('button', { name: /^已签收/ }));
  await vi.waitFor(() => expect(address).toContain('status=50'));
  await userEvent.clear(field);
  await userEvent.type(field, '2026-09{Enter}');
  await vi.waitFor(() => expect(months()).toEqual(['2026-10', '2026-09']));
  expect(address).toBe('?month=2026-09&pageSize=20&status=50');
});

it('ORDER-01 sums the chosen orders, and a batch names what did not go through', async () => {
  const server = serverWith([order('601'), order('602', { status: '30', statusName: '配送中' })]);
  const failList = [{ orderNo: '602', reason: '订单尚未送达' }];
  server.answer(selfSignOrders, { data: { successCount: 1, failCount: 1, failList } });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText(/已选 2 单 · 4 台/).textContent).toContain('¥200.20');
  await userEvent.click(screen.getByRole('button', { name: '批量签收' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '签收 2 单' }));
  await screen.findByText('签收 1 单，未签收 1 单');
  screen.getByText('订单 602：订单尚未送达');
});

it('ORDER-01 批量签收 says why it cannot be done for orders that have not arrived', async () => {
  serverWith([order('602', { status: '30', statusName: '配送中' })]);
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 602' }));
  const button = screen.getByRole('button', { name: '批量签收' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(button);
  await screen.findByText('所选订单中没有待签收的');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ORDER-01 the file has the filters of the list, without its page', async () => {
  const server = serverWith([order('601')]);
  server.answer(exportMyOrders, { code: '0', msg: '所选期间没有订单，请调整日期' });
  open('/myOrder?status=40&pageNum=2');
  await screen.findByRole('link', { name: '601' });
  await userEvent.click(screen.getByRole('button', { name: '导出订单' }));
  await vi.waitFor(() =>
    expect(server.requests.find(({ operationId }) => operationId === 'exportMyOrders')?.body).toEqual({
      saletoCode: '8800123456',
      status: '40',
    }),
  );
});

it('FLAG-01a AUTH-05 more orders than a file takes become a report of the server, and the flag outlives a logout', async () => {
  const server = serverWith([]).answer(queryMyOrders, {
    data: { ...page([order('601')]).data, total: 1001 },
  });
  const running = '相同的导出正在进行，请稍后到消息中心查看';
  server.answer(createAsyncExport, { code: '0', msg: running });
  open('/myOrder?status=40');
  await screen.findByRole('link', { name: '601' });
  await userEvent.click(screen.getByRole('button', { name: '导出订单' }));
  await screen.findByText(running);
  expect(reportCreated.read()).toBeUndefined();
  server.answer(createAsyncExport, { data: { taskId: 'EX1' } });
  await userEvent.click(screen.getByRole('button', { name: '导出订单' }));
  await vi.waitFor(() => expect(reportCreated.read()).toBe('1'));
  expect(server.requests.find(({ operationId }) => operationId === 'createAsyncExport')?.body).toEqual({
    customerCode: '8800123456',
    taskType: 'MY_ORDER',
    conditionList: [
      { name: 'saletoCode', value: '8800123456' },
      { name: 'status', value: '40' },
    ],
  });
  clearSession();
  expect(reportCreated.read()).toBe('1');
});

it('ORDER-01j FLAG-01 a report that the server makes says where its file is found, and leads there', async () => {
  serverWith([])
    .answer(queryMyOrders, { data: { ...page([order('601')]).data, total: 1001 } })
    .answer(createAsyncExport, { data: { taskId: 'EX1' } });
  open();
  await screen.findByRole('link', { name: '601' });
  await userEvent.click(screen.getByRole('button', { name: '导出订单' }));
  await screen.findByText('导出任务 EX1 已建立，共 1001 单；做好的文件在消息列表中下载');
  expect(exportTasks.read()?.map(({ taskId, title }) => [taskId, title])).toEqual([
    ['EX1', '我的订单，1001 单'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '去消息列表' }));
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: '601' })).toBeNull());
});
