/** The kinds of columns: each one draws, exports, sums and sorts its values in one way. One table of kinds, so it is long. */
import {
  type Amount,
  byAmount,
  compareAmounts,
  isAmount,
  readFigure,
  readMoney,
  sumFigures,
} from '@dealer-portal/rules/money';
import { choicesOf, type States, toneOf } from '@dealer-portal/rules/states';
import { compareTimes } from '@dealer-portal/rules/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stateText } from '#ui/text/joined';
import { dayText, minuteText } from '#ui/text/wire-text';
import { mayLead } from '../page/offered';
import { Money } from '../text/money';
import { StatusTag } from '../text/status-tag';
import { SumOf } from '../text/sum-of';
import type { DataColumn, LeftOutRows } from './data-table-types';
import '../text/sum-of.css';
import './two-lines.css';

/** How a workbook shows the amounts of a column; by it a paper knows them, too. */
export const AMOUNT_FORMAT = '#,##0.00';

/** A column that knows its text, so that it can be exported, copied, printed and summed. */
export interface ReportColumn<Row> extends DataColumn<Row> {
  /** Plain text of a row; `''` when there is none. Money has two decimals and no sign of currency. */
  readonly text: (row: Row) => string;
  /** The number of a row, for cells of a workbook; undefined where it cannot be read. */
  readonly figure?: (row: Row) => number | undefined;
  /** Stands after each number: 台, %. */
  readonly unit?: string;
  /** How a workbook shows its numbers, or its days. */
  readonly format?: string;
  /** Its texts are days: a workbook gets them as such. */
  readonly isDay?: true;
  /** What stands below the text: a file has a column of its own for it. */
  readonly second?: { readonly title: string; readonly text: (row: Row) => string };
  /** How a total that the server gives is shown. */
  readonly renderTotal?: (value: Amount) => ReactNode;
}

/** The options of every kind of column. */
interface ColumnOptions {
  /** The field when absent. */
  readonly key?: string;
  /** Pixels. */
  readonly width?: number;
  readonly isHiddenAtFirst?: boolean;
  /** The rows of the page can be ordered by this column. */
  readonly isSortable?: boolean;
}

interface TextOptions<Row> extends ColumnOptions {
  /** The address that the cell leads to; undefined for plain text. */
  readonly to?: (row: Row) => string | undefined;
  /** A second, quieter line, and what it is called as a column of a file. */
  readonly detail?: readonly [title: string, text: (row: Row) => string | undefined];
  /** Whether the second line has a date by which something is to be done. */
  readonly isDue?: (row: Row) => boolean;
}

/** A day may have a second line: how near it is. */
type DayOptions<Row> = ColumnOptions & Pick<TextOptions<Row>, 'detail' | 'isDue'>;

/** What holds for each total of a table. */
interface TableOptions<Row> {
  readonly leavesOut?: LeftOutRows<Row>;
}

/** Options of a table whose totals leave out the rows of one state; it is the one of the filter. */
export function withoutState({
  value,
  label,
}: {
  readonly value: string;
  readonly label: string;
}): TableOptions<{ readonly status?: string | null }> {
  return { leavesOut: { is: ({ status }) => status === value, name: label } };
}

interface NumberOptions<Row> extends ColumnOptions, TableOptions<Row> {
  /** Stands after the number: 台, %. */
  readonly unit?: string;
  /** The total of a page; the sum when absent, none with `false`. */
  readonly total?: false | ((rows: readonly Row[]) => ReactNode);
  /**
   * Why a row rightly has no figure; such a row adds nothing, and only such rows have no total. A total over any other row
   * without one is none, either.
   */
  readonly noneReason?: (row: Row) => string | undefined;
}

interface MoneyOptions<Row> extends NumberOptions<Row> {
  /** A zero is no movement and is drawn as a dash; files keep it. */
  readonly isZeroDash?: boolean;
}

interface StatusOptions extends ColumnOptions {
  /** The states that the column shows; a code that is not listed is neutral. */
  readonly states?: States;
}

interface CustomOptions<Row> extends TextOptions<Row> {
  readonly text: (row: Row) => string;
  /** The drawn content; by default the text, as a link and with its second line. */
  readonly render?: (row: Row) => ReactNode;
  readonly figure?: (row: Row) => number | undefined;
  readonly isFigure?: boolean;
  readonly compare?: (left: Row, right: Row) => number;
  readonly total?: (rows: readonly Row[]) => ReactNode;
  /** What a row without a figure lacks, where the total adds figures. */
  readonly missingNoun?: string;
}

/** The fields of a row that hold a value of one type, or nothing. */
type FieldOf<Row, Value> = {
  [K in keyof Row & string]-?: NonNullable<Row[K]> extends Value ? K : never;
}[keyof Row & string];

/** The text of a cell without a value. */
const NOTHING = '—';

/**
 * Factories of columns; a field that the row does not have, or of another type, does not compile.
 * @param tableOptions the rows that no total of money or pieces adds
 * @example const column = columnsOf<RecordOf<'queryReturnOrders'>>();
 * column.money('returnAmount', '退货金额')
 */
