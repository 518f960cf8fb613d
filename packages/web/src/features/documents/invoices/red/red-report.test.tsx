import { queryInvoices, queryRedInvoiceSettlements } from '@dealer-portal/sdk/operations';
import { queryRedInvoiceSettlementsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../../test/render-page';
import { Component as InvoiceList } from '../invoice-list-page';
import { Component as ReturnHandling } from './return-handling-page';

const page = queryRedInvoiceSettlementsExamples.data('page');
const [first] = page.records;

it('FIN-05 F28 a red invoice says on whom its confirmation waits, under its number, and where that is done', async () => {
  if (!first) throw new Error('the example has no red invoice');
  const records = [
    { ...first, confirmNo: '37000000002026111701', confirmStatus: '02', confirmStatusName: '待购方确认' },
  ];
  accountApi().answer(queryRedInvoiceSettlements, { data: { ...page, records } });
  renderPage(ReturnHandling, { path: '/returnHandling' });
  const row = await screen.findByRole('row', { name: /37000000002026111701/ });
  expect(row.textContent).toContain('待购方确认');
  expect(row.textContent).toContain('待开红票');
  screen.getByText(/电子税务局 72 小时内确认.*没有确认的接口/);
});

it('FIN-05 F28 a red invoice whose answer names no confirmation shows none, and no state', async () => {
  if (!first) throw new Error('the example has no red invoice');
  const { confirmNo: _, confirmStatus: __, confirmStatusName: ___, ...bare } = first;
  accountApi().answer(queryRedInvoiceSettlements, { data: { ...page, records: [bare] } });
  renderPage(ReturnHandling, { path: '/returnHandling' });
  const row = await screen.findByRole('row', { name: new RegExp(bare.settleNo) });
  expect(row.textContent).not.toMatch(/undefined|确认/);
});

it('FIN-04 F28 发票管理 says that no call gives files and checks of invoices, and where they are', async () => {
  accountApi().answer(queryInvoices, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });
  renderPage(InvoiceList, { path: '/newInvoice' });
  await screen.findByText(/没有发票文件（PDF、OFD、XML）和查验的接口/);
});
