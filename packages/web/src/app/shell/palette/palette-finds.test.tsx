import {
  listPayerBalances,
  queryAcceptanceBills,
  queryAccountStatement,
  queryFinanceHistory,
  queryInvoices,
  queryMyOrders,
  queryPaymentOrders,
  setDefaultAddress,
  suggestProductModels,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  listPayerBalancesExamples,
  queryAcceptanceBillsExamples,
  queryAccountStatementExamples,
  queryFinanceHistoryExamples,
  queryInvoicesExamples,
  queryMyOrdersExamples,
  queryPaymentOrdersExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { keepPlacedFacts } from '#widgets/orders/placed-facts';
import { type Persona, personaAccount, personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

let api: FakeApi;

const NOTHING = { total: 0, pageNum: 1, pageSize: 8, records: [] };

/** Only the lists of documents and the payers find something. */
function begin(persona: Persona): void {
  api = personaApi(persona)
    .answer(suggestProductModels, { data: [] })
    .answer(queryMyOrders, { data: NOTHING })
    .answerExamples(queryAcceptanceBillsExamples)
    .answerExamples(queryAccountStatementExamples)
    .answerExamples(queryFinanceHistoryExamples)
    .answerExamples(queryInvoicesExamples)
    .answerExamples(queryPaymentOrdersExamples)
    .answerExamples(listPayerBalancesExamples);
}

beforeEach(() => begin('directAdmin'));

async function look(text: string): Promise<HTMLElement> {
  await renderShell(MainLayout);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  await userEvent.type(within(palette).getByRole('combobox'), text);
  return palette;
}

const line = (palette: HTMLElement, name: RegExp) => within(palette).findByRole('option', { name });
const bodyOf = ({ id }: { readonly id: string }) =>
  api.requests.find(({ operationId }) => operationId === id)?.body;

it('SEARCH-01 a number finds the invoice, voucher, payment, loan and bill that has it; one call each', async () => {
  const palette = await look('263720');
  for (const name of [/^发票 /, /^凭证 /, /^付款单 /, /^融资 /, /^票据 /])
    expect((await within(palette).findAllByRole('option', { name })).length).toBeGreaterThan(0);
  expect(bodyOf(queryInvoices)).toMatchObject({ invoiceNo: '263720' });
  expect(bodyOf(queryAccountStatement)).toMatchObject({ voucherNo: '263720' });
  expect(bodyOf(queryPaymentOrders)).toMatchObject({ paymentNo: '263720' });
  expect(bodyOf(queryFinanceHistory)).toMatchObject({ financeNo: '263720' });
  expect(bodyOf(queryAcceptanceBills)).toMatchObject({ billNo: '263720' });
});

it('SEARCH-01 a line of an invoice opens the invoice', async () => {
  const palette = await look('263720');
  await userEvent.click((await within(palette).findAllByRole('option', { name: /^发票 / }))[0] ?? palette);
  await screen.findByRole('heading', { name: /newInvoiceDetails\?invoiceNo=/ });
});

it('SEARCH-01 a list that fails takes no other document away, and is named', async () => {
  api.answer(queryInvoices, { code: '0', msg: '系统繁忙' });
  api.answer(queryMyOrders, { code: '0', msg: '系统繁忙' });
  const palette = await look('263720');
  expect(await within(palette).findAllByRole('option', { name: /^付款单 / })).not.toEqual([]);
  expect(within(palette).queryByRole('option', { name: /^发票 \d/ })).toBeNull();
  await within(palette).findByText(/^订单、发票没有加载出来，可能还有符合的/);
});

it('SEARCH-01 MISC-01 what is shown of a longer list is not taken for all of it', async () => {
  const page = queryInvoicesExamples.data();
  const records = Array.from({ length: 8 }, (_, at) => ({ ...page.records[0], invoiceNo: `26372000${at}` }));
  api.answer(queryInvoices, { data: { ...page, total: 347, records } as typeof page });
  const orders = queryMyOrdersExamples.data().records.map((order) => ({ ...order }));
  api.answer(queryMyOrders, { data: { ...NOTHING, total: 40, records: orders.slice(0, 8) } });
  const palette = await look('263720');
  expect(await within(palette).findAllByRole('option', { name: /^发票 \d/ })).toHaveLength(3);
  await within(palette).findByText(/^订单、发票.*还有更多符合的，请输入更完整的编号或名称$/);
});

it('SEARCH-01 words and models ask no list of documents', async () => {
  const palette = await look('BCD-536');
  await waitFor(() => expect(bodyOf(queryMyOrders)).toBeDefined());
  expect(palette.textContent).not.toContain('单据');
  expect(bodyOf(queryInvoices)).toBeUndefined();
});

it('ADDR-01 SEARCH-01 a ship-to is found by its code; Enter switches to it once the arrows have reached it', async () => {
  const { shipTos } = personaAccount('directAdmin');
  const other = shipTos[1];
  if (!other) throw new Error('directAdmin has one ship-to alone');
  api.answer(setDefaultAddress, { code: '1' });
  const palette = await look(other.sendtoCode);
  await line(palette, /换成这个送达方/);
  const isSwitched = () => api.requests.some(({ operationId }) => operationId === setDefaultAddress.id);
  await userEvent.keyboard('{Enter}');
  expect(isSwitched()).toBe(false);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(isSwitched()).toBe(true));
});

it('PROF-02 SEARCH-01 a payer is found by its name, and opens', async () => {
  const [payer] = listPayerBalancesExamples.data('directAdmin');
  const palette = await look(payer?.customerName ?? '');
  await userEvent.click(await line(palette, new RegExp(payer?.payerCode ?? '')));
  await screen.findByRole('heading', { name: new RegExp(`tab=payer&payer=${payer?.payerCode}`) });
});

it('PROF-02 SEARCH-01 MISC-01 of more payers and products than are shown it says that there are more', async () => {
  const [payer] = listPayerBalancesExamples.data('directAdmin');
  const payers = Array.from({ length: 8 }, (_, at) => ({ ...payer, payerCode: `88009999${at}` }));
  api.answer(listPayerBalances, { data: payers as ReturnType<typeof listPayerBalancesExamples.data> });
  const palette = await look(payer?.customerName ?? '');
  await within(palette).findByText(/付款方.*还有更多符合的，请输入更完整的编号或名称$/);
});

it('PROF-02 who may not see balances is offered no payer', async () => {
  begin('restricted');
  const palette = await look('家电');
  await waitFor(() => expect(palette.textContent).not.toContain('正在查找'));
  expect(bodyOf(listPayerBalances)).toBeUndefined();
});

it.each([
  ['怎么取消订单', '取消订单', '/myOrder'],
  ['什么时候到', '查看什么时候到货', '/myOrder'],
  ['支付密码忘了', '改支付密码', '/paymentpassword'],
  ['改地址', '改收货地址', '/deliveryaddress'],
  ['给员工开账号', '管理子账号', '/personal/payerZY?tab=account'],
])('SEARCH-01 %s leads to %s', async (text, label, address) => {
  const palette = await look(text);
  await userEvent.click(await line(palette, new RegExp(`^${label}`)));
  expect(await screen.findByRole('heading', { name: address })).toBeTruthy();
});

it('ORDER-01 SEARCH-01 an own number finds the order that was placed with it', async () => {
  keepPlacedFacts('8800123456', [{ orderNo: '6010086701', ownNumber: 'PO20267', goods: 'HKA-J50 3 台' }]);
  const palette = await look('po-2026');
  await userEvent.click(await line(palette, /^PO20267 · 订单 6010086701/));
  expect(await screen.findByRole('heading', { name: '/orderDetail?orderNo=6010086701' })).toBeTruthy();
});
