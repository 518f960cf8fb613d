import type { Ops, ReadId } from '@dealer-portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { FILE_PAGE } from '#platform/calls/read-whole';
import { useAccount } from '#platform/session/account';
import type { RowOrder } from '#ui/table/row-order';
import { inputOf, matchingRows, type Report, type ReportFilters } from './define-report';
import type { ReportAnswer } from './use-report';

/** The rows that chart and sums speak of, in the order of the call, and whether they are all that the filters leave. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
}

interface SelectionOf<K extends ReadId, Row extends object> {
  /** The page on the screen. */
  readonly answer: ReportAnswer<K, Row>;
  /** The order of its rows, where the call orders them. */
  readonly order: RowOrder;
}

/**
 * All rows under the filters for chart and sums: those of the page where it has all of them, else those of one more
 * call, which the table does not wait for. Of more rows than that call gives there is the page alone.
 */
export function useSelection<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  filters: ReportFilters<K>,
  { answer: { data: page, rows: drawn, total = drawn.length }, order }: SelectionOf<K, Row>,
): Selection<Row> {
  const account = useAccount();
  const first = report.order?.first;
  // The first order falls from the newest row: turned round it is that of the call.
  const isFirst = order?.columnKey === first?.columnKey && order?.direction === first?.direction;
  const rows = first && isFirst ? [...drawn].reverse() : drawn;
  const hasAll = total <= rows.length && isFirst;
  const isAsked =
    page !== undefined &&
    !hasAll &&
    (report.chart ?? report.sums) !== undefined &&
    total <= FILE_PAGE.pageSize;
  const query = useQuery({
    ...asideQuery(report.operation, inputOf(report, [account, filters], FILE_PAGE), account),
    enabled: isAsked && total > 0 && !report.isWhole,
  });
  const data = isAsked ? ((query.data ?? undefined) as Ops[K]['data'] | undefined) : undefined;
  if (data === undefined) return { rows, isWhole: hasAll };
  const all = matchingRows(report, filters, data).rows;
  return { rows: all, isWhole: all.length === total };
}
