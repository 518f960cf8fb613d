import {
  listPayerBalances,
  queryMyOrders,
  queryRebateOrderInvoices,
  queryRebates,
  queryReceipts,
  queryReconciliations,
  queryRetailAggregations,
} from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryInvoicesExamples,
  queryRebatesExamples,
  queryReceiptsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, renderRoute } from '../../test/render-page';

const receipts = queryReceiptsExamples.data();
const payers = listPayerBalancesExamples.data();

beforeEach(() => localStorage.clear());

/** A value that the description does not allow, as a server in another language writes it. */
const wrong = (value: unknown) => value as never;

it("HTTP-05 another call's answer under the heads of a list is a failure, and none of its figures is shown", async () => {
  accountApi().answer(queryReceipts, { data: wrong(queryInvoicesExamples.data()) });
  await renderRoute('receiptdetails');
  await screen.findByText(/收据没有加载出来/);
  expect(document.body.textContent).not.toContain('¥');
});

it.each([
  ['myRebateOrderInvoiceDetail', queryRebateOrderInvoices, queryInvoicesExamples],
  ['ladingBillAnalysis', queryRetailAggregations, queryInvoicesExamples],
  ['difference', queryReconciliations, queryInvoicesExamples],
  ['order', queryMyOrders, queryReceiptsExamples],
] as const)(
  'HTTP-05 %s, whose rows are named by several facts, shows no figure of another call, either',
  async (name, operation, foreign) => {
    const rebates = queryRebatesExamples.data();
    accountApi()
      .answer(queryRebates, { data: rebates })
      .answer(operation, { data: wrong(foreign.data()) });
    await renderRoute(name, `?rebateNo=${rebates.records[0]?.rebateNo}`);
    await screen.findByText(/没有加载出来/);
    expect(document.body.textContent).not.toContain('¥');
  },
);

it('HTTP-05 one row that has lost its number stays among the others, with what is known of it', async () => {
  const [first, ...others] = receipts.records;
  const records = [{ ...first, receiptNo: wrong(undefined) }, ...others];
  accountApi().answer(queryReceipts, { data: wrong({ ...receipts, records }) });
  await renderRoute('receiptdetails');
  await screen.findAllByText(others[0]?.receiptNo ?? '');
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(1);
});

it('HTTP-05 a payer whose code is missing or no text is no choice of a filter, and no word of a program', async () => {
  const [own, second, third] = payers;
  const list = [
    own,
    { ...second, payerCode: wrong({ value: '1' }) },
    { ...third, payerCode: wrong(undefined) },
  ];
  accountApi()
    .answer(queryReceipts, { data: receipts })
    .answer(listPayerBalances, { data: wrong(list) });
  await renderRoute('receiptdetails');
  const choice = await screen.findByRole('combobox', { name: '付款方' });
  await waitFor(() => expect(choice.textContent).toContain(own?.payerCode));
  expect(choice.querySelectorAll('option')).toHaveLength(2);
});
