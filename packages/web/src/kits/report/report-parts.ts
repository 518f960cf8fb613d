import type { ReadId } from '@dealer-portal/sdk';
import type { ReactNode } from 'react';
import type { Choice } from '#ui/input/plain-select';
import type { AddressFilter } from '#ui/input/use-address-filter';
import type { RowAction, RowSelection } from '#ui/table/data-table-types';
import type { FilterName, Report, ReportFilters } from './define-report';

/** The parts that a page adds to a definition with actions on rows. */
export interface ReportParts<K extends ReadId, Row extends object> {
  /** Filters that the page decides, such as the state in its path; they win over those of the address. */
  readonly fixed?: ReportFilters<K>;
  /** Where the filters live, when that is not the query of the address alone. */
  readonly filter?: AddressFilter<FilterName<K>>;
  /** Values of filters that the page has asked for, such as warehouses. */
  readonly choices?: Readonly<Partial<Record<FilterName<K>, readonly Choice[]>>>;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly renderActions?: (row: Row) => ReactNode;
  readonly actionsWidth?: number;
  readonly actionsTitle?: string;
  readonly selection?: ReportSelection<Row>;
  readonly emptyAction?: ReactNode;
  /** The meaning of an empty list, in place of the words of the definition. */
  readonly empty?: EmptyList;
  /** Buttons next to 导出. */
  readonly tools?: ReactNode;
  /** The parts outside of the rows that could not be loaded. */
  readonly partial?: ReactNode;
}

export interface EmptyList {
  readonly title: string;
  readonly reason: string;
  readonly action?: ReactNode;
}

export interface ReportSelection<Row> extends Pick<RowSelection<Row>, 'disabledReason'> {
  /** The summary of the chosen rows; number and totals of the columns when absent. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
  /** The buttons for the chosen rows; `clear` takes the choice back. */
  readonly actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

export interface ReportTableProps<K extends ReadId, Row extends object> extends ReportParts<K, Row> {
  readonly report: Report<K, Row>;
  /** The saved views are next to the title of the page, and not above the filters. */
  readonly hasTitleViews?: boolean;
}
