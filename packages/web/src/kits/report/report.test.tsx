import { RETURN_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosServiceCharges } from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnsOf } from '#ui/table/columns';
import { accountApi, renderPage } from '../../test/render-page';
import { catchFiles, type SavedFile } from '../../test/saved-files';
import { defineReport, paged } from './define-report';
import { pagedLines } from './paged-lines';
import { ReportPage } from './report-page';
import type { ReportTableProps } from './report-parts';
import { workbookCell } from './save-rows';

type Charge = RecordOf<'queryPosServiceCharges'>;

const column = columnsOf<Charge>();

const CHARGES = defineReport({
  name: 'testCharge',
  operation: queryPosServiceCharges,
  input: ({ saletoCode }, filters, page) => ({ body: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('id', '流水号'),
    column.date('tradeDate', '交易日期'),
    column.money('tradeAmount', '交易金额'),
    column.number('rate', '费率', { unit: '%' }),
    column.status('status', 'statusName', { states: RETURN_STATES }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '结算状态',
      options: [
        { value: '', label: '全部' },
        { value: '10', label: '待结算' },
      ],
    },
    { kind: 'text', name: 'terminalNo', label: '终端号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '交易日期' },
  ],
  noun: '手续费',
  emptyReason: '有 POS 交易后会出现在这里。',
  totals: ({ tradeTotal }) => ({ tradeAmount: tradeTotal }),
  detail: { fields: [column.code('terminalNo', '终端号'), column.money('chargeAmount', '手续费')] },
});

const charge = (at: number): Charge => ({
  id: `C${at}`,
  tradeDate: '2026-11-18',
  terminalNo: '37020001',
  tradeAmount: 100.5,
  rate: 0.38,
  chargeAmount: 0.38,
  settleAmount: 100.12,
  status: '10',
  statusName: '待结算',
});

const charges = (count: number) => Array.from({ length: count }, (_, at) => charge(at));

const answerOf = (records: Charge[], total = records.length) => ({
  data: { total, pageNum: 1, pageSize: 10, records, tradeTotal: 4020, chargeTotal: 15, settleTotal: 4005 },
});

const serverWith = (records: Charge[], total?: number) =>
  accountApi().answer(queryPosServiceCharges, answerOf(records, total));

const callsOf = (server: ReturnType<typeof serverWith>) =>
  server.requests.filter(({ operationId }) => operationId === CHARGES.operation.id);

type Charges = ReportTableProps<'queryPosServiceCharges', Charge>;

function open(address = '', props: Partial<Charges> = {}) {
  const Page = () => (
    <>
      <ReportPage report={CHARGES} {...props} />
      <output aria-label="地址">{useLocation().search}</output>
    </>
  );
  renderPage(Page, { path: '/posservicecharge', address: `/posservicecharge${address}` });
}

const address = () =>
  Object.fromEntries(new URLSearchParams(screen.getByLabelText('地址').textContent ?? ''));

let files: readonly SavedFile[] = [];

const lastFile = async () => {
  await waitFor(() => expect(files).not.toEqual([]));
  const file = files.at(-1);
  return { name: file?.name, text: (await file?.blob.text()) ?? '' };
};

/** Chooses an entry of 导出: the workbook stands first, the text last. */
async function exportCsv(part: string) {
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  const [, csv] = await screen.findAllByRole('menuitem', { name: part });
  if (!csv) throw new Error(`${part} is not offered`);
  await userEvent.click(csv);
}

beforeEach(() => {
  files = catchFiles();
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

it('filters and page go from the address into the call and back; a tab that does not exist is left out', async () => {
  const server = serverWith(charges(10), 30);
  open('?status=77&terminalNo=T1&pageNum=2');
  await screen.findByText('共 30 条手续费');
  const bodies = () => callsOf(server).map(({ body }) => body);
  const commonInput = { customerCode: '8800123456', terminalNo: 'T1', pageSize: 10 };
  expect(bodies()).toEqual([{ ...commonInput, pageNum: 2 }]);
  await userEvent.click(screen.getByRole('button', { name: '待结算' }));
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ...commonInput, status: '10', pageNum: 1 }));
  expect(address()).toEqual({ status: '10', terminalNo: 'T1' });
  screen.getByRole('heading', { name: 'POS 手续费' });
});

it('filters are saved under a name that is free, applied by a press, and deleted', async () => {
  serverWith(charges(1));
  open('?terminalNo=T1');
  const saveAs = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存当前条件' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '条件名称' }), `${name}{Enter}`);
  };
  await saveAs('一号终端');
  const view = await screen.findByRole('button', { name: '一号终端', pressed: true });
  await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(view.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: '待结算' }));
  await saveAs('一号终端');
  await screen.findByText('这个名称已有，请换一个');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(view);
  await waitFor(() => expect(address()).toEqual({ terminalNo: 'T1' }));
  await userEvent.click(screen.getByRole('button', { name: '删除条件 一号终端' }));
  expect(screen.queryByRole('button', { name: '一号终端' })).toBeNull();
});

