import {
  listPayerBalances,
  queryAcceptanceBills,
  queryAccountStatement,
  queryFinanceHistory,
  queryIndustries,
  queryMonthAccounts,
  queryReconciliations,
  submitRefreshTask,
} from '@dealer-portal/sdk/operations';
import { exampleOf } from '@dealer-portal/sdk/testing';
import {
  listPayerBalancesExamples,
  queryAcceptanceBillsExamples,
  queryAccountStatementExamples,
  queryDayAccountsExamples,
  queryFinanceHistoryExamples,
  queryMonthAccountsExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const MAIN = { custCode: '8800123456', accountType: 'MAIN' };
const FIRST = { pageNum: 1, pageSize: 10 };
const NEWEST = { sortBy: 'voucherDate', sortOrder: 'desc' };

/** Row by row, so that totals of the page and of all rows stay apart. */
const totals = () => {
  const rows = document.querySelectorAll('tfoot tr');
  return [...rows].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
};

/** The row in which a text stands; names of rows take the simulated DOM seconds to work out. */
async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await screen.findAllByText(text)).map((cell) => cell.closest('tr')).find(Boolean);
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
}

const linkIn = (row: HTMLElement, name: string) =>
  within(row).getByText(name, { selector: 'a, a *' }).closest('a')?.getAttribute('href');

beforeEach(() => {
  localStorage.clear();
});

describe('the bills of an account', () => {
  it('FIN-01e FIN-01a months with totals of page and of all lead to their days, and can go into a file', async () => {
    const totalsOfAll = { total: 99, debitTotal: 900_000, creditTotal: 990_000 };
    const data = { ...queryMonthAccountsExamples.data(), ...totalsOfAll };
    const server = accountApi().answer(queryMonthAccounts, { data });
    await renderRoute('monthlybill', '?beginDate=2026-09-01&endDate=2026-11-30');
    const october = await rowOf('2026-10');
    // The chart is of all 99 months: they are asked for aside.
    const period = { beginDate: '2026-09-01', endDate: '2026-11-30' };
    expect(bodiesOf(server, 'queryMonthAccounts')[0]).toEqual({ ...MAIN, ...period, ...FIRST });
    expect(linkIn(october, '日账单')).toBe('/byday?beginDate=2026-10-01&endDate=2026-10-31');
    expect(totals().map((cells) => cells.slice(0, 5))).toEqual([
      ['本页合计', '', '¥415,328.00', '¥860,000.00', ''],
      ['全部合计', '', '¥900,000.00', '¥990,000.00', ''],
    ]);
    // The widget's test covers the content of a file.
    expect(screen.getByText('导出').closest('button')?.disabled).toBe(false);
  });

  it('FIN-01a one press calculates the bills again; a task that runs is reported in the words of the server', async () => {
    const server = accountApi()
      .answerExamples(queryMonthAccountsExamples)
      .answer(submitRefreshTask, { data: { taskNo: 'SX2026112301', status: '10', statusName: '处理中' } });
    await renderRoute('monthlybill');
    const refresh = await screen.findByRole('button', { name: '重新计算账单' });
    fireEvent.click(refresh);
    fireEvent.click(refresh);
    await screen.findByText('刷新任务 SX2026112301 处理中，几分钟后重新打开本页查看');
    expect(bodiesOf(server, submitRefreshTask.id)).toEqual([
      { customerCode: '8800123456', taskType: 'STATEMENT' },
    ]);
    const running = '已有刷新任务在处理中，请稍后再试';
    server.answer(submitRefreshTask, { code: '0', msg: running });
    await waitFor(() => expect(refresh.className).not.toContain('loading'));
    await userEvent.click(refresh);
    await screen.findByText(running);
  });

  it.each([
    ['byday', { accountType: 'MAIN', groupBy: 'DAY' }],
    ['weeklybill', { accountType: 'MAIN', groupBy: 'WEEK' }],
    ['tctpbillDaily', { accountType: 'TCTP', groupBy: 'DAY' }],
    ['tctpDiliveryWeekBill', { accountType: 'TCTP', groupBy: 'WEEK' }],
    ['tcdbDaily', { accountType: 'TCDB', groupBy: 'DAY' }],
    ['serviceChargeDailyList', { accountType: 'SERVICE', groupBy: 'DAY' }],
    ['scfDaily', { accountType: 'SCF', groupBy: 'DAY' }],
  ] as const)('FIN-01c FIN-01b FIN-01a %s asks for the days of its own account', async (name, account) => {
    const server = accountApi().answerExamples(queryDayAccountsExamples);
    await renderRoute(name);
    expect(await screen.findAllByText('¥1,286,500.00')).not.toEqual([]);
    expect(bodiesOf(server, 'queryDayAccounts')).toEqual([{ custCode: MAIN.custCode, ...account, ...FIRST }]);
  });

  it.each([
    ['tctpbillMonthly', 'TCTP'],
    ['tcdbMonthly', 'TCDB'],
    ['serviceChargeBillList', 'SERVICE'],
    ['scfMonth', 'SCF'],
    ['tctpaccount', 'TCTP'],
    ['tcdbaccount', 'TCDB'],
    ['scfAccount', 'SCF'],
  ] as const)('FIN-01a %s asks for the months of its own account', async (name, accountType) => {
    const server = accountApi().answerExamples(queryMonthAccountsExamples);
    await renderRoute(name);
    expect(await screen.findAllByText('¥1,293,526.00')).not.toEqual([]);
    expect(bodiesOf(server, 'queryMonthAccounts')).toEqual([{ ...MAIN, accountType, ...FIRST }]);
  });

  it('FIN-01 the final account asks for confirmed months only, at every address', async () => {
    const server = accountApi().answerExamples(queryMonthAccountsExamples);
    await renderRoute('finalaccount', '?optStatus=0');
    await rowOf('2026-10');
    expect(bodiesOf(server, 'queryMonthAccounts')).toEqual([{ ...MAIN, optStatus: '1', ...FIRST }]);
  });

  it('FIN-01 years and their halves are added up from all months at once', async () => {
    const server = accountApi().answerExamples(queryMonthAccountsExamples);
    await renderRoute('annualhalfyear');
    const half = await rowOf('2026年下半年');
    expect(within(half).getByText('¥841,828.00')).toBeTruthy();
    expect(within(half).getByText('¥1,286,500.00')).toBeTruthy();
    expect(linkIn(half, '月账单')).toBe('/monthlybill?beginDate=2026-09-01&endDate=2026-11-30');
    expect(bodiesOf(server, 'queryMonthAccounts')).toEqual([{ ...MAIN, pageNum: 1, pageSize: 100 }]);
  });

  it('FIN-01 the list of an industry stands, also when the industries are not known', async () => {
    const server = accountApi()
      .answerExamples(queryMonthAccountsExamples)
      .answer(queryIndustries, { code: '0', msg: '产业查询失败' });
    await renderRoute('tctpbillMonthlyindustry', '?industryCode=100000');
    await rowOf('2026-10');
    expect(bodiesOf(server, 'queryMonthAccounts')).toEqual([
      { ...MAIN, accountType: 'TCTP', industryCode: '100000', ...FIRST },
    ]);
  });
});

