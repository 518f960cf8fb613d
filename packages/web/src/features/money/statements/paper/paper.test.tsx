import {
  listPayerBalances,
  queryAccountStatement,
  queryReconciliations,
} from '@dealer-portal/sdk/operations';
import {
  queryAccountStatementExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, whole } from '../../../../test/close-server';
import { accountApi, bodiesOf, renderPage, renderRoute } from '../../../../test/render-page';
import { Component as Reconciliation } from '../reconciliation-page';

const OCTOBER = '?beginDate=2026-10-01&endDate=2026-10-31';
const october = queryAccountStatementExamples.data('october');
const newest = { ...october, records: october.records.toReversed() };

/** The sheets as they stood when the browser was asked to print, and the name that it offers for the file. */
let printed: readonly { readonly sheets: readonly string[]; readonly name: string }[] = [];

beforeEach(() => {
  localStorage.clear();
  printed = [];
  vi.stubGlobal('print', () => {
    const sheets = [...document.querySelectorAll('body > .paper > section')];
    printed = [...printed, { sheets: sheets.map((sheet) => sheet.textContent ?? ''), name: document.title }];
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A server whose ledger is asked for newest first by the table, and oldest first by the paper. */
function serverWith(whole: typeof october) {
  return accountApi()
    .answer(listPayerBalances, { data: [] })
    .answer(queryAccountStatement, ({ request: { body } }) => ({
      data: (body as { readonly sortBy?: string }).sortBy ? newest : whole,
    }));
}

async function print() {
  await screen.findAllByText('全部合计');
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
}

it('FIN-01 F10 a statement on paper has opening, all rows oldest first, closing, both parties, and its account and period', async () => {
  const server = serverWith(october);
  await renderRoute('accountstatement', OCTOBER);
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet = ''] = printed[0]?.sheets ?? [];
  const order = [
    '期初余额',
    '953,598.00',
    '4900001001',
    '4900001004',
    '本期发生',
    '80,072.00',
    '420,000.00',
    '期末余额',
    '1,293,526.00',
  ];
  expect(sheet).toMatch(new RegExp(order.join('.*')));
  for (const text of [
    '8800123456',
    '2026-10-01 至 2026-10-31',
    '全部凭证，4 笔',
    '供方（盖章）',
    '客户（盖章）',
    '第 1 页，共 1 页',
  ])
    expect(sheet).toContain(text);
  expect(sheet).not.toContain('¥');
  expect(printed[0]?.name).toMatch(
    /^对账单_本公司账户_8800123456_2026-10-01~2026-10-31_\d{4}-\d\d-\d\d_\d{4}$/,
  );
  expect(bodiesOf(server, 'queryAccountStatement').at(-1)).toMatchObject({
    pageSize: 1000,
    beginDate: '2026-10-01',
  });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  // Ctrl+P prints the page again, and no old paper.
  await userEvent.keyboard('{Control}');
  await waitFor(() => expect(document.querySelector('.paper')).toBeNull());
  expect(document.title).not.toContain('_');
});

it('FIN-01 F10 a narrowed ledger is never called a statement: no opening, no closing, no stamps', async () => {
  // The balances around it are those of the account, whichever vouchers are shown.
  serverWith({ ...october, openingBalance: 500 });
  await renderRoute('accountstatement', `${OCTOBER}&voucherType=TH`);
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet = ''] = printed[0]?.sheets ?? [];
  expect(sheet).toContain('对账单（部分）');
  expect(sheet).toContain('范围凭证类型 提货，4 笔');
  expect(sheet).not.toMatch(/期初余额|期末余额|盖章/);
});

it('FIN-01 F10 a ledger with one end of its period is no statement', async () => {
  serverWith(october);
  await renderRoute('accountstatement', '?endDate=2026-10-31');
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet = ''] = printed[0]?.sheets ?? [];
  expect(sheet).toContain('对账单（部分）');
  expect(sheet).not.toMatch(/期初余额|期末余额|盖章/);
});

it('FIN-01 F10 a ledger of one voucher has no period: its paper says 不限, and its file is not called by a lone sign', async () => {
  serverWith(october);
  await renderRoute('accountstatement', '?voucherNo=4900001001');
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.sheets[0]).toContain('期间不限');
  expect(printed[0]?.name).not.toContain('~');
});

it('FIN-01 F10 long ledgers go on over sheets that carry their sums; rows that lack or do not add up are not printed', async () => {
  const [row] = october.records;
  if (!row) throw new Error('the example has no voucher');
  const records = Array.from({ length: 60 }, (_, at) => ({
    ...row,
    voucherNo: `49${String(at).padStart(8, '0')}`,
    debit: 1,
    credit: 0,
    balance: 100 - at - 1,
  }));
  const long = {
    ...october,
    records,
    total: 60,
    openingBalance: 100,
    debitTotal: 60,
    creditTotal: 0,
    closingBalance: 40,
  };
  const server = serverWith(long);
  await renderRoute('accountbook', OCTOBER);
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const sheets = printed[0]?.sheets ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  expect(sheets.every((sheet, at) => sheet.includes(`第 ${at + 1} 页，共 ${sheets.length} 页`))).toBe(true);
  expect(sheets[0]).toMatch(/转次页20\.000\.0080\.00/);
  expect(sheets[1]).toMatch(/承前页20\.000\.0080\.00/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  server.answer(queryAccountStatement, { data: { ...long, closingBalance: 41 } });
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  await screen.findByText('没有打印：期初减借方加贷方不等于期末，请重试；仍不一致请联系客服');
  expect(printed).toHaveLength(1);
});

it('FIN-02 the 余额调节表 of a month has days as the portal writes them, and judges no balance that did not come', async () => {
  const page = whole(queryReconciliationsExamples.data());
  const records = page.records.map(({ customerBalance, ...month }) => ({
    ...month,
    status: '1',
    differenceList: month.differenceList?.map((row) => ({ ...row, voucherDate: '20261018' })),
  }));
  closeServer().answer(queryReconciliations, { data: { ...page, records } as typeof page });
  renderPage(Reconciliation, { path: '/reconciliation', address: '/reconciliation?period=2026-10' });
  await userEvent.click(await screen.findByRole('button', { name: '打印余额调节表' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheet = ''] = printed[0]?.sheets ?? [];
  expect(sheet).toContain('2026-10-18');
  expect(sheet).not.toContain('20261018');
  expect(sheet).toMatch(/调节后余额[^，]/);
});