/** 1,001 charges in two pages; the second is answered by the given function. */
function serverOfTwoPages(second: () => ReturnType<typeof answerOf> | Promise<ReturnType<typeof answerOf>>) {
  return serverWith([]).answer(queryPosServiceCharges, ({ request: { body } }) => {
    if (body.pageSize !== 1000) return answerOf(charges(10), 1001);
    return body.pageNum === 1 ? answerOf(charges(1000), 1001) : second();
  });
}

it('all pages become one CSV file with the headings of the columns', async () => {
  const server = serverOfTwoPages(() => answerOf([charge(1000)], 1001));
  open('?terminalNo=T1');
  await exportCsv('全部 1001 条');
  const { name, text } = await lastFile();
  expect(name).toMatch(/^POS_手续费_8800123456_\d{4}-\d{2}-\d{2}_\d{4}\.csv$/);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(1002);
  expect(lines[0]).toContain('流水号,交易日期,交易金额,费率,状态');
  expect(lines.at(-1)).toBe('C1000,2026-11-18,100.50,0.38,待结算');
  expect(
    callsOf(server)
      .slice(1)
      .map(({ body }) => body),
  ).toMatchObject([...[1, 2].map((pageNum) => ({ terminalNo: 'T1', pageNum }))]);
});

it('this page and the chosen rows are files of their own, without another call', async () => {
  const server = serverWith(charges(10), 30);
  open('', { selection: { actions: () => null } });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 C3' }));
  await exportCsv('所选 1 条');
  expect((await lastFile()).text.split('\r\n').slice(1)).toEqual(['C3,2026-11-18,100.50,0.38,待结算']);
  await exportCsv('本页 10 条');
  await waitFor(() => expect(files).toHaveLength(2));
  expect((await lastFile()).text.split('\r\n')).toHaveLength(11);
  expect(callsOf(server)).toHaveLength(1);
});

it('an export that is stopped in the middle saves nothing', async () => {
  serverOfTwoPages(() => new Promise(() => undefined));
  open();
  await exportCsv('全部 1001 条');
  await userEvent.click(await screen.findByRole('button', { name: '停止导出，已取 1000 条' }));
  await screen.findByText('已停止导出，没有保存文件');
  expect(files).toEqual([]);
  await screen.findByRole('button', { name: '导出' });
});

it('an export whose page fails says why and saves nothing', async () => {
  const server = serverOfTwoPages(() => answerOf([]));
  server.answer(queryPosServiceCharges, ({ request: { body } }) => {
    if (body.pageNum === 2) return { code: '0', msg: '查询时间跨度不能超过一年' };
    return answerOf(charges(body.pageSize === 1000 ? 1000 : 10), 1001);
  });
  open();
  await exportCsv('全部 1001 条');
  await screen.findByText('POS 手续费没有导出：查询时间跨度不能超过一年');
  expect(files).toEqual([]);
});

