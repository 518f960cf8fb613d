import { ledgerPeriod } from '@dealer-portal/rules/statements';
import type { ReadId, ReadOperation } from '@dealer-portal/sdk';
import {
  createAsyncExport,
  exportAccountStatement,
  exportCapitalFlow,
  exportDayAccounts,
  exportInvoices,
  exportMonthAccounts,
  exportRebates,
  exportReconciliations,
  queryAccountStatement,
  queryDayAccounts,
  queryInvoices,
  queryMonthAccounts,
  queryRebates,
  queryReconciliations,
} from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryAccountStatementExamples,
  queryDayAccountsExamples,
  queryInvoicesExamples,
  queryMonthAccountsExamples,
  queryRebatesExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBusyText } from '#platform/busy';
import type { PageName } from '#routes';
import { exportTasks } from '#widgets/export-tasks/export-tasks';
import { reportCreated } from '#widgets/export-tasks/report-created';
import { accountApi, renderRoute } from '../../test/render-page';
import { catchFiles, type SavedFile } from '../../test/saved-files';
import type { FileCall } from './server-file';

const FILE = {
  data: { blob: new Blob(['PK\x05\x06']), fileName: '服务器.xlsx', contentType: 'application/octet-stream' },
} as const;

interface Case {
  readonly page: PageName;
  readonly query: string;
  readonly list: ReadOperation<ReadId>;
  readonly file: ReadOperation<FileCall>;
  /** What the export is asked for. */
  readonly conditions: Readonly<Record<string, unknown>>;
}

const OWN = { customerCode: '8800123456' };
const CUST = { custCode: '8800123456', accountType: 'MAIN' };

const CASES: readonly Case[] = [
  {
    page: 'accountstatement',
    query: '?voucherType=TH&payerCode=8800200102',
    list: queryAccountStatement,
    file: exportAccountStatement,
    // What the ledger opens on is on the screen, and so in the file.
    conditions: { ...OWN, ...ledgerPeriod(new Date()), voucherType: 'TH', payerCode: '8800200102' },
  },
  {
    page: 'flowingwater',
    query: '?beginDate=2026-11-01&endDate=2026-11-20',
    list: queryAccountStatement,
    file: exportCapitalFlow,
    conditions: { ...OWN, beginDate: '2026-11-01', endDate: '2026-11-20' },
  },
  {
    page: 'byday',
    query: '?optStatus=1',
    list: queryDayAccounts,
    file: exportDayAccounts,
    conditions: { ...CUST, groupBy: 'DAY', optStatus: '1' },
  },
  {
    page: 'monthlybill',
    query: '?optStatus=0',
    list: queryMonthAccounts,
    file: exportMonthAccounts,
    conditions: { ...CUST, optStatus: '0' },
  },
  {
    page: 'financeAccountcurrentCheck',
    query: '?status=0',
    list: queryReconciliations,
    file: exportReconciliations,
    conditions: { ...OWN, status: '0', isDifference: true },
  },
  {
    page: 'rebate',
    query: '?contractNo=HT2026001',
    list: queryRebates,
    file: exportRebates,
    conditions: { ...OWN, contractNo: 'HT2026001' },
  },
  {
    page: 'invoice',
    query: '?status=20',
    list: queryInvoices,
    file: exportInvoices,
    conditions: { ...OWN, status: '20' },
  },
];

/** The lists answer their examples, as the first of four pages. */
function serverWith(total?: number) {
  const server = accountApi().answerExamples(
    listPayerBalancesExamples,
    queryAccountStatementExamples,
    queryDayAccountsExamples,
    queryMonthAccountsExamples,
    queryReconciliationsExamples,
    queryRebatesExamples,
    queryInvoicesExamples,
  );
  if (total !== undefined)
    server.answer(queryAccountStatement, { data: { ...queryAccountStatementExamples.data(), total } });
  return server;
}

type Server = ReturnType<typeof serverWith>;

/** What an operation was asked for, in query or body. */
const inputsOf = (server: Server, { id }: { readonly id: string }) =>
  server.requests
    .filter(({ operationId }) => operationId === id)
    .map(({ body, url }) => body ?? Object.fromEntries(url.searchParams));

/** Opens 导出 and gives its lines; the workbook stands first. */
async function exportLines(): Promise<readonly HTMLElement[]> {
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  return screen.findAllByRole('menuitem');
}

