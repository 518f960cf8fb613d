import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { columnsOf, withoutState } from '#ui/table/columns';
import { catchFiles } from '../../test/saved-files';
import { saveRows } from './save-rows';

interface Line {
  readonly no: string;
  readonly amount: number;
  readonly status: string;
}

it('FIN-01f FIN-01a FIN-05f a workbook adds what the screen adds, and says what it leaves out', async () => {
  const column = columnsOf<Line>(withoutState({ value: '30', label: '已驳回' }));
  const rows = [
    { no: 'A', amount: 10, status: '20' },
    { no: 'B', amount: 20.5, status: '10' },
    { no: 'R', amount: 500, status: '30' },
  ];
  const files = catchFiles();
  const columns = [column.code('no', '单号'), column.money('amount', '金额')];
  await saveRows('xlsx', { name: '单据', columns, rows });
  const [sheet] = await readWorkbook(Buffer.from(await (files[0]?.blob ?? new Blob()).arrayBuffer()));
  expect(sheet?.data.slice(-2)).toEqual([
    ['合计', 30.5],
    ['不含已驳回 1 行', null],
  ]);
});

const PAYERS = [
  { payer: '腾达电器', code: '8800200102', day: '2026-11-02', balance: '120.00' },
  { payer: '一家', code: '26372026112700000001', day: '2026-11-03', balance: '20.00' },
];
const payer = columnsOf<(typeof PAYERS)[number]>();
const PAYER_COLUMNS = [
  payer.text('payer', '付款方', { detail: ['付款方编码', ({ code }) => code] }),
  payer.date('day', '日期'),
  payer.money('balance', '余额', { total: false }),
];
const EDGES = {
  before: { label: '期初余额 2026-11-02', amounts: { balance: '100.00' } },
  after: { label: '期末余额 2026-11-03', amounts: { balance: '20.00' } },
};

it('FIN-01a what stands below a cell has a column in the file, and the balances before and after have their lines', async () => {
  const files = catchFiles();
  const file = { name: '账簿', columns: PAYER_COLUMNS, rows: PAYERS, edges: EDGES };
  await saveRows('xlsx', { ...file, fileName: '账簿_8800123456' });
  expect(files[0]?.name).toBe('账簿_8800123456.xlsx');
  const [sheet] = await readWorkbook(Buffer.from(await (files[0]?.blob ?? new Blob()).arrayBuffer()));
  expect(sheet?.data.map((row) => row.map((cell) => (cell instanceof Date ? 'day' : cell)))).toEqual([
    ['付款方', '付款方编码', '日期', '余额'],
    ['期初余额 2026-11-02', null, null, 100],
    ['腾达电器', '8800200102', 'day', 120],
    ['一家', '26372026112700000001', 'day', 20],
    ['期末余额 2026-11-03', null, null, 20],
  ]);
});

it('FIN-01a a number of twelve digits and more, or with a first zero, stays text where Excel opens the CSV file', async () => {
  const files = catchFiles();
  const rows = [...PAYERS, { payer: '0012', code: '', day: '2026-11-03', balance: '5.00' }];
  await saveRows('csv', { name: '账簿', columns: PAYER_COLUMNS, rows, edges: EDGES });
  expect((await files[0]?.blob.text())?.split('\r\n').slice(1)).toEqual([
    '期初余额 2026-11-02,,,100.00',
    '腾达电器,8800200102,2026-11-02,120.00',
    '一家,"26372026112700000001\t",2026-11-03,20.00',
    '"0012\t",,2026-11-03,5.00',
    '期末余额 2026-11-03,,,20.00',
  ]);
});
