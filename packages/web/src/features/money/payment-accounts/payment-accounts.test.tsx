import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { listPaymentAccountsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, renderRoute } from '../../../test/render-page';

const ACCOUNTS = listPaymentAccountsExamples.data();
const OPEN = ACCOUNTS.find(({ status }) => status === '20');
const REJECTED = ACCOUNTS.find(({ status }) => status === '30');

beforeEach(() => {
  localStorage.clear();
});

const texts = async () => {
  const rows = await screen.findAllByRole('row');
  return rows.map((row) => row.textContent ?? '').join('\n');
};

it('FIN-07b all accounts stand with their state; an open one is unbound, a rejected one applied for again', async () => {
  accountApi().answerExamples(listPaymentAccountsExamples);
  await renderRoute('accountmessage');
  await screen.findByText('已驳回');
  expect(screen.getAllByText('已开通')).toHaveLength(2);
  const links = (name: RegExp) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  const open = ACCOUNTS.filter(({ status }) => status === OPEN?.status);
  expect(links(/^解绑银行卡/)).toEqual(open.map(({ id }) => `/unbundcard?id=${id}`));
  expect(links(/^重新提交/)).toEqual(['/accountsubmit']);
});

it.each([
  ['havesign', OPEN, REJECTED],
  ['payInfo', OPEN, REJECTED],
  ['airpayInfo', OPEN, REJECTED],
  ['accounterror', REJECTED, OPEN],
] as const)('FIN-07b %s shows the accounts of its state alone', async (name, account, hidden) => {
  accountApi().answerExamples(listPaymentAccountsExamples);
  await renderRoute(name);
  await screen.findByText(account?.accountTypeName ?? '');
  expect(await texts()).not.toContain(hidden?.accountTypeName);
});

it('FIN-07b an account that was rejected says why', async () => {
  accountApi().answerExamples(listPaymentAccountsExamples);
  await renderRoute('accounterror');
  await screen.findByText(REJECTED?.remark ?? 'none');
});

it('FIN-08 without a bank account for financing the page says what it is for, and leads to it', async () => {
  const server = accountApi().answer(listPaymentAccounts, { data: [] });
  await renderRoute('loanNoBindTip');
  await screen.findByText('还没有绑定的银行账户');
  expect(screen.getByRole('link', { name: '去绑定银行' }).getAttribute('href')).toBe('/loan/bindBankApply');
  const request = server.requests.find(({ operationId }) => operationId === listPaymentAccounts.id);
  expect(request?.url.searchParams.get('accountType')).toBe('LOAN');
});
