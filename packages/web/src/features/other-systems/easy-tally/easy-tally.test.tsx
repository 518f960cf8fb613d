import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import {
  getUserInfo,
  getYilihuoVideoToken,
  listEasyManageGoodsRecords,
  queryAllOrders,
} from '@dealer-portal/sdk/operations';
import {
  listCategoriesExamples,
  listEasyManageGoodsExamples,
  listEasyManageGoodsRecordsExamples,
  listPricesExamples,
  listStockExamples,
  queryAllOrdersExamples,
  querySignContractsExamples,
  signFinanceContractExamples,
  validateProductsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderPage, renderRoute } from '../../../test/render-page';

const ORDERS = queryAllOrdersExamples.data();
const [ORDER] = ORDERS;
const ORDER_NO = ORDER?.orderNo ?? '';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the reconciliation or the signing at an address of its own. */
async function openAt(name: 'easyTally' | 'easyTallySigning', address: string) {
  const { Component } =
    name === 'easyTally' ? await import('./tally-page') : await import('./tally-signing-page');
  return renderPage(Component, { path: `/${name}/:orderNum?/:saletoCode?`, address: `/${name}${address}` });
}

function tallyApi() {
  return accountApi().answerExamples(
    queryAllOrdersExamples,
    listEasyManageGoodsRecordsExamples,
    querySignContractsExamples,
    signFinanceContractExamples,
  );
}

it('FIN-10a chosen suggestions are offered to the cart with their suggested number', async () => {
  const server = accountApi().answerExamples(
    listEasyManageGoodsExamples,
    listCategoriesExamples,
    listPricesExamples,
    listStockExamples,
    validateProductsExamples,
  );
  await renderRoute('easyTallySystem');
  const [lacking, ...others] = listEasyManageGoodsExamples.data().records;
  const row = (model: string) => screen.getByText(model).closest('tr');
  await screen.findByText(lacking?.productModel ?? 'none');
  const enough = others.find(({ suggestNumber }) => suggestNumber === 0);
  const tick = (model = '') => within(row(model) ?? document.body).getByRole('checkbox');
  expect(
    tick(enough?.productModel).getAttribute('disabled') ?? tick(enough?.productModel).ariaDisabled,
  ).not.toBeNull();
  fireEvent.click(tick(lacking?.productModel));
  screen.getByText(`1 个型号，建议补货 ${lacking?.suggestNumber} 台`);
  fireEvent.click(screen.getByText('按建议补货'));
  const total = orderPrice([{ price: lacking?.price ?? 0, number: lacking?.suggestNumber ?? 0 }]);
  await screen.findByText(`加入购物车 ${formatYuan(total)}`);
  const [request] = bodiesOf(server, 'listPrices');
  expect(request).toMatchObject({ productCodeList: [lacking?.productCode] });
});

it('FIN-10c FIN-10a an order stands next to its records, and leads to its signing with the sold-to', async () => {
  const records = [
    {
      id: '1',
      productCode: ORDER?.lineList[0]?.productCode ?? '',
      suggestNumber: 12,
      number: 10,
      createTime: '2026-11-19 09:00:00',
    },
  ];
  const server = tallyApi().answer(listEasyManageGoodsRecords, {
    data: { total: 1, pageNum: 1, pageSize: 100, records },
  });
  await openAt('easyTally', `/${ORDER_NO}/8800123456`);
  const [line] = ORDER?.lineList ?? [];
  await screen.findByText(line?.productModel ?? 'none');
  const difference =
    line?.number === 10 ? '一致' : (line?.number ?? 0) > 10 ? '订单多于记录' : '订单少于记录';
  screen.getAllByText(difference);
  expect(screen.getByRole('link', { name: /去签署/ }).getAttribute('href')).toBe(
    `/easyTallySigning/${ORDER_NO}/8800123456`,
  );
  const [request] = server.requests.filter(
    ({ operationId }) => operationId === listEasyManageGoodsRecords.id,
  );
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
    saletoCode: '8800123456',
    orderNo: ORDER_NO,
  });
});

it('FIN-10a an order whose quantity cannot be read is not one without a record', async () => {
  const [line] = ORDER?.lineList ?? [];
  const { productCode = '' } = line ?? {};
  const { number: _, ...unreadable } = line ?? {};
  const records = [
    { id: '1', productCode, suggestNumber: 12, number: 10, createTime: '2026-11-19 09:00:00' },
  ];
  tallyApi()
    .answer(queryAllOrders, { data: [{ ...ORDER, lineList: [unreadable] }] as typeof ORDERS })
    .answer(listEasyManageGoodsRecords, { data: { total: 1, pageNum: 1, pageSize: 100, records } });
  await openAt('easyTally', `/${ORDER_NO}/8800123456`);
  const row = (await screen.findByText('数量无法识别')).closest('tr');
  expect(row?.textContent).toContain('没有数量');
  expect(screen.queryByText('没有补货记录')).toBeNull();
  screen.getByText('1 个型号需要核对');
});

