import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosServiceCharges } from '@dealer-portal/sdk/operations';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnsOf } from '#ui/table/columns';
import { PrintPaper } from '#widgets/paper/print-paper';
import { accountApi, renderPage } from '../../test/render-page';
import { byCustomer, defineReport, paged } from './define-report';
import { ReportPage } from './report-page';

type Charge = RecordOf<'queryPosServiceCharges'>;

const column = columnsOf<Charge>();

const CHARGES = defineReport({
  name: 'printedCharge',
  operation: queryPosServiceCharges,
  input: byCustomer,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('id', '流水号', { detail: ['终端号', ({ terminalNo }) => terminalNo] }),
    column.money('tradeAmount', '交易金额'),
    column.number('rate', '费率', { unit: '%' }),
    column.date('tradeDate', '交易日期', { isHiddenAtFirst: true }),
  ],
  filters: [
    { kind: 'text', name: 'terminalNo', label: '终端号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '交易日期' },
  ],
  noun: '手续费',
  emptyReason: '有 POS 交易后会出现在这里。',
});

const charges = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ id: `C${at + 1}`, terminalNo: 'T1', tradeAmount: 1234.5, rate: 0.38 }) as Charge,
  );

/** A server that gives the first ten to a page, and all to a paper, or as many as it still has. */
function serverWith(total: number, all = charges(total)) {
  return accountApi().answer(queryPosServiceCharges, ({ request: { body } }) => {
    const { pageSize } = body as { readonly pageSize: number };
    return {
      data: { total, pageNum: 1, pageSize, records: all.slice(0, pageSize) },
    };
  });
}

let printed: readonly (readonly string[])[] = [];

beforeEach(() => {
  localStorage.clear();
  printed = [];
  vi.stubGlobal('print', () => {
    const sheets = [...document.querySelectorAll('body > .paper > section')];
    printed = [...printed, sheets.map((sheet) => sheet.textContent ?? '')];
  });
});

afterEach(() => vi.unstubAllGlobals());

async function print(address = '') {
  renderPage(() => <ReportPage report={CHARGES} />, {
    path: '/posservicecharge',
    address: `/posservicecharge${address}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: '打印' }));
}

it('FIN-01 F10 打印 of a list of 120 rows whose page shows ten prints them all, numbered, with sums, both parties, account, period and signatures', async () => {
  serverWith(120);
  await print('?beginDate=2026-10-01&endDate=2026-10-31&terminalNo=T1');
  await waitFor(() => expect(printed).toHaveLength(1));
  const [sheets = []] = printed;
  const paper = sheets.join('\n');
  expect(sheets.length).toBeGreaterThan(3);
  for (let at = 1; at <= 120; at += 1) expect(paper).toContain(`${at}C${at}\nT11,234.500.38 %`);
  sheets.forEach((sheet, at) => {
    expect(sheet).toContain(`第 ${at + 1} 页，共 ${sheets.length} 页`);
    expect(sheet).toContain('8800123456');
  });
  for (const text of [
    '供方',
    '客户(8800123456)青岛崂山腾达家电有限公司',
    '账户8800123456',
    '期间交易日期 2026-10-01 ~ 2026-10-31',
    '范围终端号 T1，120 条',
  ])
    expect(sheets[0]).toContain(text);
  expect(sheets.at(-1)).toMatch(/合计148,140\.00.*复核/);
  expect(paper).not.toContain('¥');
  expect(document.title).toMatch(/_8800123456_2026-10-01~2026-10-31_\d{4}-\d\d-\d\d_\d{4}$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await userEvent.keyboard('{Control}');
  await waitFor(() => expect(document.querySelector('.paper')).toBeNull());
});

it('FIN-01 F10 an amount that did not come is a dash on paper, its sum too, and the paper says which row lacks it', async () => {
  const rows = charges(3).map((row, at) =>
    at === 1 ? ({ ...row, tradeAmount: undefined } as unknown as Charge) : row,
  );
  serverWith(3, rows);
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.[0]).toContain('C2\nT1—0.38 %');
  expect(printed[0]?.[0]).toMatch(/合计—.*C2 的交易金额/);
  // Its words go on over the columns, and into another line where they need it.
  const note = [...document.querySelectorAll('.paper-sum td[data-text]')].at(-1);
  expect(note?.textContent).toContain('C2 的交易金额');
});

it('FIN-01 F10 a figure of a column without a total is a dash on paper where it did not come, as on the page', async () => {
  serverWith(
    2,
    charges(2).map((row) => ({ ...row, rate: undefined }) as unknown as Charge),
  );
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.[0]).toContain('1C1\nT11,234.50—2C2\nT11,234.50—');
});

it('FIN-01 F10 a list without amounts has no unit of money, no supplier and no bookkeeper on paper', async () => {
  serverWith(2);
  const report = { ...CHARGES, columns: CHARGES.columns.filter(({ key }) => key !== 'tradeAmount') };
  renderPage(() => <ReportPage report={report} />, { path: '/posservicecharge' });
  await userEvent.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.[0]).not.toMatch(/人民币元|供方|记账凭证|附件|复核/);
  expect(printed[0]?.[0]).toContain('制表');
});

it('FIN-09 a paper that cannot be made says so', async () => {
  accountApi();
  const paperOf = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  renderPage(() => <PrintPaper label="打印合同概要" paperOf={paperOf} />, { path: '/contractPanel' });
  await userEvent.click(await screen.findByRole('button', { name: '打印合同概要' }));
  await screen.findByText('没有打印：打印用的页面没有加载出来，请重试');
  expect(printed).toEqual([]);
});

it('FIN-01 F10 a list that did not come whole is not printed, nor one of more rows than a paper takes', async () => {
  serverWith(30, charges(20));
  await print();
  await screen.findByText(/^没有打印：/);
  expect(printed).toEqual([]);
});

it('FIN-01 F10 a list of 5,001 rows says that it is to be narrowed or exported, and asks for none of them', async () => {
  const server = serverWith(5001, charges(10));
  await print();
  await screen.findByText('没有打印：共 5001 条，一次最多打印 5000 条，请缩小条件，或导出');
  const asked = server.requests.filter(({ operationId }) => operationId === 'queryPosServiceCharges');
  expect(asked).toHaveLength(1);
});
