import {
  listPayerBalances,
  queryAcceptanceBills,
  queryAccountStatement,
  queryInvoices,
  queryPolicyDeliveries,
  queryRebates,
  queryReconciliations,
} from '@dealer-portal/sdk/operations';
import {
  queryAcceptanceBillsExamples,
  queryAccountStatementExamples,
  queryInvoicesExamples,
  queryPolicyDeliveriesExamples,
  queryRebatesExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook from 'read-excel-file/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whole } from '../../test/close-server';
import { accountApi, renderRoute } from '../../test/render-page';
import { catchFiles, type SavedFile } from '../../test/saved-files';

let files: readonly SavedFile[] = [];

beforeEach(() => {
  localStorage.clear();
  files = catchFiles();
});

afterEach(() => vi.restoreAllMocks());

/** A cell of the file: days as the screen writes them. */
const fileCell = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell ?? null));

/** The headings of the amounts whose zero is a dash on the screen; the file keeps it. */
const ZERO_DASHES: readonly unknown[] = ['借方', '贷方'];

/** The table on the screen: headings, then rows; amounts and pieces as numbers, null for the dash. */
function screenTable(): readonly (readonly (string | number | null)[])[] {
  const rows = [...document.querySelectorAll('thead tr, tbody tr')];
  return rows.map((row) => [...row.querySelectorAll('th, td')].map(cellValue));
}

function cellValue(cell: Element): string | number | null {
  // The second line of a cell explains the first and is no value of its own.
  const text = (cell.querySelector('.two-lines > :first-child') ?? cell).textContent;
  if (text === '—') return null;
  return /^-?¥|^-?[\d.]+ (台|%)$/.test(text) ? Number(text.replace(/[¥,台%\s]/g, '')) : text;
}

it.each([
  ['FIN-01a', 'accountstatement'],
  ['FIN-01', 'accountbook'],
  ['FIN-02', 'difference'],
  ['FIN-02', 'financeAccountcurrentReconciliation'],
  ['FIN-04j', 'newInvoice'],
  ['FIN-04', 'billCount'],
  ['FIN-05f', 'rebate'],
  ['FIN-09', 'policyTrack'],
] as const)(
  '%s the workbook of %s, read by another library, is what stands on the screen',
  async (_, name) => {
    accountApi()
      .answer(listPayerBalances, { data: [] })
      .answer(queryAccountStatement, { data: whole(queryAccountStatementExamples.data()) })
      .answer(queryReconciliations, { data: whole(queryReconciliationsExamples.data()) })
      .answer(queryInvoices, { data: whole(queryInvoicesExamples.data()) })
      .answer(queryAcceptanceBills, { data: whole(queryAcceptanceBillsExamples.data()) })
      .answer(queryRebates, { data: whole(queryRebatesExamples.data()) })
      .answer(queryPolicyDeliveries, { data: whole(queryPolicyDeliveriesExamples.data()) });
    await renderRoute(name);
    await waitFor(() => expect(document.querySelector('tbody a, tbody td')).toBeTruthy());
    await userEvent.click(screen.getByText('导出'));
    // The server makes the file of all rows of some lists; what stands on the screen is made in the tab.
    const parts = await screen.findAllByText(/^(?:本页|全部) \d+ 条$/);
    if (parts[0]) await userEvent.click(parts[0]);
    await waitFor(() => expect(files).toHaveLength(1));
    const blob = files[0]?.blob ?? new Blob();
    const [sheet] = await readWorkbook(Buffer.from(await blob.arrayBuffer()));
    const [headings = [], ...lines] = sheet?.data ?? [];
    // The sums are below the rows; `report-world.test.tsx` tests them.
    // So are the balances before and after, which `save-rows.test.ts` tests.
    const rows = lines.filter(([first]) => !/^(?:合计$|期初余额|期末余额)/.test(String(first)));
    const [screenHeadings = [], ...shownRows] = screenTable();
    // Only one of them has the columns hidden by the user, and the actions.
    const places = screenHeadings.map((heading) => headings.indexOf(heading));
    const columns = places.flatMap((place, at) => (place < 0 ? [] : [[place, at] as const]));
    expect(columns.length).toBeGreaterThan(5);
    const cellOf = (row: (typeof rows)[number], place: number) =>
      row[place] === 0 && ZERO_DASHES.includes(headings[place]) ? null : fileCell(row[place]);
    expect(rows.map((row) => columns.map(([place]) => cellOf(row, place)))).toEqual(
      shownRows.map((row) => columns.map(([, at]) => row[at] ?? null)),
    );
  },
);
