import {
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

it('FIN-01 no page is a view of two jobs', () => {
  const pages = (Object.keys(routes) as PageName[]).flatMap((page) => (jobOf(page)?.pages[0] ? [page] : []));
  const listed = [...new Set(pages.map((page) => jobOf(page)))].flatMap((job) => job?.pages ?? []);
  expect(listed.length).toBe(new Set(listed).size);
  expect(pages.length).toBe(listed.length);
});
