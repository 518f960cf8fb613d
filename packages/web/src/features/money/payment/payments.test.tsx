/** Payments in every way: online, air account, batch, and by an address; what is sent, and what each refusal says. */
import {
  getAxBalance,
  getPaymentQrCode,
  listOriginalSaleOrgs,
  listPayerBalances,
  queryMyOrders,
  submitPayment,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, press, typeText } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderPage, renderRoute } from '../../../test/render-page';
import { Component as PayPage } from './by-address/pay-page';

const payer = (payerCode: string, customerName: string, balance: number) => ({
  payerCode,
  customerName,
  balance,
  payerType: '01',
});

const CUSTOMER = '8800123456';
const PAYMENT = {
  paymentNo: 'ZF1',
  payUrl: 'https://pay.example.cn/cashier/ZF1',
  amount: 300,
  status: '10',
  statusName: '待支付',
};

const order = (orderNo: string, more: object = {}) => ({
  orderNo,
  orderTypeNo: `ZY${orderNo}`,
  status: '20',
  statusName: '待发货',
  createDate: '2026-11-19',
  amount: 300,
  lineList: [],
  ...more,
});

const ORDERS = [
  order('6010'),
  order('6011', { status: '90', statusName: '已取消' }),
  order('6012', { amount: '1,000' }),
];

function server() {
  return accountApi()
    .answer(listPayerBalances, { data: [payer('P1', '现款户', 1000), payer('P2', '工程户', 20.5)] })
    .answer(listOriginalSaleOrgs, {
      data: [
        { saleOrgCode: '8001', saleOrgName: '家电公司', isDefault: 1 },
        { saleOrgCode: '8002', saleOrgName: '智家公司' },
      ],
    })
    .answer(transformMoney, { data: '叁佰元整' })
    .answer(queryMyOrders, ({ request: { body } }) => {
      const records = ORDERS.filter(({ orderNo }) => orderNo === body?.orderNo);
      return { data: { total: records.length, pageNum: 1, pageSize: 10, records } };
    })
    .answer(submitPayment, { data: PAYMENT });
}

const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);
const cashier = (name = '去收银台付款') => screen.findByRole('link', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

async function payOnce() {
  await renderRoute('payment');
  await choose('入账付款方', /^现款户/);
  await type('付款金额（元）', '300');
  await press('核对');
  await press('提交付款 ¥300.00');
  const dialog = within(await screen.findByRole('dialog'));
  return dialog.getByRole('button', { name: '付款 ¥300.00' });
}

it('FIN-07d FIN-07c a double press makes one payment, which leads to the cashier and to its result', async () => {
  const api = server();
  const button = await payOnce();
  fireEvent.click(button);
  fireEvent.click(button);
  expect((await cashier()).getAttribute('href')).toBe(PAYMENT.payUrl);
  const result = screen.getByRole('link', { name: '我已付款，查看结果' });
  expect(result.getAttribute('href')).toBe('/paymentDone?paymentNo=ZF1');
  expect(bodiesOf(api, 'submitPayment')).toEqual([
    { customerCode: CUSTOMER, payerCode: 'P1', amount: 300, payChannel: 'BANK', saleOrgCode: '8001' },
  ]);
});

it('FIN-07c 清空 empties the fields, leaves their defaults and takes the errors away', async () => {
  server();
  await renderRoute('payment');
  await type('付款金额（元）', '0');
  await choose('销售组织', /8002/);
  await press('核对');
  await screen.findByText('请选择付到哪个付款方');
  await press('清空');
  await waitFor(() => expect(screen.queryByText('请选择付到哪个付款方')).toBeNull());
  await screen.findByTitle('(8001) 家电公司');
  expect((screen.getByRole('textbox', { name: '付款金额（元）' }) as HTMLInputElement).value).toBe('');
  expect(screen.queryByText('金额要大于 0')).toBeNull();
});

it.each([undefined, 'javascript:alert(1)'])(
  'FIN-07c an address of the cashier %s leads nowhere, and it is said',
  async (payUrl) => {
    const { payUrl: _, ...payment } = PAYMENT;
    server().answer(submitPayment, { data: { ...payment, ...(payUrl !== undefined && { payUrl }) } });
    fireEvent.click(await payOnce());
    await screen.findByText(/^没有收到收银台的地址/);
    expect(screen.queryByRole('link', { name: '去收银台付款' })).toBeNull();
  },
);

const picture = () => new Response('PNG', { headers: { 'content-type': 'image/png' } });

it('FIN-07c the online payment has a code of payer and amount, which submits nothing', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:code');
  const api = server().answer(getPaymentQrCode, picture);
  await renderRoute('onlinePayment');
  await screen.findByText('选好付款方、填好金额后，这里显示二维码。');
  await choose('入账付款方', /^现款户/);
  // In one piece: between two keys of a busy machine the amount may rest, and has a code of its own.
  await typeText('付款金额（元）', '300');
  await screen.findByRole('img', { name: '收款二维码 ¥300.00' });
  const requests = api.requests.filter(({ operationId }) => operationId === 'getPaymentQrCode');
  expect(requests.map(({ url }) => url.search)).toEqual([
    `?customerCode=${CUSTOMER}&payerCode=P1&amount=300`,
  ]);
  expect(bodiesOf(api, 'submitPayment')).toEqual([]);
});