async function exportAll(): Promise<void> {
  const all = (await exportLines()).find(({ textContent }) => textContent?.startsWith('全部'));
  if (!all) throw new Error('全部 is not offered');
  await userEvent.click(all);
}

let files: readonly SavedFile[] = [];

beforeEach(() => {
  files = catchFiles();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

it.each(CASES)(
  'FIN-01a HTTP-10 SIDE-07d $page: 全部 is the file of the server, by the filters of the list, and the list is not paged through',
  async ({ page, query, list, file, conditions }) => {
    const server = serverWith().answer(file, FILE);
    await renderRoute(page, query);
    await exportAll();
    await waitFor(() =>
      expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^\S+_88\d{8}_.*\.xlsx$/)]),
    );
    expect(inputsOf(server, file)).toEqual([conditions]);
    // The page, and the rows of its chart.
    expect(inputsOf(server, list).length).toBeLessThanOrEqual(2);
  },
);

it('FIN-01a with more pages the tab makes files of what it has alone: 本页 of both kinds, and no CSV of all', async () => {
  const server = serverWith(900);
  await renderRoute('accountstatement');
  const lines = await exportLines();
  const rows = queryAccountStatementExamples.data().records.length;
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `本页 ${rows} 条`,
    '全部 900 条',
    `本页 ${rows} 条`,
  ]);
  const [, , csv] = lines;
  if (csv) await userEvent.click(csv);
  const name = /^对账单_8800123456_\d{4}-\d{2}-\d{2}~\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}_\d{4}\.csv$/;
  await waitFor(() => expect(files.map((file) => file.name)).toEqual([expect.stringMatching(name)]));
  expect(inputsOf(server, queryAccountStatement).length).toBeLessThanOrEqual(2);
});

it('HTTP-10 SIDE-07d two presses in one moment ask for one file, below a full-screen loading', async () => {
  let release = () => {};
  const server = serverWith().answer(exportAccountStatement, async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return FILE;
  });
  await renderRoute('accountstatement');
  await exportAll();
  const { result: busy } = renderHook(() => useBusyText());
  await waitFor(() => expect(busy.current).toBe('正在导出对账单…'));
  await exportAll();
  release();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(inputsOf(server, exportAccountStatement)).toHaveLength(1);
  await waitFor(() => expect(busy.current).toBeUndefined());
});

const CUT = new Response('PK', { headers: { 'content-type': 'application/zip', 'content-length': '900' } });

it.each([
  [
    'a refusal',
    { code: '0', msg: '没有可导出的数据，请调整查询条件' },
    '对账单没有导出：没有可导出的数据，请调整查询条件',
  ],
  ['a time-out of the gateway', new Response('', { status: 504 }), /^对账单没有导出：.*[\u4e00-\u9fff]/],
  ['a file that was cut off', CUT, /^对账单没有导出：.*[\u4e00-\u9fff]/],
] as const)(
  'HTTP-10b HTTP-13 %s saves nothing and says what is wrong, and the button is there again',
  async (_, answer, words) => {
    const server = serverWith().answer(exportAccountStatement, answer);
    await renderRoute('accountstatement');
    await exportAll();
    await screen.findByText(words);
    expect(files).toEqual([]);
    server.answer(exportAccountStatement, FILE);
    await exportAll();
    await waitFor(() => expect(files).toHaveLength(1));
  },
);

it('FLAG-01a HTTP-10 above 1,000 rows the server makes a report, which is begun once and found in the messages', async () => {
  const server = serverWith(30_133).answer(createAsyncExport, { data: { taskId: 'EX7' } });
  await renderRoute('accountstatement', '?voucherType=TH');
  await exportAll();
  await screen.findByText('导出任务 EX7 已建立，共 30133 条凭证；做好的文件在消息列表中下载');
  expect(inputsOf(server, createAsyncExport)).toEqual([
    {
      customerCode: '8800123456',
      taskType: 'ACCOUNT_STATEMENT',
      conditionList: [
        { name: 'customerCode', value: '8800123456' },
        { name: 'beginDate', value: ledgerPeriod(new Date())?.beginDate },
        { name: 'endDate', value: ledgerPeriod(new Date())?.endDate },
        { name: 'voucherType', value: 'TH' },
      ],
    },
  ]);
  expect(exportTasks.read()?.map(({ title }) => title)).toEqual(['对账单，30133 条凭证']);
  expect(reportCreated.read()).toBe('1');
  expect(inputsOf(server, queryAccountStatement)).toHaveLength(1);
  expect(files).toEqual([]);
});
