import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { saveRows } from '#widgets/report/save-rows';
import { GROUPS, type ResultGroup, type ResultRow, totalOf } from './result-groups';

type Side = 'company' | 'dealer';

const column = columnsOf<ResultRow>();

function joined(side: Side, field: 'day' | 'number' | 'text') {
  return (row: ResultRow) => row[side].map((item) => item[field]).join('、');
}

function amountColumn(side: Side, title: string): ReportColumn<ResultRow> {
  const figure = (row: ResultRow) => (row[side].length === 0 ? undefined : Number(totalOf(row[side])));
  return column.custom(`${side} amount`, title, {
    figure,
    text: (row) => (row[side].length ? totalOf(row[side]) : ''),
  });
}

function sideColumns(side: Side, name: string): readonly ReportColumn<ResultRow>[] {
  return [
    column.custom(`${side} day`, `${name}日期`, { text: joined(side, 'day') }),
    column.custom(`${side} number`, `${name}单据号`, { text: joined(side, 'number') }),
    column.custom(`${side} text`, `${name}摘要`, { text: joined(side, 'text'), width: 240 }),
    amountColumn(side, `${name}金额`),
  ];
}

/** Saves every row of the result as a workbook: group, both books, difference, how it was matched, and the note. */
export async function saveResult(
  groups: readonly ResultGroup[],
  noteOf: (key: string) => string | undefined,
): Promise<void> {
  const columns = [
    column.custom('kind', '类别', { text: ({ kind }) => GROUPS[kind] }),
    ...sideColumns('company', '公司账'),
    ...sideColumns('dealer', '我方账'),
    column.money('difference', '差（公司－我方）'),
    column.text('reason', '怎么对上的', { width: 200 }),
    column.custom('note', '说明', { text: ({ key }) => noteOf(key) ?? '', width: 240 }),
  ];
  await saveRows('xlsx', { name: '对账差异表', columns, rows: groups.flatMap(({ rows }) => rows) });
}
