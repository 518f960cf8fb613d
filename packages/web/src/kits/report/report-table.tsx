import type { ReadId } from '@dealer-portal/sdk';
import { lazy, Suspense } from 'react';
import { useAccount } from '#platform/session/account';
import { useWide } from '#ui/drawing/use-phone';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { Arriving } from '#ui/page/arriving';
import { spaced } from '#ui/text/numbered';
import { type FilterName, filterFields, type ReportFilters } from './define-report';
import { PaperConditions } from './paper-conditions';
import type { ReportChartStrip as Strip } from './report-chart';
import type { ReportParts, ReportTableProps } from './report-parts';
import { ReportRows } from './report-rows';
import { useServerOrder } from './server-order';
import type { ReportSums as Sums } from './sums/report-sums';
import { useLastPage, useReport, useReportFilter } from './use-report';
import { useReportKeys } from './use-report-keys';
import { useSelection } from './use-selection';
import { SavedViews } from './views/saved-views';
import './report.css';

/** Loaded by reports with a chart alone; its rows are those of the report, which a lazy component cannot say. */
const ReportChartStrip = lazy(async () => ({
  default: (await import('./report-chart')).ReportChartStrip,
})) as typeof Strip;

/** Loaded in wide windows alone. */
const ReportSums = lazy(async () => ({
  default: (await import('./sums/report-sums')).ReportSums,
})) as typeof Sums;

const DocumentLineAt = lazy(async () => ({
  default: (await import('#widgets/document-line/document-line-at')).DocumentLineAt,
}));

/** The filters, views, rows, totals, pages and export of a report; filters and page live in the address. */
export function ReportTable<K extends ReadId, Row extends object>(props: ReportTableProps<K, Row>) {
  const { report, fixed, hasTitleViews } = props;
  const isWide = useWide();
  const account = useAccount();
  useReportKeys();
  const fields = filterFields(report, account).map((field) => withChoices(field, props.choices));
  const filter = useReportFilter(report, props.filter);
  const filters: ReportFilters<K> = { ...filter.values, ...fixed };
  const ordering = useServerOrder(report);
  const answer = useReport(report, { ...filters, ...ordering?.input }, filter);
  const hasSums = isWide && report.sums !== undefined;
  const selection = useSelection(report, filters, { answer, order: ordering?.order, hasSums });
  const isLeaving = useLastPage(filter, answer);
  const { rows, total } = answer;
  const count = `共 ${total ?? rows.length} 条${spaced(report.noun)}`;
  return (
    <>
      {report.document && (
        <Suspense fallback={<Arriving />}>
          <DocumentLineAt pageKind={report.document} />
        </Suspense>
      )}
      <PaperConditions
        fields={fields}
        values={filter.values}
        total={total === undefined ? count : `第 ${filter.pageNum} 页，${count}`}
      />
      {fields.length > 0 && !hasTitleViews && (
        <SavedViews name={report.name} filter={{ ...filter, values: filter.chosen }} />
      )}
      <ReportRows
        {...props}
        filter={filter}
        filters={filters}
        ordering={ordering}
        answer={answer}
        fields={fields}
        count={count}
        isLeaving={isLeaving}
        filterBar={
          fields.length > 0 && (
            <FilterBar
              fields={fields}
              values={filter.values}
              onChange={filter.set}
              onClear={filter.isNarrowed ? filter.clear : undefined}
            />
          )
        }
        chart={
          report.chart && (
            <div
              className="report-chart-room"
              data-expected={answer.query.isPending || rows.length > 0 || undefined}
            >
              <Suspense>
                {rows.length > 0 && <ReportChartStrip chart={report.chart} selection={selection} />}
              </Suspense>
            </div>
          )
        }
        aside={
          isWide &&
          report.sums && (
            // The column is there before its content, so rows do not move.
            <div>
              <Suspense>
                <ReportSums sums={report.sums} selection={selection} onNarrow={filter.set} />
              </Suspense>
            </div>
          )
        }
      />
    </>
  );
}

/** A filter with the values that the page has asked for. */
function withChoices<K extends ReadId, Row extends object>(
  field: FilterField<FilterName<K>>,
  choices: ReportParts<K, Row>['choices'],
): FilterField<FilterName<K>> {
  const options = choices?.[field.name];
  return options && 'options' in field ? { ...field, options } : field;
}