it.each([
  ['', '请输入要对账的订单号'],
  ['/60%2000', '订单号“60 00”不对：订单号只能由字母、数字和连字符组成，最多 30 个字符，请核对后重新输入'],
  [`/${ORDER_NO}/9900000001`, '当前账号没有售达方 9900000001'],
  ['/6010099999', '没有找到订单 6010099999'],
] as const)('FIN-10a the address %s is answered by its reason', async (address, text) => {
  const server = tallyApi();
  await openAt('easyTally', address);
  await screen.findByText(text);
  if (address.includes('99000')) expect(bodiesOf(server, 'queryAllOrders')).toEqual([]);
});

it("FIN-10a an order of the user's other sold-to is offered after the switch alone", async () => {
  const customers = [
    { saletoCode: '8800123456', saletoName: '青岛崂山腾达家电有限公司' },
    { saletoCode: '8800123457', saletoName: '青岛黄岛腾达家电分公司' },
  ];
  const server = tallyApi();
  server.answer(getUserInfo, {
    data: {
      token: 'T',
      id: 'U1',
      userName: 'wangjg',
      saletoCode: '8800123456',
      roles: {},
      isAdmin: true,
      customers,
    },
  });
  await openAt('easyTally', `/${ORDER_NO}/8800123457`);
  const button = await screen.findByRole('button', { name: '切换到 8800123457' });
  expect(bodiesOf(server, 'queryAllOrders')).toEqual([]);
  fireEvent.click(button);
  await waitFor(() =>
    expect(bodiesOf(server, 'queryAllOrders')).toEqual([{ saletoCode: '8800123457', orderNo: ORDER_NO }]),
  );
});

it('FIN-10a the contract of an order is signed once, in a window of its own', async () => {
  const server = tallyApi();
  const replace = vi.fn();
  vi.stubGlobal('open', () => ({ opener: window, closed: false, close: vi.fn(), location: { replace } }));
  await openAt('easyTallySigning', `/${ORDER_NO}`);
  const waiting = querySignContractsExamples.data().records.find(({ orderNo }) => orderNo === ORDER_NO);
  const button = await screen.findByRole('button', { name: '去签署' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(bodiesOf(server, 'signFinanceContract')).toMatchObject([{ htCode: waiting?.contractCode }]);
});

it('FIN-10a a token is asked for by the press that plays, and by another one once it has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00+08:00') });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const server = accountApi().answer(getYilihuoVideoToken, {
    data: { token: 'one', expireAt: '2026-11-20 12:10:00' },
  });
  await renderRoute('easyhelp');
  const play = await screen.findByRole('button', { name: '播放视频' });
  const tokens = () => server.requests.filter(({ operationId }) => operationId === getYilihuoVideoToken.id);
  expect(tokens()).toEqual([]);
  await user.click(play);
  const player = await screen.findByTitle('易理货操作视频');
  expect(player.getAttribute('src')).toBe('/provider/site/tally-video?token=one');
  vi.advanceTimersByTime(601_000);
  const renew = await screen.findByRole('button', { name: '重新获取并播放' });
  server.answer(getYilihuoVideoToken, { data: { token: 'two', expireAt: '2026-11-20 12:30:00' } });
  await user.click(renew);
  await waitFor(() => expect(screen.getByTitle('易理货操作视频').getAttribute('src')).toContain('two'));
  expect(tokens()).toHaveLength(2);
});

it('FIN-10a a customer without easy-tally reads so in place of the video', async () => {
  accountApi().answer(getYilihuoVideoToken, { code: '0', msg: '未开通易理货，请联系客户经理' });
  await renderRoute('easyhelp');
  fireEvent.click(await screen.findByRole('button', { name: '播放视频' }));
  await screen.findByText('视频没有打开：未开通易理货，请联系客户经理');
});

it('FIN-10a /ylh shows the page of the easy-tally system that the address names, and nothing above it', async () => {
  accountApi();
  const { Component } = await import('./embedded-page');
  renderPage(Component, { path: '/ylh/*', address: '/ylh/stock/../目录?day=1' });
  const frame = await screen.findByTitle('易理货系统');
  expect(frame.getAttribute('src')).toMatch(/^\/provider\/site\/tally\/(stock\/)?%E7%9B%AE%E5%BD%95\?day=1$/);
  expect(screen.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toBe(
    frame.getAttribute('src'),
  );
});
