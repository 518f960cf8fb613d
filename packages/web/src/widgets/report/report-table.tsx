import type { ReadId } from '@dealer-portal/sdk';
import { useAccount } from '#platform/session/account';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import {
  type FilterName,
  filterFields,
  filterNames,
  knownFilters,
  type ReportFilters,
} from './define-report';
import { PaperConditions } from './paper-conditions';
import type { ReportTableProps } from './report-parts';
import { ReportRows } from './report-rows';
import { SavedViews } from './saved-views';
import { useReport } from './use-report';

/** The filters, views, rows, totals, pages and export of a report; filters and page live in the address. */
export function ReportTable<K extends ReadId, Row extends object>(props: ReportTableProps<K, Row>) {
  const { report, fixed } = props;
  const fields = filterFields(report, useAccount());
  const inAddress = useAddressFilter<FilterName<K>>(filterNames(fields));
  const given = props.filter ?? inAddress;
  const known = knownFilters<K>(fields, given.values);
  const filter: AddressFilter<FilterName<K>> = { ...given, values: known };
  const filters: ReportFilters<K> = { ...known, ...fixed };
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
