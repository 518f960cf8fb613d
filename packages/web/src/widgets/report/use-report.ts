import type { Ops, ReadId } from '@dealer-portal/sdk';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Report, ReportFilters, ReportPaging, Rows } from './define-report';

/** One page of a report: the query, its answer, the rows in it and, for a paged answer, how many there are in all. */
export interface ReportAnswer<K extends ReadId, Row extends object> extends Rows<Row> {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
  readonly data: Ops[K]['data'] | undefined;
}

/** Asks for one page of a report; the page before stays until the next one is there. */
export function useReport<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  filters: ReportFilters<K>,
  { pageNum, pageSize }: ReportPaging,
): ReportAnswer<K, Row> {
  const account = useAccount();
  const input = report.input(account, filters, { pageNum, pageSize });
  const query = useQuery({
    ...accountQuery(report.operation, input, account),
    placeholderData: keepPreviousData,
  });
  // The cache holds null where an answer has no data.
  const data = (query.data ?? undefined) as Ops[K]['data'] | undefined;
  return { query, data, ...(data === undefined ? { rows: [] } : report.rows(data)) };
}