it('in a workbook figures are numbers, days are days, codes stay text, and nothing runs as a formula', () => {
  const cells = (row: Charge) => CHARGES.columns.map((column) => workbookCell(column, row));
  expect(cells({ ...charge(1), id: '0012345678901234567', statusName: '=1+1' })).toEqual([
    { value: '0012345678901234567', type: 'text', format: '@' },
    { value: new Date('2026-11-18T00:00:00Z'), type: 'day', format: 'yyyy-mm-dd' },
    { value: 100.5, type: 'number', format: '#,##0.00' },
    { value: 0.38, type: 'number' },
    { value: '=1+1', type: 'text', format: '@' },
  ]);
  expect(cells({ ...charge(1), tradeDate: '' })[1]).toBeNull();
});

it('Enter on a row opens its fields', async () => {
  serverWith(charges(2));
  open();
  (await screen.findByRole('row', { name: /C1/ })).focus();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog');
  within(drawer).getByText('手续费 C1');
  expect(within(drawer).getByText('终端号').nextSibling?.textContent).toBe('37020001');
  expect(within(drawer).getByText('手续费').nextSibling?.textContent).toBe('¥0.38');
});

it('sums the rows of the page, and shows the totals of all pages as the server gives them', async () => {
  serverWith(charges(10), 40);
  open();
  expect((await screen.findByRole('row', { name: /本页合计/ })).textContent).toContain('¥1,005.00');
  expect(screen.getByRole('row', { name: /全部合计/ }).textContent).toContain('¥4,020.00');
});

it('an empty list says why, under filters it takes them back, and a failed one can be tried again', async () => {
  const server = serverWith([]);
  open('?terminalNo=T1');
  await screen.findByText('没有符合条件的手续费');
  await userEvent.hover(screen.getByRole('button', { name: '导出' }));
  await screen.findByText('没有可导出的手续费');
  server.answer(queryPosServiceCharges, { code: '0', msg: '查询时间跨度不能超过一年' });
  screen.getByText('终端号 T1，可放宽条件后再查。');
  const [clear] = screen.getAllByRole('button', { name: '清除条件' });
  if (clear) await userEvent.click(clear);
  await screen.findByText('手续费没有加载出来');
  screen.getByText('查询时间跨度不能超过一年');
  server.answer(queryPosServiceCharges, answerOf([]));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('还没有手续费');
  screen.getByText('有 POS 交易后会出现在这里。');
});

it('an entire list is filtered and paged in the browser: its filters stay out of the call', async () => {
  const server = serverWith(charges(24).map((row, at) => ({ ...row, rate: at % 2 })));
  const report: typeof CHARGES = {
    ...CHARGES,
    rows: ({ records }) => ({ rows: records }),
    rowFilters: {
      fields: [{ kind: 'choice', name: 'rate', label: '费率', options: [{ value: '1', label: '1%' }] }],
      matches: ({ rate }, { rate: requested }) => requested === undefined || rate === Number(requested),
    },
  };
  open('?rate=1&pageNum=9', { report });
  await screen.findByText('共 12 条手续费');
  expect(screen.getAllByRole('row', { name: /C\d+/ })).toHaveLength(2);
  await exportCsv('全部 12 条');
  expect((await lastFile()).text.split('\r\n')).toHaveLength(13);
  for (const { body } of callsOf(server)) {
    expect(body).not.toHaveProperty('rate');
  }
});

it('a record may make several rows: pages and the export count the records', async () => {
  serverWith(charges(10), 10);
  const linesOf = (row: Charge) => [row, { ...row, id: `${row.id} B` }];
  open('', { report: { ...CHARGES, rows: pagedLines(linesOf, (row, line = row) => line) } });
  await screen.findByText('共 10 条手续费');
  expect(screen.getAllByRole('row', { name: /C\d/ })).toHaveLength(20);
  await exportCsv('全部 10 条');
  expect((await lastFile()).text.split('\r\n')).toHaveLength(21);
});

it('a choice gets the values that its page has asked for', async () => {
  serverWith(charges(1));
  const report: typeof CHARGES = {
    ...CHARGES,
    filters: [{ kind: 'choice', name: 'terminalNo', label: '终端', options: [] }],
  };
  open('', { report, choices: { terminalNo: [{ value: 'T1', label: '一号终端' }] } });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '终端' }), '一号终端');
  await waitFor(() => expect(address()).toEqual({ terminalNo: 'T1' }));
});
