/** What is common to paged operations: `pageNum` and `pageSize` in query or body, `total` and `records` in the answer. */
import { unwrap } from './api-error';
import type { CallInput, CallOptions } from './call';
import type { Client } from './client';
import type { Ops } from './generated/ops';
import type { Operation, OperationId } from './operation';
import type { Result } from './result';

export interface PageOf<Item> {
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly records: readonly Item[];
}

/** The operations whose data is a page. */
export type PagedId = {
  [K in OperationId]: Ops[K]['data'] extends PageOf<unknown> ? K : never;
}[OperationId];

/** One record of a paged operation. */
export type RecordOf<K extends PagedId> = Ops[K]['data'] extends PageOf<infer Item> ? Item : never;

interface Paging {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

function carrier<K extends PagedId>(operation: Operation<K>): 'query' | 'body' {
  return operation.method === 'GET' ? 'query' : 'body';
}

/** The page that an input asks for; the first when it does not say. */
export function pageNumOf<K extends PagedId>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
): number {
  const parts = (input as CallInput | undefined)?.[carrier(operation)] as Paging | undefined;
  return parts?.pageNum ?? 1;
}

/** The same input for another page. */
export function atPage<K extends PagedId>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
  pageNum: number,
): Ops[K]['input'] {
  const where = carrier(operation);
  const whole: CallInput = input ?? {};
  // Only a number is added to an input that was typed already.
  return { ...whole, [where]: { ...(whole[where] as object | undefined), pageNum } } as Ops[K]['input'];
}

/** The page after `pageNum`; undefined after the last, by total and by an empty page. */
export function nextPageNum(
  { pageSize, total, records }: PageOf<unknown>,
  pageNum: number,
): number | undefined {
  return records.length > 0 && pageNum * (pageSize || records.length) < total ? pageNum + 1 : undefined;
}

/** Where and how to go on; the rest as in a call. */
export interface PagesOptions extends CallOptions {
  /** The page to begin with, to resume; the input's, else 1. */
  readonly from?: number;
}

/**
 * All pages of a paged operation, one call after the other, up to `total`.
 * @param rest input, then options; the signal ends the iteration
 * @throws {ApiError} for a page that fails; resume with `from` that page
 */
export async function* pages<K extends PagedId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...[input, options]: [input: Ops[K]['input'], options?: PagesOptions]
): AsyncGenerator<Ops[K]['data'], void, undefined> {
  let pageNum: number | undefined = options?.from ?? pageNumOf(operation, input);
  while (pageNum !== undefined) {
    const result: Result<unknown> = await api.call(operation, atPage(operation, input, pageNum), options);
    const page = unwrap(result) as Ops[K]['data'];
    yield page;
    // What PagedId says of the type, the compiler does not see of a type parameter.
    pageNum = nextPageNum(page as PageOf<unknown>, pageNum);
  }
}

/**
 * All records of a paged operation, as `pages` gets them.
 * @throws {ApiError} for a page that fails
 */
export async function* items<K extends PagedId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...rest: [input: Ops[K]['input'], options?: PagesOptions]
): AsyncGenerator<RecordOf<K>, void, undefined> {
  for await (const page of pages(api, operation, ...rest)) {
    yield* (page as unknown as PageOf<RecordOf<K>>).records;
  }
}
