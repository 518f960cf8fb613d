/**
 * The common part of paged operations: `pageNum` and `pageSize` in query or body, `total` and `records` in the answer.
 */
import { unwrap } from '../core/api-error';
import type { CallInput, CallOptions } from '../core/call';
import type { Client } from '../core/client';
import { assertRead, type Operation, type OperationId, type ReadOperation } from '../core/operation';
import type { Result } from '../core/result';
import type { Ops, ReadId } from '../generated/ops';
import { type PageOf, pageCounter } from './page-counter';

/** The reading operations whose data is a page; the name is what the compiler says of others. */
export type HasPages = {
  [K in ReadId]: Ops[K]['data'] extends PageOf<unknown> ? K : never;
}[ReadId];

/** One record of a paged operation. */
export type RecordOf<K extends HasPages> = Ops[K]['data'] extends PageOf<infer Item> ? Item : never;

interface Paging {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

function pagingPart<K extends OperationId>(operation: Operation<K>): 'query' | 'body' {
  return operation.method === 'GET' ? 'query' : 'body';
}

/** The page that an input asks for; the first when it does not say. */
export function pageNumOf<K extends HasPages>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
): number {
  const parts = (input as CallInput | undefined)?.[pagingPart(operation)] as Paging | undefined;
  return parts?.pageNum ?? 1;
}

/** The same input for another page; its own size of a page goes over the default. */
export function atPage<K extends HasPages>(
  operation: Operation<K>,
  input: Ops[K]['input'] | undefined,
  page: Paging,
): Ops[K]['input'] {
  const part = pagingPart(operation);
  const callInput: CallInput = input ?? {};
  const inputPaging = (callInput[part] ?? {}) as Paging;
  const pageSize = inputPaging.pageSize ?? page.pageSize;
  const paging = { ...inputPaging, ...page, ...(pageSize && { pageSize }) };
  // Only numbers are added to an input that was typed already.
  return { ...callInput, [part]: paging } as Ops[K]['input'];
}

/** Records of a page where the input does not say: a list of 10,000 takes 100 calls. */
const PAGE_SIZE = 100;

/** Where to go on and to stop; the rest as in a call. */
export interface PagesOptions extends CallOptions {
  /** The page to begin with, to resume; the input's, else 1. */
  readonly from?: number;
  /** Stops asking when so many records have come. */
  readonly limit?: number;
}

/**
 * All pages of a paged read, one call after the other, until a short or an empty one shows the end. `total` is used
 * only as far as the pages confirm it.
 * @param rest input, then options; the signal ends the iteration. A page has 100 records unless the input has a `pageSize`
 * @throws {ApiError} for a page that fails, that the server repeats, or that is missing while `total` promises more;
 * resume with `from` the `failure.pageNum` of the error
 */
export async function* pages<K extends HasPages>(
  api: Pick<Client, 'call'>,
  operation: ReadOperation<K>,
  ...[input, options = {}]: [input: Ops[K]['input'], options?: PagesOptions]
): AsyncGenerator<Ops[K]['data'], void, undefined> {
  assertRead(operation, 'paging');
  const { from = pageNumOf(operation, input), limit = Number.POSITIVE_INFINITY } = options;
  const counter = pageCounter(operation, from);
  for (let pageNum = from; ; pageNum += 1) {
    const page = atPage(operation, input, { pageNum, pageSize: PAGE_SIZE });
    const result: Result<unknown> = await api.call(operation, page, options);
    const data = unwrap(result.ok ? result : { ...result, pageNum }) as Ops[K]['data'];
    const { isNew, isLast, count } = counter(data as PageOf<unknown>, pageNum);
    if (isNew) yield data;
    if (isLast || count >= limit) return;
  }
}

/** Records one by one. */
export interface Items<T> extends AsyncGenerator<T, void, undefined> {
  /** All records in one list, at most `limit` of them. */
  toArray(options: { readonly limit: number }): Promise<T[]>;
}

/**
 * All records of a paged read, as `pages` gets them.
 * @throws {ApiError} as `pages` does
 */
export function items<K extends HasPages>(
  api: Pick<Client, 'call'>,
  operation: ReadOperation<K>,
  ...[input, options = {}]: [input: Ops[K]['input'], options?: PagesOptions]
): Items<RecordOf<K>> {
  assertRead(operation, 'paging');
  const generator = eachItem(api, operation, input, options);
  return Object.assign(generator, {
    toArray: async ({ limit }: { readonly limit: number }) => {
      const list: RecordOf<K>[] = [];
      if (limit <= 0) return list;
      for await (const item of eachItem(api, operation, input, { ...options, limit })) list.push(item);
      return list;
    },
  });
}

async function* eachItem<K extends HasPages>(
  ...[api, operation, input, options]: [Pick<Client, 'call'>, ReadOperation<K>, Ops[K]['input'], PagesOptions]
): AsyncGenerator<RecordOf<K>, void, undefined> {
  let remaining = options.limit ?? Number.POSITIVE_INFINITY;
  for await (const page of pages(api, operation, input, options)) {
    // The compiler does not apply the promise of HasPages to a type parameter.
    const { records } = page as unknown as PageOf<RecordOf<K>>;
    yield* records.slice(0, remaining);
    remaining -= records.length;
  }
}
