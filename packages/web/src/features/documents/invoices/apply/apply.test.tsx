import { queryInvoiceTrace, submitInvoiceApply } from '@dealer-portal/sdk/operations';
import { listBillTosExamples, queryInvoiceTraceExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const data = queryInvoiceTraceExamples.data();
const [first] = data.records;
if (!first) throw new Error('the example has no order');
const ORDER = { ...first, orderNo: '61', status: '10', statusName: '未开票', uninvoicedAmount: 1450 };

beforeEach(() => {
  localStorage.clear();
});

const chooseTitle = async (within: Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(within.getByRole('combobox', { name: '开票方' }));
  await userEvent.click(await screen.findByTitle(/^青岛崂山腾达家电有限公司/));
};

const answerTrace = () =>
  accountApi()
    .answerExamples(listBillTosExamples)
    .answer(queryInvoiceTrace, {
      data: { ...data, records: [ORDER, { ...ORDER, orderNo: '62', status: '30', statusName: '已签收' }] },
    });

it('FIN-04e the trace shows an order with what is written for it, and what is still without invoice', async () => {
  answerTrace();
  await renderRoute('onevoteafterall');
  const row = (await screen.findByRole('link', { name: '61' })).closest('tr');
  expect(row?.textContent).toContain('¥1,450.00');
  expect(row?.textContent).toContain('未开票');
});

it('FIN-04f orders without an invoice are applied for by one call; a refusal keeps title and remark', async () => {
  const server = answerTrace().answer(submitInvoiceApply, {
    code: '0',
    msg: '订单未签收，签收后才能申请开票',
  });
  await renderRoute('invoiceApply');
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 61' }));
  expect(screen.getByRole('checkbox', { name: /选择 62/ })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: '申请开票 1 单' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: '申请 ¥1,450.00' }));
  await send();
  // The field has the same words as long as it is empty.
  await dialog.findByText('请选择开票方', { selector: '.ant-form-item-explain-error' });
  await chooseTitle(dialog);
  await send();
  await dialog.findByText('订单未签收，签收后才能申请开票');
  server.answer(submitInvoiceApply, { data: { applyNo: 'KP1' } });
  await send();
  await screen.findByText('开票申请 KP1 已提交，开票后出现在发票管理');
  const body = { ...CUSTOMER, orderNoList: ['61'], billtoCode: '8800123456' };
  expect(bodiesOf(server, submitInvoiceApply.id)).toEqual([body, body]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '申请开票 1 单' })).toBeNull());
});

it('FIN-04f order numbers that are pasted are applied for, each once', async () => {
  const server = accountApi()
    .answerExamples(listBillTosExamples)
    .answer(submitInvoiceApply, { data: { applyNo: 'KP2' } });
  await renderRoute('InvoiceEntry');
  const orders = await screen.findByRole('textbox', { name: '订单号' });
  await userEvent.click(screen.getByRole('button', { name: '申请开票' }));
  await screen.findByText('请填写要开票的订单号');
  fireEvent.change(orders, { target: { value: '6010086604\n6010086605\n6010086604' } });
  await chooseTitle(screen);
  await userEvent.click(screen.getByRole('button', { name: '申请 2 单' }));
  await screen.findByText(/开票申请 KP2 已提交/);
  expect(bodiesOf(server, submitInvoiceApply.id)).toEqual([
    { ...CUSTOMER, orderNoList: ['6010086604', '6010086605'], billtoCode: '8800123456' },
  ]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '订单号' })).toHaveProperty('value', ''));
});

it('FIN-04f order numbers that are not sent yet are there after a reload, and gone once they were sent', async () => {
  accountApi()
    .answerExamples(listBillTosExamples)
    .answer(submitInvoiceApply, { data: { applyNo: 'KP3' } });
  const page = await renderRoute('InvoiceEntry');
  const orders = () => screen.findByRole('textbox', { name: '订单号' });
  fireEvent.change(await orders(), { target: { value: '6010086604\n6010086605' } });
  await chooseTitle(screen);
  page.unmount();
  const again = await renderRoute('InvoiceEntry');
  expect(await orders()).toHaveProperty('value', '6010086604\n6010086605');
  await userEvent.click(screen.getByRole('button', { name: '申请 2 单' }));
  await screen.findByText(/开票申请 KP3 已提交/);
  await waitFor(async () => expect(await orders()).toHaveProperty('value', ''));
  again.unmount();
  await renderRoute('InvoiceEntry');
  expect(await orders()).toHaveProperty('value', '');
});
