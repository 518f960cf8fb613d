import type { ReadId } from '@dealer-portal/sdk';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import type { RowAction, RowSelection } from '#ui/table/data-table-types';
import { type FilterName, filterFields, filterNames, type Report, type ReportFilters } from './define-report';
import { PaperConditions } from './paper-conditions';
import { ReportRows } from './report-rows';
import { SavedViews } from './saved-views';
import { useReport } from './use-report';

/** What a page adds to a definition where rows can be acted on. */
export interface ReportParts<K extends ReadId, Row extends object> {
  /** Filters that the page decides, such as the state in its path; they win over those of the address. */
  readonly fixed?: ReportFilters<K>;
  /** Where the filters live, when that is not the query of the address alone. */
  readonly filter?: AddressFilter<FilterName<K>>;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly renderActions?: (row: Row) => ReactNode;
  readonly actionsWidth?: number;
  readonly selection?: ReportSelection<Row>;
  readonly emptyAction?: ReactNode;
  /** What could not be loaded beside the rows. */
  readonly partial?: ReactNode;
}

export interface ReportSelection<Row> extends Pick<RowSelection<Row>, 'whyNot'> {
  /** What the chosen rows come to; number and totals of the columns when absent. */
  readonly summary?: (rows: readonly Row[]) => ReactNode;
  /** The buttons for the chosen rows; `clear` takes the choice back. */
  readonly actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

export interface ReportTableProps<K extends ReadId, Row extends object> extends ReportParts<K, Row> {
  readonly report: Report<K, Row>;
}

/** The filters, views, rows, totals, pages and export of a report; filters and page live in the address. */
export function ReportTable<K extends ReadId, Row extends object>(props: ReportTableProps<K, Row>) {
  const { report, fixed } = props;
  const fields = filterFields(report, useAccount());
  const inAddress = useAddressFilter<FilterName<K>>(filterNames(fields));
  const filter = props.filter ?? inAddress;
  const filters: ReportFilters<K> = { ...filter.values, ...fixed };
  const answer = useReport(report, filters, filter);
  const { rows, total } = answer;
  const count = `共 ${total ?? rows.length} 条${report.noun}`;
  return (
    <>
      <PaperConditions
        fields={fields}
        values={filter.values}
        total={total === undefined ? count : `第 ${filter.pageNum} 页，${count}`}
      />
      {fields.length > 0 && (
        <>
          <SavedViews name={report.name} filter={filter} />
          <FilterBar fields={fields} values={filter.values} onChange={filter.set} onClear={filter.clear} />
        </>
      )}
      <ReportRows {...props} filter={filter} filters={filters} answer={answer} caption={count} />
    </>
  );
}