it('FIN-07c a code that is refused says why', async () => {
  server().answer(getPaymentQrCode, { code: '0', msg: '未开通扫码支付，请先开通支付账户' });
  await renderRoute('onlinePayment');
  await choose('入账付款方', /^现款户/);
  await type('付款金额（元）', '300');
  await screen.findByText('二维码没有加载出来：未开通扫码支付，请先开通支付账户');
});

it.each(['airpayment', 'AirOnlinePayment'] as const)(
  'FIN-07c %s pays into the account for air conditioners',
  async (name) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:code');
    const api = server()
      .answer(getAxBalance, { data: { payerCode: 'AX', balance: 50 } })
      .answer(getPaymentQrCode, picture);
    await renderRoute(name);
    await type('付款金额（元）', '300');
    await press('核对');
    const slip = within(await screen.findByRole('article', { name: '付款单' }));
    expect(slip.getAllByRole('row').at(-1)?.textContent).toBe('入账账户 (AX)¥50.00+¥300.00¥350.00');
    await press('提交付款 ¥300.00');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '付款 ¥300.00' }),
    );
    await cashier();
    expect(bodiesOf(api, 'submitPayment')).toEqual([
      { customerCode: CUSTOMER, payerCode: 'AX', amount: 300, payChannel: 'AIR' },
    ]);
  },
);

it('FIN-07c the code of the air account waits for an amount alone: there is no payer to choose', async () => {
  server().answer(getAxBalance, { data: { payerCode: 'AX', balance: 50 } });
  await renderRoute('AirOnlinePayment');
  await screen.findByText('填好金额后，这里显示二维码。');
});

it('FIN-07c a customer without the account for air conditioners reads so', async () => {
  server().answer(getAxBalance, { code: '0', msg: '未开通安全付账户，请先开通' });
  await renderRoute('airpayment');
  await screen.findByText('未开通安全付账户，请先开通');
});

async function fillBatch() {
  await renderRoute('payments');
  await type('现款户 (P1) 的付款金额（元）', '300');
  await type('工程户 (P2) 的付款金额（元）', '20.5');
  await press('核对');
  await press('提交付款 2 笔，共 ¥320.50');
  const dialog = within(await screen.findByRole('dialog'));
  return dialog.getByRole('button', { name: '付款 2 笔，共 ¥320.50' });
}

it('FIN-07c a batch makes one payment for each line, pressed twice or not, and says of each what became of it', async () => {
  const api = server();
  const button = await fillBatch();
  api.answer(submitPayment, ({ request: { body } }) =>
    body?.payerCode === 'P2' ? { code: '0', msg: '该付款渠道维护中，请选择其他渠道' } : { data: PAYMENT },
  );
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('1 笔付款单已生成，1 笔没有');
  expect((await cashier('去收银台付款 ZF1')).getAttribute('href')).toBe(PAYMENT.payUrl);
  screen.getByText('没有提交：该付款渠道维护中，请选择其他渠道');
  const line = { customerCode: CUSTOMER, payChannel: 'BANK', saleOrgCode: '8001' };
  expect(bodiesOf(api, 'submitPayment')).toEqual([
    { ...line, payerCode: 'P1', amount: 300 },
    { ...line, payerCode: 'P2', amount: 20.5 },
  ]);
  await press('返回处理没有提交的');
  const values = (await screen.findAllByRole('textbox')).map((field) => (field as HTMLInputElement).value);
  expect(values).toEqual(['', '20.5']);
});

