/** A list page as data: what is asked, by which filters, what is shown of it, and where a row leads. */
import type { Amount } from '@dealer-portal/rules/money';
import type { BalanceDue, DocumentKind } from '@dealer-portal/rules/statements';
import type { Ops, PageOf, ReadId, ReadOperation } from '@dealer-portal/sdk';
import type { ReactNode } from 'react';
import type { Account } from '#platform/session/account';
import type { AccountFacts } from '#platform/session/account-calls';
import type { ChartKind } from '#ui/chart/chart-drawing';
import type { ChartPoint } from '#ui/chart/chart-scale';
import type { FilterField } from '#ui/input/filter-bar';
import type { ReportColumn } from '#ui/table/columns';
import type { FileEdges } from './file-edges';
import type { ServerFile } from './server-file';
import type { ServerOrder } from './server-order';
import type { View } from './views/view';

/** Which page of how many rows is asked for. */
export interface ReportPaging {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The rows of an answer; `total` is absent where the answer is the complete list. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total?: number;
  /** Whether these are all rows of the list, where their number against `total` does not say it. */
  readonly isWhole?: boolean;
}

/** Finds the rows in an answer; `isPaged` where the operation answers page by page. */
export interface FindRows<Data, Row> {
  (data: Data): Rows<Row>;
  readonly isPaged?: true;
}

/** Filters that the call does not take: the browser chooses the rows of an entire answer, and divides them into pages. */
interface RowFilters<Row> {
  readonly fields: readonly FilterField<string>[];
  /** Whether a row is shown under the filters of the address. */
  readonly matches: (row: Row, values: Readonly<Partial<Record<string, string>>>) => boolean;
}

/** Everything that the body or the query of an operation takes. */
type Parameters<K extends ReadId> = Ops[K]['input'] extends { readonly body?: infer Body }
  ? NonNullable<Body>
  : Ops[K]['input'] extends { readonly query?: infer Query }
    ? NonNullable<Query>
    : never;

/** The name of a filter of a list: a parameter of its operation. */
export type FilterName<K extends ReadId> = Exclude<
  keyof Parameters<K> & string,
  'pageNum' | 'pageSize' | 'saletoCode' | 'customerCode'
>;

/** The filters of a call: of a closed set of codes where the call takes one, else any text. */
export type ReportFilters<K extends ReadId> = {
  readonly [Name in FilterName<K>]?: FilterValue<Parameters<K>[Name]>;
};
type FilterValue<Value> = [NonNullable<Value>] extends [string] ? NonNullable<Value> : string;

/** Totals of all pages as the server gives them, by the key of their column. */
export type ReportTotals = Readonly<Record<string, number | string | undefined>>;

/** The due amounts, and a text for an unknown one. */
export interface ChartDues {
  readonly dues: readonly BalanceDue[];
  readonly problem?: string | undefined;
}

/** The chart before the rows. */
export interface ReportChart<Row> {
  readonly label: string;
  readonly kind: ChartKind;
  readonly points: (rows: readonly Row[], dues?: readonly BalanceDue[]) => readonly ChartPoint[];
  /** Asks for what falls due in the days of the chart; the chart does not wait. */
  readonly useDues?: () => ChartDues;
  /** Three figures that stay when the chart is folded: name and text. */
  readonly figures: (rows: readonly Row[]) => readonly (readonly [name: string, text: string])[];
}

/** The sums of the rows of the page by one of their facts, in the second column of wide windows. */
export interface ReportSum<Row, Name extends string = string> {
  readonly title: string;
  /** The name of the group of a row, and the filters that leave that group alone; undefined for a row that counts in none. */
  readonly group: (row: Row) => SumGroup<Name> | undefined;
  readonly amount: (row: Row) => Amount;
}

export interface SumGroup<Name extends string = string> {
  readonly name: string;
  readonly filters?: Readonly<Partial<Record<Name, string>>>;
}