export function columnsOf<Row extends object>(tableOptions: TableOptions<Row> = {}) {
  type Text = FieldOf<Row, string>;
  type Figure = FieldOf<Row, number | string>;
  return {
    /** Words: a name, a reason, a remark. */
    text: (field: Text, title: string, options: TextOptions<Row> = {}) => textColumn(field, title, options),
    /** A number of a document or a product, in figures. */
    code: (field: Text, title: string, options: TextOptions<Row> = {}) =>
      textColumn(field, title, { width: 136, ...options, className: 'figure' }),
    /** A day as the wire has it: 2026-11-20. */
    date: (field: Text, title: string, options: DayOptions<Row> = {}) =>
      dayColumn<Row>(field, title, options),
    /** A day with its time, to the minute. */
    moment: (field: Text, title: string, options: ColumnOptions = {}) =>
      momentColumn<Row>(field, title, options),
    /** Yuan, summed exactly. */
    money: (field: Figure, title: string, options: MoneyOptions<Row> = {}) =>
      moneyColumn<Row>(field, title, { ...tableOptions, ...options }),
    /** Pieces, days, percent. */
    number: (field: FieldOf<Row, number>, title: string, options: NumberOptions<Row> = {}) =>
      numberColumn<Row>(field, title, { ...tableOptions, ...options }),
    /** A state: its name as the server has it, its tone by the code. */
    status: (field: Text, nameField: Text, options: StatusOptions & { readonly title?: string } = {}) =>
      statusColumn<Row>(field, nameField, options),
    /** A column that no factory covers; it still has its text. */
    custom: (key: string, title: string, options: CustomOptions<Row>) =>
      customColumn<Row>(key, title, options),
  };
}