it('ORDER-01 after a line of a batch without an answer nothing more is sent', async () => {
  const api = server();
  const button = await fillBatch();
  api.answer(submitPayment, () => new Response('', { status: 504 }));
  await userEvent.click(button);
  await screen.findByText('0 笔付款单已生成，2 笔没有');
  screen.getByText('没有收到结果，请先在页面上方核对');
  screen.getByText('没有提交：前面一笔没有收到结果');
  expect(bodiesOf(api, 'submitPayment')).toHaveLength(1);
});

it('VALID-01 a wrong amount of a batch is refused at its line, and one is needed', async () => {
  server();
  await renderRoute('payments');
  await type('现款户 (P1) 的付款金额（元）', '0');
  await press('核对');
  await screen.findByText('金额要大于 0');
  expect(screen.queryByRole('article')).toBeNull();
});

const openPayPage = (data: string) =>
  renderPage(PayPage, { path: '/payPage/:data?', address: `/payPage/${encodeURIComponent(data)}` });

it('FIN-07g FIN-07c /payPage shows what the address asks to pay, and sends that alone', async () => {
  const api = server();
  openPayPage(JSON.stringify({ payerCode: 'P1', amount: 300, orderNoList: ['6010'] }));
  await screen.findByText('(P1) 现款户');
  expect((await screen.findByText(/^6010/)).textContent).toBe('6010 待发货 ¥300.00');
  await press('核对');
  await press('提交付款 ¥300.00');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '付款 ¥300.00' }),
  );
  await cashier();
  expect(bodiesOf(api, 'submitPayment')).toEqual([
    { customerCode: CUSTOMER, payerCode: 'P1', amount: 300, payChannel: 'BANK', orderNoList: ['6010'] },
  ]);
});

it('FIN-07c /payPage into an account that cannot get payments is closed, with the reason at the account', async () => {
  const rebate = { ...payer('P1', '返利户', 1000), payerType: '07' };
  const api = server().answer(listPayerBalances, { data: [rebate] });
  openPayPage(JSON.stringify({ payerCode: 'P1', amount: 300, orderNoList: ['6010'] }));
  await screen.findByText(/^返利：只能在“返利兑现”中使用/);
  const button = await screen.findByRole('button', { name: '核对' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(bodiesOf(api, 'submitPayment')).toEqual([]);
});

it.each([
  ['9999', '没有找到订单 9999'],
  ['6011', '订单 6011 已取消，不能付款'],
  ['6012', '订单 6012 的金额读不出来'],
])('FIN-07c /payPage with the order %s is closed: %s', async (orderNo, problem) => {
  const api = server();
  openPayPage(JSON.stringify({ payerCode: 'P1', amount: 300, orderNoList: ['6010', orderNo] }));
  await screen.findByText(problem, { selector: '.field-problem' });
  expect(screen.getByText(/^6010/).textContent).toBe('6010 待发货 ¥300.00');
  const button = await screen.findByRole('button', { name: '核对' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(button);
  expect(bodiesOf(api, 'submitPayment')).toEqual([]);
});

it.each([
  ['', /^地址里没有要付的款项/],
  ['{"payerCode":"P1","amo', /^地址里的付款信息不完整/],
  ['{"payerCode":"P9","amount":300}', /^付款方 P9 不是当前客户的付款方/],
])('FIN-07c /payPage with %j says what is wrong and where to pay', async (data, sentence) => {
  server();
  openPayPage(data);
  await screen.findByText(sentence);
  expect(screen.getByRole('link', { name: '去付款页面填写' }).getAttribute('href')).toBe('/payment');
});
