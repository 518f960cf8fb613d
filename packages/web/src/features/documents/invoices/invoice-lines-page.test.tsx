import type { RecordOf } from '@dealer-portal/sdk';
import { queryInvoices } from '@dealer-portal/sdk/operations';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './invoice-lines-page';

const LINE = { number: 2, price: 113, netAmount: 200, taxRate: 13, taxAmount: 26, amount: 226 };
const INVOICE: RecordOf<'queryInvoices'> = {
  invoiceNo: '26372000000000118801',
  orderNo: '6010086605',
  invoiceDate: '2026-11-10',
  netAmount: 400,
  taxAmount: 52,
  amount: 452,
  status: '10',
  statusName: '待签收',
  lineList: [
    { ...LINE, productCode: 'GK2200F01', productModel: 'CXW-258-E900' },
    { ...LINE, productCode: 'GK5200F02', productModel: 'JZT-Q2BE5' },
  ],
};
const PATH = '/newInvoice/newInvoiceDetails';

it('FIN-04a an invoice is shown line by line; the total of the page is its lines, that of all the server says', async () => {
  const server = accountApi().answer(queryInvoices, {
    data: {
      // Pages count invoices: a second one follows, though this one has more rows than that.
      total: 11,
      pageNum: 1,
      pageSize: 10,
      netTotal: 9000,
      taxTotal: 1170,
      amountTotal: 10_170,
      records: [INVOICE],
    },
  });
  renderPage(Component, { path: PATH, address: `${PATH}?invoiceNo=${INVOICE.invoiceNo}` });
  await screen.findByText('共 11 条发票');
  const calls = server.requests.filter(({ operationId }) => operationId === queryInvoices.id);
  expect(calls.map(({ body }) => body)).toEqual([
    { customerCode: '8800123456', invoiceNo: INVOICE.invoiceNo, pageNum: 1, pageSize: 10 },
  ]);
  const rows = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link'));
  const links = rows.flatMap((row) => row.map((link) => link.getAttribute('href')));
  expect(links.filter((address) => address === '/orderDetail?orderNo=6010086605')).toHaveLength(2);
  expect(links).toContain('/detail/GK5200F02');
  expect(screen.getAllByText('¥452.00').length).toBe(1);
  expect(screen.getAllByText('¥10,170.00').length).toBe(1);
});
