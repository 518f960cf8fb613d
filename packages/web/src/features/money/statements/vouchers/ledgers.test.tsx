import { ledgerPeriod, monthSpan, newestMonths } from '@dealer-portal/rules/statements';
import { listPayerBalances, queryAccountStatement, queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { exampleOf } from '@dealer-portal/sdk/testing';
import {
  listPayerBalancesExamples,
  queryAccountStatementExamples,
  queryMonthAccountsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { PageName } from '#routes';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const LEDGERS: readonly PageName[] = [
  'accountbook',
  'accountstatement',
  'currentaccount',
  'subsidiaryledger',
  'flowingwater',
  'financeAccountcurrentReconciliationStatement',
];

beforeEach(() => {
  localStorage.clear();
});

it.each(LEDGERS)(
  'FIN-01 %s names the account that it is of, offers every other one, and calls none of them 全部',
  async (route) => {
    const server = accountApi().answerExamples(listPayerBalancesExamples, queryAccountStatementExamples);
    await renderRoute(route);
    const choice = await screen.findByRole('combobox', { name: '付款方' });
    await waitFor(() => expect(choice.textContent).toContain('票据账户 8800200102'));
    const options = [...choice.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toHaveLength(10);
    expect(options[0]).toBe('现款账户 8800123456');
    expect(options.filter((text) => !/^\S+账户 \d{10}$/.test(text))).toEqual([]);
    // A phone folds the filter away: the line of the title says it, too.
    screen.getByText(/售达方 8800123456，现款账户 8800123456/);
    await userEvent.selectOptions(choice, '票据账户 8800200102');
    await screen.findByText(/售达方 8800123456，票据账户 8800200102/);
    await waitFor(() =>
      expect(bodiesOf(server, 'queryAccountStatement').at(-1)).toMatchObject({ payerCode: '8800200102' }),
    );
  },
);

it('FIN-01 a ledger whose payers are not known names its account by its code', async () => {
  accountApi()
    .answerExamples(queryAccountStatementExamples)
    .answer(listPayerBalances, { code: '0', msg: '失败' });
  await renderRoute('accountbook');
  await screen.findByText('本公司账户 8800123456');
});

it('HTTP-05 FIN-01 an account without its code and a month whose state is no text are not called by a word of a program', async () => {
  const odd: unknown = { value: 'x' };
  const [own, second] = listPayerBalancesExamples.data();
  const months = queryMonthAccountsExamples.data();
  accountApi()
    .answerExamples(queryAccountStatementExamples)
    .answer(listPayerBalances, { data: [own, { ...second, payerCode: odd }] as never })
    .answer(queryMonthAccounts, {
      data: {
        ...months,
        records: months.records.map((month) => ({ ...month, optStatusName: odd as string })),
      },
    });
  await renderRoute('subsidiaryledger');
  await screen.findByText(/现款账户 8800123456/, { selector: 'option' });
  await screen.findAllByText('全部合计');
  expect(document.body.textContent).not.toContain('[object');
});

/** The examples come oldest first; as the call orders them, the newest is first. */
const newestFirst = () => {
  const data = queryAccountStatementExamples.data();
  return { ...data, records: data.records.toReversed() };
};
const figures = () =>
  [...document.querySelectorAll('.report-chart dd')].map(({ textContent }) => textContent);

it.each([...LEDGERS, 'tctpbillDailydetail'] as const)(
  'FIN-01 F9 %s opens on this month and the last one, newest first, and on no page of two years ago',
  async (route) => {
    const server = accountApi().answerExamples(listPayerBalancesExamples, queryAccountStatementExamples);
    await renderRoute(route);
    await screen.findAllByText('全部合计');
    expect(bodiesOf(server, 'queryAccountStatement')[0]).toMatchObject({
      ...ledgerPeriod(new Date()),
      sortBy: 'voucherDate',
      sortOrder: 'desc',
      pageNum: 1,
      pageSize: 10,
    });
  },
);

it('FIN-01 F9 a ledger that an address narrows to a voucher finds it, however long ago it was booked', async () => {
  const server = accountApi().answerExamples(listPayerBalancesExamples, queryAccountStatementExamples);
  await renderRoute('accountstatement', '?voucherNo=4900000001');
  await screen.findAllByText('全部合计');
  const [body] = bodiesOf(server, 'queryAccountStatement');
  expect(body).toMatchObject({ voucherNo: '4900000001' });
  expect(body).not.toHaveProperty('beginDate');
});

it('FIN-01 F9 the figures above a ledger are those of all its rows, and say 本页 while there are only those of a page', async () => {
  const data = newestFirst();
  const page = { ...data, records: data.records.slice(0, 3) };
  const server = accountApi()
    .answerExamples(listPayerBalancesExamples)
    .answer(queryAccountStatement, ({ request: { body } }) => ({
      data: isWholeRead(body) ? queryAccountStatementExamples.data() : page,
    }));
  await renderRoute('accountbook');
  await waitFor(() => expect(figures()).toEqual(['¥1,286,500.00', '¥1,413,526.00', '¥1,286,500.00']));
  expect(screen.queryByText('本页最后余额')).toBeNull();
  const whole = bodiesOf(server, 'queryAccountStatement').find(isWholeRead);
  expect(whole).not.toHaveProperty('sortBy');
  server.answer(queryAccountStatement, { data: { ...page, total: 30_133 } });
  const [month] = screen.getAllByRole('button', { name: /^\d{4}-\d\d( |$)/ });
  if (month) await userEvent.click(month);
  await screen.findByText('本页最后余额');
});

it('FIN-01 F9 vouchers in the order of amounts have no course: the chart goes where the call cannot give all of them', async () => {
  const data = { ...newestFirst(), total: 30_133 };
  accountApi().answerExamples(listPayerBalancesExamples).answer(queryAccountStatement, { data });
  await renderRoute('accountbook', '?sort=debit.ascend');
  await screen.findAllByText('全部合计');
  expect(figures()).toEqual([]);
  await userEvent.click(await screen.findByRole('columnheader', { name: /^凭证日期/ }));
  await screen.findByText('本页最后余额');
});

it('FIN-01 F9 vouchers from the oldest on are those of the call itself: nothing is asked again for their chart', async () => {
  const server = accountApi().answerExamples(listPayerBalancesExamples, queryAccountStatementExamples);
  await renderRoute('accountbook', '?sort=voucherDate.ascend');
  await waitFor(() => expect(figures()).toEqual(['¥1,286,500.00', '¥1,413,526.00', '¥1,286,500.00']));
  expect(bodiesOf(server, 'queryAccountStatement').filter(isWholeRead)).toEqual([]);
});

const isWholeRead = (body: unknown) => (body as { readonly pageSize?: number }).pageSize === 1000;

it('FIN-01 F9 a head orders all vouchers by the call and not those of a page, and an amount is found as it is typed', async () => {
  const server = accountApi()
    .answerExamples(listPayerBalancesExamples)
    .answer(queryAccountStatement, { data: newestFirst() });
  await renderRoute('accountbook');
  await screen.findAllByText('全部合计');
  const head = () => screen.findByRole('columnheader', { name: /^借方/ });
  await userEvent.click(await head());
  await waitFor(() =>
    expect(bodiesOf(server, 'queryAccountStatement')).toContainEqual(
      expect.objectContaining({ sortBy: 'debit', sortOrder: 'asc', pageNum: 1 }),
    ),
  );
  expect((await head()).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: /更多条件/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: '金额' }), '¥56,975{Enter}');
  await waitFor(() =>
    expect(bodiesOf(server, 'queryAccountStatement')).toContainEqual(
      expect.objectContaining({ ...ledgerPeriod(new Date()), amount: '56975.00' }),
    ),
  );
});

it('FIN-01 F9 the months of a ledger say how far they are closed, and a press shows one of them', async () => {
  const month = newestMonths(new Date())[1]?.beginDate.slice(0, 'YYYY-MM'.length);
  if (month === undefined) throw new Error('no month');
  const example = exampleOf(queryMonthAccountsExamples, { period: month, optStatusName: '待确认' });
  const server = accountApi()
    .answerExamples(listPayerBalancesExamples, queryAccountStatementExamples)
    .answer(queryMonthAccounts, { data: { total: 1, pageNum: 1, pageSize: 10, records: [example] } });
  await renderRoute('accountbook');
  await userEvent.click(await screen.findByRole('button', { name: `${month} 待确认` }));
  await waitFor(() =>
    expect(bodiesOf(server, 'queryAccountStatement')).toContainEqual(
      expect.objectContaining({ ...monthSpan(month) }),
    ),
  );
});
