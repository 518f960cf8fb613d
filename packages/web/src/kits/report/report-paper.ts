import type { ReadId } from '@dealer-portal/sdk';
import type { Account } from '#platform/session/account';
import type { FilterField } from '#ui/input/filter-bar';
import { AMOUNT_FORMAT, type ReportColumn } from '#ui/table/columns';
import { codeAndName, joined } from '#ui/text/joined';
import type { Paper, PaperLine } from '#widgets/paper/paper';
import { BY_HAND, figure } from '#widgets/paper/paper-words';
import type { FilterName, Report, ReportFilters } from './define-report';
import { fileScope } from './file-scope';
import { conditionsOf } from './filters/conditions';
import { workbookTotals } from './save-rows';
import type { SheetCell } from './workbook';

interface PrintedRows<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  /** What the page is called. */
  readonly title: string;
  readonly account: Account;
  readonly filters: ReportFilters<K>;
  /** With the names of what the page has asked for. */
  readonly fields: readonly FilterField<FilterName<K>>[];
  /** Those that the user shows, in the order of the page. */
  readonly columns: readonly ReportColumn<Row>[];
  /** All rows under the filters. */
  readonly rows: readonly Row[];
}

/** A list as a paper: all rows of the filters with their sums, whose they are, of which account and period. */
export async function reportPaper<K extends ReadId, Row extends object>(
  printed: PrintedRows<K, Row>,
): Promise<Paper> {
  const { report, title, account, filters, columns, rows } = printed;
  const isOfMoney = columns.some(hasAmounts);
  const lines = rows.map(
    (row, at): PaperLine => ({
      cells: [String(at + 1), ...columns.map((column) => cellText(column, row))],
    }),
  );
  return {
    title,
    note: isOfMoney ? '单位：人民币元' : '',
    facts: factsOf(printed),
    tables: [
      {
        columns: [{ title: '序' }, ...columns.map(({ title, isFigure = false }) => ({ title, isFigure }))],
        lines: [...lines, ...(await sumLines(columns, rows))],
      },
    ],
    signers: isOfMoney ? ['记账凭证', '附件　　　　张', '复核', '制表'] : ['制表'],
    file: [title, ...fileScope(report, account, filters)],
  };
}

/** Both parties where it is of money, the account, the period, and what else narrows the rows. */
function factsOf<K extends ReadId, Row extends object>(printed: PrintedRows<K, Row>): Paper['facts'] {
  const { report, account, filters, fields, columns, rows } = printed;
  const values: Readonly<Partial<Record<string, string>>> = filters;
  const isPeriod = ({ kind }: FilterField<FilterName<K>>) => kind === 'period';
  const isAccount = ({ name }: FilterField<FilterName<K>>) => name === 'payerCode';
  const textOf = (chosen: readonly FilterField<FilterName<K>>[]) => conditionsOf(chosen, values).join('、');
  const others = textOf(fields.filter((field) => !isPeriod(field) && !isAccount(field)));
  const payers = fields.filter(isAccount);
  return [
    ...(columns.some(hasAmounts) ? [['供方', BY_HAND] as const] : []),
    ['账户', textOf(payers) || `${account.saletoCode}${payers.length > 0 ? ' 全部付款方' : ''}`],
    ['客户', codeAndName(account.saletoCode, account.saleInfo.customerName)],
    ['期间', textOf(fields.filter(isPeriod)) || '不限'],
    ['范围', `${others || `全部${report.noun}`}，${rows.length} 条`],
  ];
}

/** The text of a row with what stands below it. */
function cellText<Row>(column: ReportColumn<Row>, row: Row): string {
  const own = ownText(column, row);
  const below = column.second?.text(row);
  return below ? `${own}\n${below}` : own;
}

/** A figure that is missing is a dash, unless the row rightly has none. */
function ownText<Row>(column: ReportColumn<Row>, row: Row): string {
  const { isFigure, hasNone, unit } = column;
  const text = column.text(row);
  if (text === '') return isFigure && !hasNone?.(row) ? '—' : '';
  return hasAmounts(column) ? figure(text) : joined([text, unit]);
}

const hasAmounts = ({ format }: { readonly format?: string }) => format === AMOUNT_FORMAT;

/** The sums with what they leave out, as the workbook of the same rows has them. */
async function sumLines<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): Promise<readonly PaperLine[]> {
  const totals = await workbookTotals(columns, rows);
  return totals.map((cells) => ({
    isSum: true,
    cells: ['', ...columns.map((column, at) => sumText(column, cells[at]))],
  }));
}

function sumText<Row>(column: ReportColumn<Row>, cell: SheetCell | null | undefined): string {
  if (!cell) return '';
  const { value, type } = cell;
  if (type !== 'number') return String(value);
  return hasAmounts(column) ? figure(String(value)) : `${value} ${column.unit ?? ''}`.trim();
}
