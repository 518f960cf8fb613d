/** Endless lists: all pages of a paged operation as one infinite query. */
import {
  type DataTag,
  type InfiniteData,
  type QueryFunction,
  type SkipToken,
  skipToken,
} from '@tanstack/query-core';
import type { ApiError } from '../core/api-error';
import { assertRead, type ReadOperation } from '../core/operation';
import type { Ops } from '../generated/ops';
import { nextPageNum, type PageOf } from '../paging/page-counter';
import { atPage, type HasPages, pageNumOf } from '../paging/pages';
import type { QueriedClient } from './operation-key';
import { fullKey, type OperationKey } from './operation-key';
import { type Cached, fetched, type QueryArguments } from './operation-query';
import { type RetryRule, retryRule } from './retry-rule';

/** An endless list that has all that it needs; also for suspense. */
export interface ReadyPages<T> {
  readonly queryKey: DataTag<OperationKey, InfiniteData<Cached<T>, number>, ApiError>;
  readonly queryFn: QueryFunction<Cached<T>, OperationKey, number>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (
    last: Cached<T>,
    all: readonly Cached<T>[],
    lastPageNum: number,
  ) => number | undefined;
  readonly retry: RetryRule;
  /** Never set, as in `ReadyQuery`. */
  readonly throwOnError?: (error: ApiError) => boolean;
}

/** An endless list that may still wait for its input. */
export interface OperationPages<T> extends Omit<ReadyPages<T>, 'queryFn'> {
  readonly queryFn: QueryFunction<Cached<T>, OperationKey, number> | SkipToken;
}

/** The infinite query of a paged read whose input is there. */
export function operationPages<K extends HasPages>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: [input: Ops[K]['input'], scope?: unknown]
): ReadyPages<Ops[K]['data']>;
/**
 * The infinite query of a paged read. It begins at the input's page and ends at `total`, or at a short page where there
 * is none.
 * @param rest as in `operationQuery`; the key differs from that of the single page
 * @throws {TypeError} for an operation that changes something
 */
export function operationPages<K extends HasPages>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: QueryArguments<K>
): OperationPages<Ops[K]['data']>;
export function operationPages<K extends HasPages>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: QueryArguments<K>
): OperationPages<Ops[K]['data']> {
  assertRead(operation, 'an endless list');
  const [input, scope = api.scope] = rest;
  const isMissing = rest.length > 0 && input === undefined;
  const { retry, noteClient } = retryRule();
  return {
    queryKey: fullKey(operation.id, input, { pages: true, scope }) as ReadyPages<Ops[K]['data']>['queryKey'],
    queryFn: isMissing
      ? skipToken
      : ({ signal, pageParam, client, queryKey }) => {
          noteClient(client, queryKey);
          return fetched(api, operation, { input: atPage(operation, input, { pageNum: pageParam }), signal });
        },
    initialPageParam: pageNumOf(operation, input),
    // The compiler does not apply the promise of HasPages to a type parameter.
    getNextPageParam: (_, all, pageNum) => nextPageNum(all as readonly PageOf<unknown>[], pageNum),
    retry,
  };
}
