import {
  type CallOptions,
  type HasPages,
  type Ops,
  type PageOf,
  pages,
  type ReadId,
  type ReadOperation,
  type Result,
  unwrap,
} from '@dealer-portal/sdk';
import { ALL_ROWS } from '#platform/calls/all-rows';
import { quietApi } from '#platform/calls/api';
import { FILE_PAGE, readWhole } from '#platform/calls/read-whole';
import type { Account } from '#platform/session/account';
import { inputOf, matchingRows, type Report, type ReportFilters } from './define-report';

interface CollectOptions {
  readonly signal: AbortSignal;
  /** Called after each page with the number of records so far. */
  readonly onProgress: (count: number) => void;
}

/**
 * All rows of a report under its filters, page by page.
 * @throws {ApiError} for a page that fails or is missing: never a part in silence
 */
export async function collectRows<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  scope: readonly [Account, ReportFilters<K>],
  { signal, onProgress }: CollectOptions,
): Promise<readonly Row[]> {
  const input = inputOf(report, scope, report.isWhole ? ALL_ROWS : FILE_PAGE);
  const collected: Row[] = [];
  let count = 0;
  for await (const data of answers(report, input, { signal })) {
    const { rows } = matchingRows(report, scope[1], data);
    collected.push(...rows);
    count += isPage(data) ? data.records.length : rows.length;
    onProgress(count);
  }
  return collected;
}

/**
 * The answer of a report that needs its complete list: the first page, with the records of all.
 * @throws {ApiError} as `readWhole` does
 */
export async function readWholeAnswer<K extends ReadId>(
  operation: ReadOperation<K>,
  input: Ops[K]['input'],
  options: CallOptions,
): Promise<Ops[K]['data']> {
  // Only reports of paged operations say `isWhole`; the compiler does not see that of a type parameter.
  const pagedOperation = operation as unknown as ReadOperation<HasPages>;
  const { page } = await readWhole(quietApi, pagedOperation, input as Ops[HasPages]['input'], options);
  return page as Ops[K]['data'];
}

async function* answers<K extends ReadId, Row extends object>(
  { operation, rows, isWhole }: Report<K, Row>,
  input: Ops[K]['input'],
  options: CallOptions,
): AsyncGenerator<Ops[K]['data']> {
  if (isWhole) {
    yield await readWholeAnswer(operation, input, options);
    return;
  }
  if (!rows.isPaged) {
    const result: Result<unknown> = await quietApi.call(operation, input, options);
    yield unwrap(result) as Ops[K]['data'];
    return;
  }
  // Paged rows fit the answers of paged operations only; the compiler does not see that of a type parameter.
  const pagedOperation = operation as unknown as ReadOperation<HasPages>;
  yield* pages(quietApi, pagedOperation, input as Ops[HasPages]['input'], options) as AsyncGenerator<
    Ops[K]['data']
  >;
}

function isPage(data: unknown): data is PageOf<unknown> {
  return typeof data === 'object' && data !== null && 'records' in data && Array.isArray(data.records);
}
