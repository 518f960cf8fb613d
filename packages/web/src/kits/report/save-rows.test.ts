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
