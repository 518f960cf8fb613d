import {
  getFinanceRepayDetailExamples,
  listPayerBalancesExamples,
  queryAccountStatementExamples,
  queryReceiptsExamples,
  queryRetailAggregationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type PageName, routes } from '#routes';
import { accountApi, renderRoute } from '../../test/render-page';
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

it('FIN-01 an address that repeats another page stands at its view, and is not listed beside it', async () => {
  accountApi();
  await renderRoute('viewdefaultCT');
  const views = await screen.findByRole('navigation', { name: '融资的视图' });
  expect(within(views).getByText('违约查看').getAttribute('aria-current')).toBe('page');
  expect(within(views).queryByText('违约查看（传统）')).toBeNull();
});

it('FIN-01 no page is a view of two jobs', () => {
  const pages = (Object.keys(routes) as PageName[]).filter((page) => jobOf(page)?.pages.includes(page));
  const listed = [...new Set(pages.map((page) => jobOf(page)))].flatMap((job) => job?.pages ?? []);
  expect(listed.length).toBe(new Set(listed).size);
  expect(pages.length).toBe(listed.length);
});
