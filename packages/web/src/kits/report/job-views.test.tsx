import { checkTransferPolicy, checkTransferWindow } from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  listPayerBalancesExamples,
  queryAccountStatementExamples,
  queryReceiptsExamples,
  queryRetailAggregationsExamples,
  saveTransferPolicyExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type PageName, routes } from '#routes';
import { accountApi, bodiesOf, renderRoute } from '../../test/render-page';
import { jobOf, noteOf } from './jobs';

beforeEach(() => localStorage.clear());

it('FIN-01 F24 each view of a job leads to the others under their own titles, with account and period kept', async () => {
  accountApi().answerExamples(listPayerBalancesExamples, queryAccountStatementExamples);
  await renderRoute('accountbook', '?payerCode=8800200102&beginDate=2026-10-01&voucherNo=49');
  const views = await screen.findByRole('navigation', { name: '账簿的视图' });
  const links = within(views).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    jobOf('accountbook')?.pages.map((page) => routes[page].title),
  );
  expect(within(views).getByText('账簿').getAttribute('aria-current')).toBe('page');
  expect(within(views).getByText('资金流水').getAttribute('href')).toBe(
    '/flowingwater?payerCode=8800200102&beginDate=2026-10-01',
  );
});

it.each([['ladingBillAnalysis'], ['paySection']] as const)(
  'FIN-01 %s says what no call gives, and does not pretend to show it',
  async (page) => {
    accountApi().answerExamples(
      listPayerBalancesExamples,
      queryReceiptsExamples,
      queryRetailAggregationsExamples,
    );
    await renderRoute(page);
    await screen.findByText(noteOf(page) ?? 'no note');
  },
);

it.each([
  ['havesign', '支付账户的视图', '开户失败'],
  ['financingRecordQuery', '融资的视图', '违约查看'],
  ['expenseQuery', '融资费用的视图', '融资费用'],
  ['creditAuthReport', '协议与授权的视图', '直营协议预览'],
  ['supplyChainFinanceMyCredit', '授信的视图', '账户额度'],
  ['quickRedemption', '还款的视图', '还款记录'],
  ['conciliation', '一笔返利的视图', '返利结算明细'],
  ['airrefund', '空调专户的视图', '空调融资对账单'],
  ['KJTtransferOnline', '快捷通的视图', '快捷通退款'],
  ['haierDigitalTransfer', '数币转账的视图', '数币转账结果'],
  ['rebateHandling', '红票的视图', '退货办理'],
  ['trafficAuthNew', '整车授权的视图', '异地权限申请'],
  ['trafficAccount', '整车账户的视图', '整车账户（新版）'],
  ['InvoiceEntry', '开票申请的视图', '开票申请明细'],
  ['payments', '付款的视图', '付款单'],
  ['opencreditCT', '开通信用的视图', '开通信用'],
  ['accountparalleltransfer', '账户间划转的视图', '账户划转'],
  ['turnoverOrder', '工程订单与账单的视图', '工程账单管理'],
  ['newHaierZhuHui', '易工程说明的视图', '易工程帮助'],
] as const)('FIN-01 FIN-08 %s leads to the other views of its job', async (page, job, other) => {
  accountApi();
  await renderRoute(page);
  const views = await screen.findByRole('navigation', { name: job });
  expect(within(views).getByRole('link', { name: other }).getAttribute('aria-current')).toBeNull();
  expect(within(views).getByText(routes[page].title).getAttribute('aria-current')).toBe('page');
});

it('FIN-08 a view of one loan leads to the other views of the same loan', async () => {
  accountApi().answerExamples(getFinanceRepayDetailExamples);
  await renderRoute('loanGetrepayment', '?financeNo=RZ20260915001');
  const views = await screen.findByRole('navigation', { name: '还款的视图' });
  expect(within(views).getByRole('link', { name: '还款' }).getAttribute('href')).toBe(
    '/loan/getRepay?financeNo=RZ20260915001',
  );
});

it.each([
  ['viewdefaultCT', '融资的视图', '违约查看'],
  ['paymentN', '付款的视图', '付款'],
  ['newTurnoverOrder', '工程订单与账单的视图', '周转订单'],
] as const)(
  'FIN-01 %s, which repeats another page, stands at its view, and is not listed beside it',
  async (page, job, view) => {
    accountApi();
    await renderRoute(page);
    const views = await screen.findByRole('navigation', { name: job });
    expect(within(views).getByText(view).getAttribute('aria-current')).toBe('page');
    expect(within(views).queryByText(routes[page].title)).toBeNull();
  },
);

it('FIN-03a the agreement of transfers, whose text no call gives, is agreed to by those who have read it alone', async () => {
  const server = accountApi()
    .answer(checkTransferWindow, { data: true })
    .answer(checkTransferPolicy, { data: false })
    .answerExamples(saveTransferPolicyExamples);
  await renderRoute('accounttransfer');
  await screen.findByRole('navigation', { name: '账户间划转的视图' });
  const agree = await screen.findByRole('button', { name: /^同意并继续/ });
  expect(agree.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: '我已看过《账户划转协议》的正文' }));
  await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
  await waitFor(() => expect(bodiesOf(server, 'saveTransferPolicy')).toHaveLength(1));
});

it('FIN-01 no page is a view of two jobs', () => {
  const pages = (Object.keys(routes) as PageName[]).filter((page) => jobOf(page)?.pages.includes(page));
  const listed = [...new Set(pages.map((page) => jobOf(page)))].flatMap((job) => job?.pages ?? []);
  expect(listed.length).toBe(new Set(listed).size);
  expect(pages.length).toBe(listed.length);
});
