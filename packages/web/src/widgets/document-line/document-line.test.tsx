import { queryAccountStatement, queryInvoiceTrace } from '@dealer-portal/sdk/operations';
import {
  queryAccountStatementExamples,
  queryInvoiceTraceExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../test/render-page';
import { DocumentLineAt } from './document-line-at';

const [trace] = queryInvoiceTraceExamples.data().records;
const [anyVoucher] = queryAccountStatementExamples.data().records;
const voucher = anyVoucher && { ...anyVoucher, orderNo: trace?.orderNo ?? '' };

const open = (query: string) =>
  renderPage(() => <DocumentLineAt pageKind="order" />, {
    path: '/onevoteafterall',
    address: `/onevoteafterall${query}`,
  });

it('FIN-04 an order leads to its delivery, invoice, voucher and statement, and is no link to itself', async () => {
  accountApi()
    .answer(queryInvoiceTrace, {
      data: { ...queryInvoiceTraceExamples.data(), records: trace ? [trace] : [] },
    })
    .answer(queryAccountStatement, {
      data: { ...queryAccountStatementExamples.data(), records: voucher ? [voucher] : [] },
    });
  open(`?orderNo=${trace?.orderNo}`);
  const line = await screen.findByLabelText('单据链');
  const links = [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/logisticsDetail?orderNo=${trace?.orderNo}`,
    `/newInvoice/newInvoiceDetails?invoiceNo=${trace?.invoiceNo}`,
    `/accountstatement?voucherNo=${voucher?.voucherNo}`,
    '/reconciliation?period=2026-11',
  ]);
  expect(line.querySelector('[aria-current="step"]')?.textContent).toContain('订单，您在这里');
});

it('FIN-04 HTTP-05 the documents of another order that an answer has are not those of this one', async () => {
  const server = accountApi()
    .answer(queryInvoiceTrace, {
      data: { ...queryInvoiceTraceExamples.data(), records: trace ? [trace] : [] },
    })
    .answer(queryAccountStatement, {
      data: { ...queryAccountStatementExamples.data(), records: voucher ? [voucher] : [] },
    });
  open('?orderNo=6010099999');
  await waitFor(() => expect(bodiesOf(server, 'queryInvoiceTrace')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(document.body.textContent).not.toContain(trace?.invoiceNo);
  expect(screen.queryByLabelText('单据链')).toBeNull();
});

it('FIN-04 a list has no line, and asks for none', async () => {
  const server = accountApi();
  open('?status=10');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByLabelText('单据链')).toBeNull();
  expect(server.requests.some(({ operationId }) => operationId === 'queryInvoiceTrace')).toBe(false);
});
