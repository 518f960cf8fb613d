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
import { quietApi } from '#platform/calls/api';
import { ALL_ROWS } from '#platform/calls/query';
import { FILE_PAGE } from '#platform/calls/read-whole';
import type { Account } from '#platform/session/account';
import { inputOf, matchingRows, type Report, type ReportFilters } from './define-report';

interface CollectOptions {
  readonly signal?: AbortSignal;
  /** Called after each page with the number of records so far. */
  readonly onProgress?: (count: number) => void;
}

/**
 * All rows of a report under its filters, page by page.
 * @throws {ApiError} for a page that fails or is missing: never a part in silence
 */
export async function collectRows<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  scope: readonly [Account, ReportFilters<K>],
  { onProgress, ...options }: CollectOptions = {},
): Promise<readonly Row[]> {
  const input = inputOf(report, scope, report.isWhole ? ALL_ROWS : FILE_PAGE);
  const collected: Row[] = [];
  let count = 0;
  for await (const data of answers(report, input, options)) {
    const { rows } = matchingRows(report, scope[1], data);
    collected.push(...rows);
    count += isPage(data) ? data.records.length : rows.length;
    onProgress?.(count);
  }
  return collected;
}

async function* answers<K extends ReadId, Row extends object>(
  { operation, rows, isWhole }: Report<K, Row>,
  input: Ops[K]['input'],
  options: CallOptions,
): AsyncGenerator<Ops[K]['data']> {
  if (isWhole) {
    // Few reports are read so: the others do not load its code.
    const { readWholeAnswer } = await import('#platform/calls/read-whole-answer');
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