describe('vouchers and differences', () => {
  it.each([
    ['', '2026-10-25¥'],
    ['融资系统维护中', undefined],
  ])(
    'FIN-01a the balance over the month marks loans and bills on the days on which they fall due (%s)',
    async (msg, begin) => {
      const loan = exampleOf(queryFinanceHistoryExamples, {
        financeNo: 'RZ1',
        dueDate: '2026-10-25',
        outstandingAmount: 200_000,
      });
      const bill = exampleOf(queryAcceptanceBillsExamples, {
        billNo: '131345200018520261105000000219',
        dueDate: '2026-10-25',
        amount: 150_000,
      });
      const page = { total: 1, pageNum: 1, pageSize: 10 };
      // The newest voucher first, as the ledger asks.
      const october = queryAccountStatementExamples.data('october');
      accountApi()
        .answerExamples(listPayerBalancesExamples)
        .answer(queryAccountStatement, { data: { ...october, records: october.records.toReversed() } })
        .answer(queryAcceptanceBills, { data: { ...page, records: [bill] } })
        .answer(queryFinanceHistory, msg ? { code: '0', msg } : { data: { ...page, records: [loan] } });
      await renderRoute('accountstatement');
      await userEvent.click(await screen.findByText('看表'));
      const chart = await screen.findByText(msg ? '余额走势，到期日没有全部加载出来' : '余额走势');
      await waitFor(() =>
        expect(document.querySelector('figure')?.textContent).toContain('票据 …000219 到期 ¥150,000.00'),
      );
      const texts = [...(chart.closest('figure')?.querySelectorAll('tr') ?? [])].map(
        (row) => row.textContent,
      );
      const loans = texts.filter((text) => text?.includes('借款 RZ1 应还本金 ¥200,000.00'));
      expect(loans.map((text) => text?.slice(0, 11))).toEqual(begin ? [begin] : []);
    },
  );

  it('FIN-01e FIN-01 a voucher leads to its order; what the account opened and closed with stands in the totals', async () => {
    const server = accountApi()
      .answerExamples(queryAccountStatementExamples)
      .answer(listPayerBalances, { data: [] });
    await renderRoute('accountstatement', '?beginDate=2026-11-01&payerCode=8800200101');
    const row = await rowOf('4900001103');
    expect(linkIn(row, '6010086604')).toBe('/orderDetail?orderNo=6010086604');
    const payment = await rowOf('4900001101');
    expect(within(payment).queryByRole('link')).toBeNull();
    // A voucher moves one side: the other one is no amount.
    expect([...payment.querySelectorAll('td')].slice(-3).map(({ textContent }) => textContent)).toEqual([
      ...['—', '¥120,000.00', '¥1,413,526.00'],
    ]);
    expect(totals().at(-1)).toEqual([
      ...['全部合计', '', '', '期初余额 ¥1,293,526.00', ''],
      ...['¥147,026.00', '¥140,000.00', '¥1,286,500.00'],
    ]);
    expect(bodiesOf(server, 'queryAccountStatement')).toEqual([
      { customerCode: MAIN.custCode, beginDate: '2026-11-01', payerCode: '8800200101', ...NEWEST, ...FIRST },
    ]);
  });

  it('FIN-01 a wide window sums the vouchers of the page by type and month; a press on one leaves its rows', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('1800'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const server = accountApi()
      .answerExamples(queryAccountStatementExamples)
      .answer(listPayerBalances, { data: [] });
    await renderRoute('accountstatement');
    const types = within(await screen.findByRole('region', { name: '按类型' }));
    const sum = types.getByText('返利').closest('div')?.querySelector('dd')?.textContent;
    expect(sum).toBe('¥20,000.00');
    await userEvent.click(types.getByRole('button', { name: '返利' }));
    await waitFor(() =>
      expect(bodiesOf(server, 'queryAccountStatement').at(-1)).toMatchObject({ voucherType: 'FL' }),
    );
    const months = within(await screen.findByRole('region', { name: '按月' }));
    await userEvent.click(months.getByRole('button', { name: '2026-11' }));
    await waitFor(() =>
      expect(bodiesOf(server, 'queryAccountStatement').at(-1)).toMatchObject({
        voucherType: 'FL',
        beginDate: '2026-11-01',
        endDate: '2026-11-30',
      }),
    );
  });

  it('FIN-02b FIN-02 the vouchers that differ stand with their month; the unexplained rest has no voucher', async () => {
    const data = queryReconciliationsExamples.data();
    const [october, ...others] = data.records;
    if (!october) throw new Error('the example has no month');
    const rest = { voucherNo: '', companyAmount: 12, customerAmount: 0, difference: 12, reason: '待核对' };
    const month = { ...october, differenceList: [...october.differenceList, rest] };
    const server = accountApi().answer(queryReconciliations, {
      data: { ...data, records: [month, ...others] },
    });
    await renderRoute('difference', '?beginPeriod=2026-09&endPeriod=2026-10');
    const row = await rowOf('4900001004');
    expect(within(row).getByText('2026-10')).toBeTruthy();
    expect(linkIn(row, '6010086607')).toBe('/orderDetail?orderNo=6010086607');
    expect(within(await rowOf('无对应凭证')).getByText('待核对')).toBeTruthy();
    expect(bodiesOf(server, 'queryReconciliations')).toEqual([
      {
        customerCode: MAIN.custCode,
        isDifference: true,
        ...FIRST,
        beginPeriod: '2026-09',
        endPeriod: '2026-10',
      },
    ]);
  });

  it('FIN-02 a month of both books leads to what differs in it', async () => {
    accountApi().answerExamples(queryReconciliationsExamples);
    await renderRoute('financeAccountcurrentReconciliation');
    const row = await rowOf('2026-10');
    expect(linkIn(row, '差异明细')).toBe('/difference?beginPeriod=2026-10&endPeriod=2026-10');
  });
});
