import {
  type CallOptions,
  type HasPages,
  type Ops,
  pages,
  type ReadId,
  type ReadOperation,
  type Result,
  unwrap,
} from '@dealer-portal/sdk';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import { paged, type Report, type ReportFilters } from './define-report';

/** Rows of one call; the calls take at most so many. */
const PAGE_SIZE = 1000;

interface CollectOptions {
  readonly signal: AbortSignal;
  /** Called after each page with the number of rows so far. */
  readonly onProgress: (count: number) => void;
}

/**
 * All rows of a report under its filters, page by page.
 * @throws {ApiError} for a page that fails or is missing: never a part in silence
 */
export async function collectRows<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  [account, filters]: readonly [Account, ReportFilters<K>],
  { signal, onProgress }: CollectOptions,
): Promise<readonly Row[]> {
  const input = report.input(account, filters, { pageNum: 1, pageSize: PAGE_SIZE });
  const collected: Row[] = [];
  for await (const data of answers(report, input, { signal })) {
    collected.push(...report.rows(data).rows);
    onProgress(collected.length);
  }
  return collected;
}

async function* answers<K extends ReadId, Row extends object>(
  { operation, rows }: Report<K, Row>,
  input: Ops[K]['input'],
  options: CallOptions,
): AsyncGenerator<Ops[K]['data']> {
  if (rows !== paged) {
    const result: Result<unknown> = await quietApi.call(operation, input, options);
    yield unwrap(result) as Ops[K]['data'];
    return;
  }
  // `paged` fits the answers of paged operations only; the compiler does not see that of a type parameter.
  const pagedOperation = operation as unknown as ReadOperation<HasPages>;
  yield* pages(quietApi, pagedOperation, input as Ops[HasPages]['input'], options) as AsyncGenerator<
    Ops[K]['data']
  >;
}