/** The definition of a list page. */
export interface Report<K extends ReadId, Row extends object> {
  /** Names what the browser keeps of it: the choice of columns and the saved views. */
  readonly name: string;
  readonly operation: ReadOperation<K>;
  readonly input: (account: AccountFacts, filters: ReportFilters<K>, page: ReportPaging) => Ops[K]['input'];
  /** It stands beside the own question of its page: no 403 or 503 of it takes the page away (HTTP-08). */
  readonly isAside?: boolean;
  /** The rows are found in the complete list, which is read page by page to its end. */
  readonly isWhole?: true;
  /** `paged`, `pagedLines(…)`, `entire`, or a function that finds the rows in the answer. */
  readonly rows: FindRows<Ops[K]['data'], Row>;
  readonly rowKey: (row: Row) => string;
  /** The first column identifies the row. */
  readonly columns: readonly ReportColumn<Row>[];
  readonly filters?:
    | readonly FilterField<FilterName<K>>[]
    | ((account: Account) => readonly FilterField<FilterName<K>>[]);
  readonly rowFilters?: RowFilters<Row>;
  /** Filters that stand while the address sets none of them and names no document, such as the months a ledger opens on. */
  readonly opensWith?: (now: Date) => ReportFilters<K>;
  /** The call orders all rows by a column: a press on a head asks it, and does not turn one page round. */
  readonly order?: ServerOrder;
  /** Filters under a name that the title offers to everybody, before those that the account has saved. */
  readonly views?: readonly View[];
  /** The name of a row: 订单, 退货单. */
  readonly noun: string;
  /** Why the list is empty when no filter is set, and what fills it. */
  readonly emptyReason: string;
  /** Totals of all pages, where the answer has them. */
  readonly totals?: (data: Ops[K]['data']) => ReportTotals;
  /** The page of a row, the fields that a drawer shows of it, or what is unfolded below it. */
  readonly detail?:
    | {
        readonly to: (row: Row) => string;
        /** The text of the action; none with `false`, where a column leads there already. */
        readonly label?: string | false | ((row: Row) => string);
      }
    | { readonly fields: readonly ReportColumn<Row>[] }
    | { readonly unfolds: (row: Row) => ReactNode };
  readonly chart?: ReportChart<Row>;
  readonly sums?: readonly ReportSum<Row, FilterName<K>>[];
  /** The rows as a file has them, with what was before and after; undefined where they do not follow each other. */
  readonly edges?: (rows: readonly Row[], filters: ReportFilters<K>) => FileEdges<Row> | undefined;
  /** The documents of the rows: narrowed to one of them, the line of its business appears above. */
  readonly document?: DocumentKind;
  /** A button of its page prints the rows: as a statement, with what they open and close with. */
  readonly printsApart?: true;
  /** The call that makes the file of all rows; without one the tab collects them. `none` where the page has a button of its own. */
  readonly exports?: ServerFile | 'rows' | 'none';
}

/** Checks a definition against its operation; the definition itself comes back. */
export function defineReport<K extends ReadId, Row extends object>(report: Report<K, Row>): Report<K, Row> {
  return report;
}

/** The body of a call that asks for a customer's records. */
export function byCustomer<Filters extends object>(
  { saleInfo: { customerCode } }: AccountFacts,
  filters: Filters,
  page: ReportPaging,
) {
  return { body: { customerCode, ...filters, ...page } };
}

/** The body of a call that asks for the records of a sold-to. */
export function bySoldTo<Filters extends object>(
  { saletoCode }: AccountFacts,
  filters: Filters,
  page: ReportPaging,
) {
  return { body: { saletoCode, ...filters, ...page } };
}

/** The rows of an answer that is a page. */
export const paged = pagedRows(
  <Row>({ records, total }: PageOf<Row>): Rows<Row> => ({ rows: records, total }),
);

/** Marks a function that finds the rows of one page of an answer. */
export function pagedRows<Find>(find: Find): Find & { readonly isPaged: true } {
  return Object.assign(find as object, { isPaged: true } as const) as Find & { readonly isPaged: true };
}

/** The rows of an answer that is the entire list. */
export function entire<Row>(rows: readonly Row[] | undefined): Rows<Row> {
  return { rows: rows ?? [] };
}

/** The fields of the filters, some of which depend on the account. */
export function filterFields<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  account: Account,
): readonly FilterField<FilterName<K>>[] {
  const { filters } = report;
  return typeof filters === 'function'
    ? [...rowFields(report), ...filters(account)]
    : (lastingFields(report) ?? []);
}

/** The fields of the filters where they are the same for every account; undefined where they are not. */
export function lastingFields<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
): readonly FilterField<FilterName<K>>[] | undefined {
  const { filters = [] } = report;
  return typeof filters === 'function' ? undefined : [...rowFields(report), ...filters];
}

function rowFields<K extends ReadId, Row extends object>({
  rowFilters,
}: Report<K, Row>): readonly FilterField<FilterName<K>>[] {
  // In the address the filters of rows are next to those of the call; `inputOf` keeps them out of the call.
  return (rowFilters?.fields ?? []) as readonly FilterField<FilterName<K>>[];
}

/** The input of the call: the filters of rows are left out. */
export function inputOf<K extends ReadId, Row extends object>(
  { input, rowFilters }: Report<K, Row>,
  [account, filters]: readonly [AccountFacts, ReportFilters<K>],
  page: ReportPaging,
): Ops[K]['input'] {
  const names: readonly string[] = filterNames(rowFilters?.fields ?? []);
  const callFilters = Object.entries<string | undefined>(filters).filter(([name]) => !names.includes(name));
  return input(account, Object.fromEntries(callFilters) as ReportFilters<K>, page);
}

/** The rows of an answer that the filters of rows leave. */
export function matchingRows<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  filters: ReportFilters<K>,
  data: Ops[K]['data'],
): Rows<Row> {
  return filteredRows(report, filters, report.rows(data));
}

/** Those of some rows that the filters of rows leave. */
export function filteredRows<K extends ReadId, Row extends object>(
  { rowFilters }: Report<K, Row>,
  filters: ReportFilters<K>,
  all: Rows<Row>,
): Rows<Row> {
  return rowFilters ? { ...all, rows: all.rows.filter((row) => rowFilters.matches(row, filters)) } : all;
}

/** The names of filters in the address: a period has two. */
export function filterNames<Name extends string>(fields: readonly FilterField<Name>[]): readonly Name[] {
  return fields.flatMap((field) => (field.kind === 'period' ? [field.name, field.end] : [field.name]));
}
