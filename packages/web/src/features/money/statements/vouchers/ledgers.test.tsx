import { listPayerBalances } from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryAccountStatementExamples,
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
