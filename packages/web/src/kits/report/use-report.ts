import { FIRST_ROWS, withinPages } from '@dealer-portal/rules/page';
import { ApiError, type Ops, type ReadId } from '@dealer-portal/sdk';
import type { Cached, OperationQuery } from '@dealer-portal/sdk/query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { foreignAnswer } from '#platform/calls/asked-object';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { paged } from '#platform/calls/paged';
import { ALL_ROWS, accountQuery, asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { AccountFacts } from '#platform/session/account-calls';
import { type AddressFilter, readListAddress, useAddressFilter } from '#ui/input/use-address-filter';
import { pageOfRows } from '#ui/table/page-of-rows';
import {
  type FilterName,
  filteredRows,
  filterFields,
  filterNames,
  inputOf,
  lastingFields,
  type Report,
  type ReportFilters,
  type ReportPaging,
  type Rows,
} from './define-report';
import { knownFilters } from './filters/known-filters';
import { withOpening } from './filters/opening';
import { orderInput } from './server-order';

/** The filters and the page of a report, ready to be put into its call. */
interface ReportFilter<K extends ReadId> extends Omit<AddressFilter<FilterName<K>>, 'values'> {
  readonly values: ReportFilters<K>;
  /** The filters that the user has set; `values` has those that the report opens on, too. */
  readonly chosen: ReportFilters<K>;
}

/**
 * The filters and the page of a report as the address has them.
 * @param elsewhere where they live instead
 */
export function useReportFilter<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  elsewhere?: AddressFilter<FilterName<K>>,
): ReportFilter<K> {
  const fields = filterFields(report, useAccount());
  const inAddress = useAddressFilter<FilterName<K>>(filterNames(fields));
  const filter = elsewhere ?? inAddress;
  const chosen = knownFilters<K>(fields, filter.values);
  return { ...filter, values: withOpening(report, fields, chosen), chosen };
}

/** One page of a report: the query, its answer, the rows in it and, for a paged answer, how many there are in all. */
export interface ReportAnswer<K extends ReadId, Row extends object> extends Rows<Row> {
  readonly query: Pick<
    UseQueryResult,
    'isPending' | 'isFetching' | 'isPlaceholderData' | 'error' | 'refetch'
  >;
  readonly data: Ops[K]['data'] | undefined;
}

/** One page of a report. */
function reportQuery<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  by: readonly [account: AccountFacts, filters: ReportFilters<K>],
  paging: ReportPaging,
) {
  if (report.isWhole) return wholeQuery(report, inputOf(report, by, ALL_ROWS), by[0]);
  const ask = report.isAside ? asideQuery : accountQuery;
  return ask(report.operation, inputOf(report, by, paging), by[0]);
}

/** The complete list of a report, as one answer. */
function wholeQuery<K extends ReadId, Row extends object>(
  { operation }: Report<K, Row>,
  input: Ops[K]['input'],
  account: AccountFacts,
): OperationQuery<Ops[K]['data']> {
  // For its key: the call itself is that of the complete read.
  const query = asideQuery(operation, input, account);
  return {
    ...query,
    // One page of the same list has another key.
    queryKey: [...query.queryKey, 'whole'] as unknown as typeof query.queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { readWholeAnswer } = await import('#platform/calls/read-whole-answer');
      return (await readWholeAnswer(operation, input, { signal })) as Cached<Ops[K]['data']>;
    },
  };
}

/** Asks ahead for the rows of a report that its address means, unless the account says by what it may be narrowed. */
export function reportAhead<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  fixed: ReportFilters<K> = {},
): CallsAhead {
  return (ask, account, { search, searchParams }) => {
    const fields = lastingFields(report) ?? (search === '' ? [] : undefined);
    if (fields === undefined) return;
    const { values, ...paging } = readListAddress(searchParams, filterNames(fields));
    const filters = withOpening(report, fields, knownFilters<K>(fields, values));
    const order = orderInput(report, searchParams);
    ask(reportQuery(report, [account, { ...filters, ...fixed, ...order }], paging));
  };
}

/** Asks for one page of a report; the page before of the same rows stays until the next one is there. */
export function useReport<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  filters: ReportFilters<K> = {},
  { pageNum, pageSize }: ReportPaging = FIRST_ROWS,
): ReportAnswer<K, Row> {
  const account = useAccount();
  const query = useQuery(paged(reportQuery(report, [account, filters], { pageNum, pageSize })));
  // The cache holds null where an answer has no data.
  const data = (query.data ?? undefined) as Ops[K]['data'] | undefined;
  // No `select` that throws: the library goes on showing what it gave for the key before.
  const own = useMemo(() => (data === undefined ? undefined : ownRows(report, data)), [report, data]);
  if (own instanceof ApiError) return { query: { ...query, error: own }, data: undefined, rows: [] };
  if (!own) return { query, data: undefined, rows: [] };
  const matching = filteredRows(report, filters, own);
  if (!report.rowFilters) return { query, data, ...matching };
  const { rows, page } = pageOfRows(matching.rows, { pageNum, pageSize });
  return { query, data, rows, total: page.total };
}

/**
 * The rows of an answer, or its failure where they are not of the list: a row is named by its key, and rows that all lack
 * it are of another call. Its figures under the heads of the list would be false.
 */
function ownRows<K extends ReadId, Row extends object>(
  { rows, rowKey, operation }: Report<K, Row>,
  data: Ops[K]['data'],
): Rows<Row> | ApiError {
  try {
    const found = rows(data);
    if (found.rows.length === 0 || found.rows.some((row) => row && rowKey(row))) return found;
  } catch {
    // Rows that are computed, such as years from months, cannot be computed from those of another call.
  }
  return foreignAnswer(operation.id);
}

/** Leads from a page beyond the last one to the last one; true until its rows are there. */
export function useLastPage<K extends ReadId, Row extends object>(
  { pageNum, pageSize, replacePage }: ReportFilter<K>,
  { query: { isFetching }, rows, total }: ReportAnswer<K, Row>,
): boolean {
  const last = total === undefined ? pageNum : withinPages({ pageNum, pageSize, total }).pageNum;
  const isLeaving = total !== undefined && total > 0 && rows.length === 0 && (isFetching || last < pageNum);
  useEffect(() => {
    if (isLeaving && !isFetching) replacePage(last);
  }, [isLeaving, isFetching, replacePage, last]);
  return isLeaving;
}
