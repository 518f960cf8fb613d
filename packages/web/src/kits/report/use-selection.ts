import type { Ops, ReadId } from '@dealer-portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { FILE_PAGE } from '#platform/calls/read-whole';
import { useAccount } from '#platform/session/account';
import type { RowOrder } from '#ui/table/row-order';
import { inputOf, matchingRows, type Report, type ReportFilters } from './define-report';
import type { ReportAnswer } from './use-report';

/** The rows that chart and sums speak of, and whether they are all that the filters leave. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly isWhole: boolean;
  /** They stand in the order of the call, which a chart wants; sums do not. */
  readonly isInOrder: boolean;
}

interface SelectionOf<K extends ReadId, Row extends object> {
  /** The page on the screen. */
  readonly answer: ReportAnswer<K, Row>;
  /** The order of its rows, where the call orders them. */
  readonly order: RowOrder;
  /** Sums are on show. */
  readonly hasSums: boolean;
}

/**
 * All rows under the filters for chart and sums: those of the page where it has all of them, else those of one more
 * call, which the table does not wait for. Of more rows than that call gives there is the page alone.
 */
export function useSelection<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  filters: ReportFilters<K>,
  { answer, order, hasSums }: SelectionOf<K, Row>,
): Selection<Row> {
  const account = useAccount();
  const { data: page, rows: drawn, total = drawn.length } = answer;
  const first = report.order?.first;
  const isInOrder = order?.columnKey === first?.columnKey;
  // The first order falls from the newest row: turned round it is that of the call.
  const isTurned = first !== undefined && isInOrder && order?.direction === first.direction;
  const isWhole = answer.isWhole ?? total <= drawn.length;
  const isLacking = (report.chart !== undefined && !(isWhole && isInOrder)) || (hasSums && !isWhole);
  const isAsked =
    isLacking && page !== undefined && !report.isWhole && total > 0 && total <= FILE_PAGE.pageSize;
  const query = useQuery({
    ...asideQuery(report.operation, inputOf(report, [account, filters], FILE_PAGE), account),
    enabled: isAsked && !answer.query.isPlaceholderData,
  });
  const data = isAsked ? ((query.data ?? undefined) as Ops[K]['data'] | undefined) : undefined;
  if (data === undefined) return { rows: isTurned ? [...drawn].reverse() : drawn, isWhole, isInOrder };
  const all = matchingRows(report, filters, data);
  return { rows: all.rows, isWhole: all.isWhole ?? all.rows.length === total, isInOrder: true };
}
