import type { ReactNode } from 'react';
import type { Listed } from '../text/list-of';
import type { ColumnLayout } from './column-layout';
import type { Ordering } from './row-order';

/** Rows that no total adds, such as rejected ones. A table of such rows alone adds them: then they are what was asked for. */
export interface LeftOutRows<Row> {
  readonly is: (row: Row) => boolean;
  /** What they are, as the totals say it: 已驳回. */
  readonly name: string;
}

/** One column of a DataTable: what it is called, what a row shows in it, what the totals row shows. */
export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** The name on a phone's card; the title when absent. */
  readonly cardTitle?: string;
  /** The place in a card that is a grid; its name is read out and not drawn there. */
  readonly cardArea?: string;
  readonly render: (row: Row) => ReactNode;
  /** The text to copy; the drawn text when absent. */
  readonly text?: (row: Row) => string;
  /** Pixels; 120 when absent. */
  readonly width?: number;
  /** Figures stand right, in tabular numerals. */
  readonly isFigure?: boolean;
  /** Not shown until the user chooses it. */
  readonly isHiddenAtFirst?: boolean;
  /** Orders rows; a column without it cannot be sorted. */
  readonly compare?: (left: Row, right: Row) => number;
  /** The total in the totals row, for the rows on this page that have a figure to add. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
  /** What a row lacks of what the total adds, such as 金额; undefined where it has it. Rows that lack it have no total. */
  readonly missing?: (row: Row) => string | undefined;
  /** Whether a row rightly has no figure: it adds nothing and lacks nothing, and only such rows have no total. */
  readonly hasNone?: (row: Row) => boolean;
  /** The rows that its total leaves out. */
  readonly leavesOut?: LeftOutRows<Row>;
}

/** Something to do with one row; a disabled one says why. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  /** An address of the portal; else `onClick`. */
  readonly to?: string;
  readonly onClick?: () => void;
  readonly isDanger?: boolean;
  /** The next step of its row: framed where the row waits for it, filled where its date is the nearest; a link when absent. */
  readonly emphasis?: 'step' | 'due' | undefined;
  /** Why it cannot be done now. */
  readonly disabledReason?: string | undefined;
}

/** Choosing rows, with a bar that counts, sums and acts. */
export interface RowSelection<Row> {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Why a row cannot be chosen. */
  readonly disabledReason?: (row: Row) => string | undefined;
  /** The summary of the chosen rows, e.g. 3 单 · 26 台 · ¥1,200.00. */
  readonly summary: (rows: readonly Row[]) => ReactNode;
  /** The buttons for the chosen rows, the primary one last. */
  readonly actions: (rows: readonly Row[]) => ReactNode;
}

/** One row of a list that shows more of itself below. */
export interface Unfolded<Row> {
  readonly key: string;
  readonly render: (row: Row) => ReactNode;
}

/** How far the rows are: a list is loading, failed, or there (then perhaps being fetched again). */
export type ListState =
  | { readonly kind: 'loading' }
  /** `shown` stands in the place of the rows: why they are not there, and the way on. */
  | { readonly kind: 'failed'; readonly shown: ReactNode }
  | { readonly kind: 'ready'; readonly isBusy?: boolean };

/** Which page of how many rows is shown. */
export interface TablePage {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Undefined while it is not known, or where it cannot be read. */
  readonly total: number | undefined;
  readonly onChange: (pageNum: number, pageSize: number) => void;
}

/** Where the arrangement of the columns is remembered; a storage slot fits. */
export interface ColumnStore {
  readonly read: () => ColumnLayout | undefined;
  readonly write: (layout: ColumnLayout) => void;
}

/** A DataTable over a list of the server, which may not have come: the table says so, and not that there are none. */
export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  readonly rows: Listed<Row>;
}

/** Everything that a DataTable is given. */
export interface DataTableProps<Row> {
  /** Names the table for screen readers, e.g. 订单. */
  readonly label: string;
  /** The first column identifies the row: it stays in place and cannot be hidden. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly state: ListState;
  /** The content in place of an empty list. */
  readonly empty: { readonly title: string; readonly reason?: string; readonly action?: ReactNode };
  /** The missing parts, when only some of the rows or figures could be loaded. */
  readonly partial?: ReactNode;
  readonly selection?: RowSelection<Row>;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** In place of `actions` where a row must ask for its actions first; draws RowActions itself. */
  readonly renderActions?: (row: Row) => ReactNode;
  /** Pixels of the column of actions; 168 when absent. */
  readonly actionsWidth?: number;
  /** The title of its column; 操作 when absent. */
  readonly actionsTitle?: string;
  /** Enter on a row. */
  readonly onOpen?: (row: Row) => void;
  /** The row that is unfolded, and what stands below it. */
  readonly unfolded?: Unfolded<Row> | undefined;
  /** The label of the totals; without it the totals row says 本页. */
  readonly totalsLabel?: string;
  /** Totals of all pages by column, in a row of their own. */
  readonly grandTotals?: Readonly<Record<string, ReactNode>>;
  /** The server orders all rows; without it a head orders those of the page. */
  readonly ordering?: Ordering | undefined;
  readonly page?: TablePage;
  readonly columnStore?: ColumnStore;
  /** Filters, in one row with the tools as far as that reaches. */
  readonly filters?: ReactNode;
  /** Between the filters and the rows, such as a chart of them. */
  readonly chart?: ReactNode;
  /** Right of the rows, such as their sums; given in wide windows only. */
  readonly aside?: ReactNode;
  /** Left of the tools, in place of filters: what the rows say together. */
  readonly caption?: ReactNode;
  /** At the right of the row above the rows, e.g. 导出. */
  readonly tools?: ReactNode;
  /** Below the rows, before the pages: how many there are. */
  readonly count?: ReactNode;
}