function readText<Row extends object>(row: Row, field: keyof Row): string {
  const value: unknown = row[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readAmount<Row extends object>(row: Row, field: keyof Row): Amount {
  const value: unknown = row[field];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function common({ width, isHiddenAtFirst }: ColumnOptions) {
  return { ...(width !== undefined && { width }), ...(isHiddenAtFirst && { isHiddenAtFirst }) };
}

function textColumn<Row extends object>(
  field: keyof Row & string,
  title: string,
  options: TextOptions<Row> & { readonly className?: string; readonly isDay?: boolean },
): ReportColumn<Row> {
  const { key = field, isSortable = false, isDay = false } = options;
  const text = (row: Row) => (isDay ? dayText(readText(row, field)) : readText(row, field));
  const compare = isDay ? compareTimes : (left: string, right: string) => left.localeCompare(right, 'zh-CN');
  return {
    key,
    title,
    ...common(options),
    text,
    render: drawText(text, options),
    ...secondOf(options),
    ...(isSortable && { compare: (left, right) => compare(text(left), text(right)) }),
  };
}

function secondOf<Row>({ detail }: Pick<TextOptions<Row>, 'detail'>) {
  if (!detail) return {};
  const [title, text] = detail;
  return { second: { title, text: (row: Row) => text(row) ?? '' } };
}

/** Draws the text of a row, as a link and with its second line where there is one. */
function drawText<Row>(
  text: (row: Row) => string,
  { to, detail, isDue, className }: TextOptions<Row> & { readonly className?: string },
): (row: Row) => ReactNode {
  const draw = (row: Row): ReactNode => {
    const address = to?.(row);
    const cellText = text(row) || NOTHING;
    if (address !== undefined && mayLead(address)) {
      return (
        <Link to={address} {...(className && { className })}>
          {cellText}
        </Link>
      );
    }
    return className ? <span className={className}>{cellText}</span> : cellText;
  };
  if (!detail) return draw;
  const [, second] = detail;
  return (row) => (
    <span className="two-lines">
      {draw(row)}
      {second(row) && <span className={isDue?.(row) ? 'due' : 'secondary'}>{second(row)}</span>}
    </span>
  );
}

function dayColumn<Row extends object>(
  field: keyof Row & string,
  title: string,
  options: DayOptions<Row>,
): ReportColumn<Row> {
  const column = textColumn<Row>(field, title, { width: 104, ...options, className: 'figure', isDay: true });
  return { ...column, format: 'yyyy-mm-dd', isDay: true };
}

function momentColumn<Row extends object>(
  field: keyof Row & string,
  title: string,
  options: ColumnOptions,
): ReportColumn<Row> {
  const text = (row: Row) => minuteText(readText(row, field));
  return customColumn<Row>(options.key ?? field, title, {
    width: 136,
    ...options,
    text,
    render: drawText(text, { className: 'figure' }),
  });
}

function moneyColumn<Row extends object>(
  field: keyof Row & string,
  title: string,
  options: MoneyOptions<Row>,
): ReportColumn<Row> {
  const { key = field, total, isSortable = false, isZeroDash = false, noneReason, leavesOut } = options;
  const amountOf = (row: Row) => readAmount(row, field);
  const isNone = (row: Row) => !isGivenValue(row[field]) && noneReason?.(row) !== undefined;
  const sum = (rows: readonly Row[]) => <SumOf amounts={rows.map(amountOf)} />;
  const isMissing = (row: Row) => !isAmount(amountOf(row));
  const isZero = (row: Row) => compareAmounts(amountOf(row), 0) === 0;
  return {
    key,
    title,
    width: 120,
    ...common(options),
    isFigure: true,
    format: AMOUNT_FORMAT,
    text: (row) => readMoney(amountOf(row)) ?? '',
    figure: (row) => readFigure(amountOf(row)),
    render: (row) => {
      if (isNone(row)) return <None reason={noneReason?.(row)} />;
      if (total !== false && isMissing(row)) return <Missing noun="金额" />;
      return <Money amount={isZeroDash && isZero(row) ? undefined : amountOf(row)} />;
    },
    renderTotal: (value) => <Money amount={value} />,
    ...(total !== false && {
      total: total ?? sum,
      missing: (row) => (isMissing(row) ? '金额' : undefined),
      hasNone: isNone,
      ...(leavesOut && { leavesOut }),
    }),
    ...(isSortable && { compare: (left, right) => byAmount(amountOf(left), amountOf(right)) }),
  };
}

function isGivenValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The cell of a row that rightly has no figure. */
function None({ reason }: { readonly reason: string | undefined }) {
  return <span title={reason}>{NOTHING}</span>;
}

/** The cell of a row without the figure that the total of its column needs. */
function Missing({ noun }: { readonly noun: string }) {
  return (
    <span className="figure">
      <span className="no-figure">没有{noun}</span> {NOTHING}
    </span>
  );
}

function numberColumn<Row extends object>(
  field: keyof Row & string,
  title: string,
  options: NumberOptions<Row>,
): ReportColumn<Row> {
  const { key = field, unit = '', total, isSortable = false, noneReason, leavesOut } = options;
  const figure = (row: Row): number | undefined => {
    const value: unknown = row[field];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const isNone = (row: Row) => !isGivenValue(row[field]) && noneReason?.(row) !== undefined;
  const isMissing = (row: Row) => figure(row) === undefined;
  const draw = (value: number | undefined) => (value === undefined ? NOTHING : `${value} ${unit}`.trim());
  const sum = (rows: readonly Row[]) => draw(sumFigures(rows.map(figure)));
  // A sum of percents or prices says nothing: only pieces are added unless the definition says how.
  const hasTotal = total !== false && (total !== undefined || unit === '台' || unit === '件');
  return {
    key,
    title,
    width: 84,
    ...common(options),
    isFigure: true,
    ...(unit && { unit }),
    text: (row) => String(figure(row) ?? ''),
    figure,
    render: (row) => {
      if (isNone(row)) return <None reason={noneReason?.(row)} />;
      return hasTotal && isMissing(row) ? <Missing noun="数量" /> : draw(figure(row));
    },
    renderTotal: (value) => draw(readFigure(value)),
    ...(hasTotal && {
      total: total || sum,
      missing: (row) => (isMissing(row) ? '数量' : undefined),
      hasNone: isNone,
      ...(leavesOut && { leavesOut }),
    }),
    ...(isSortable && { compare: byFigure(figure) }),
  };
}

/** Least first, those without a figure last. */
function byFigure<Row>(figure: (row: Row) => number | undefined): (left: Row, right: Row) => number {
  return (left, right) => {
    const [a, b] = [figure(left), figure(right)];
    if (a !== undefined && b !== undefined) return a - b;
    return Number(a === undefined) - Number(b === undefined);
  };
}

function statusColumn<Row extends object>(
  field: keyof Row & string,
  nameField: keyof Row & string,
  options: StatusOptions & { readonly title?: string },
): ReportColumn<Row> {
  const { key = 'status', title = '状态', states = {} } = options;
  // A state without its name is called as the table calls it; a code is no word.
  const text = (row: Row) => {
    const code = readText(row, field);
    return (
      readText(row, nameField) ||
      (code && stateText(choicesOf(states).find(({ value }) => value === code)?.label))
    );
  };
  return {
    key,
    title,
    width: 84,
    ...common(options),
    text,
    render: (row) =>
      text(row) ? <StatusTag tone={toneOf(states, readText(row, field))}>{text(row)}</StatusTag> : NOTHING,
  };
}

function customColumn<Row extends object>(
  key: string,
  title: string,
  { render, figure, isFigure, compare, total, missingNoun, isSortable, ...options }: CustomOptions<Row>,
): ReportColumn<Row> {
  // A field that did not come is no text, whatever the type of the answer says.
  const text = (row: Row) => options.text(row) ?? '';
  const order = compare ?? (isSortable ? byText(text) : undefined);
  return {
    key,
    title,
    ...common(options),
    text,
    render: render ?? drawText(text, options),
    ...secondOf(options),
    ...(figure && { figure }),
    ...(isFigure && { isFigure }),
    ...(order && { compare: order }),
    ...(total && { total }),
    ...(figure &&
      missingNoun !== undefined && {
        missing: (row: Row) => (figure(row) === undefined ? missingNoun : undefined),
      }),
  };
}

function byText<Row>(text: (row: Row) => string): (left: Row, right: Row) => number {
  return (left, right) => text(left).localeCompare(text(right), 'zh-CN');
}
