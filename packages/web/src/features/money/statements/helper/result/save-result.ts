import { readFigure } from '@dealer-portal/rules/money';
import { saveRows } from '#kits/report/save-rows';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { GROUPS, type ResultGroup, type ResultRow, totalOf } from './result-groups';

type Side = 'company' | 'dealer';

const column = columnsOf<ResultRow>();

function joinedTexts(side: Side, field: 'day' | 'number' | 'text') {
  return (row: ResultRow) => row[side].map((item) => item[field]).join('、');
}

function amountColumn(side: Side, title: string): ReportColumn<ResultRow> {
  const figure = (row: ResultRow) => (row[side].length === 0 ? undefined : readFigure(totalOf(row[side])));
  return column.custom(`${side} amount`, title, {
    figure,
    text: (row) => (row[side].length ? totalOf(row[side]) : ''),
  });
}

function sideColumns(side: Side, name: string): readonly ReportColumn<ResultRow>[] {
  return [
    column.custom(`${side} day`, `${name}日期`, { text: joinedTexts(side, 'day') }),
    column.custom(`${side} number`, `${name}单据号`, { text: joinedTexts(side, 'number') }),
    column.custom(`${side} text`, `${name}摘要`, { text: joinedTexts(side, 'text'), width: 240 }),
    amountColumn(side, `${name}金额`),
  ];
}

/** What was compared with what. */
interface Compared {
  /** The account of the company's book, as its ledger is called. */
  readonly account: string;
  readonly period: readonly [begin: string, end: string];
  /** The name of the own book's file. */
  readonly fileName: string;
}

/**
 * Saves every row of the result as a workbook: group, both books, difference, how it was matched, and the note; above
 * them and in the name of the file stands what was compared.
 */
export async function saveResult(
  groups: readonly ResultGroup[],
  noteOf: (key: string) => string | undefined,
  { account, period, fileName }: Compared,
): Promise<void> {
  const columns = [
    column.custom('kind', '类别', { text: ({ kind }) => GROUPS[kind] }),
    ...sideColumns('company', '公司账'),
    ...sideColumns('dealer', '我方账'),
    column.money('difference', '差（公司－我方）'),
    column.text('reason', '怎么对上的', { width: 200 }),
    column.custom('note', '说明', { text: ({ key }) => noteOf(key) ?? '', width: 240 }),
  ];
  const name = '对账差异表';
  const days = period.join('至');
  await saveRows('xlsx', {
    name,
    columns,
    rows: groups.flatMap(({ rows }) => rows),
    linesAbove: [`公司账：${account}`, `期间：${days}`, `我方账：${fileName}`],
    fileName: [name, account, days, fileName.replace(/\.\w+$/, '')].join('_'),
  });
}
