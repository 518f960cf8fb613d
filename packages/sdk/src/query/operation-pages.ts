/** Endless lists: all pages of a paged operation as one infinite query. */
import {
  type DataTag,
  type InfiniteData,
  type QueryFunction,
  type SkipToken,
  skipToken,
} from '@tanstack/query-core';
import type { ApiError } from '../api-error';
import type { Client } from '../client';
import type { Ops } from '../generated/ops';
import type { Operation } from '../operation';
import { atPage, nextPageNum, type PagedId, type PageOf, pageNumOf } from '../pages';
import { fullKey, type OperationKey } from './operation-key';
import { type Cached, fetched, type QueryArguments } from './operation-query';

export interface OperationPages<T> {
  readonly queryKey: DataTag<OperationKey, InfiniteData<Cached<T>, number>, ApiError>;
  readonly queryFn: QueryFunction<Cached<T>, OperationKey, number> | SkipToken;
  readonly initialPageParam: number;
  readonly getNextPageParam: (
    last: Cached<T>,
    all: readonly Cached<T>[],
    lastPageNum: number,
  ) => number | undefined;
}

/**
 * The infinite query of a paged operation; it begins at the input's page and ends at `total`.
 * @param rest as in `operationQuery`; the key is apart from that of the single page
 */
export function operationPages<K extends PagedId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...rest: QueryArguments<K>
): OperationPages<Ops[K]['data']> {
  const [input, scope] = rest;
  const isMissing = rest.length > 0 && input === undefined;
  return {
    queryKey: fullKey(operation.id, input, { pages: true, scope }) as OperationPages<
      Ops[K]['data']
    >['queryKey'],
    queryFn: isMissing
      ? skipToken
      : ({ signal, pageParam }) =>
          fetched(api, operation, { input: atPage(operation, input, pageParam), signal }),
    initialPageParam: pageNumOf(operation, input),
    // What PagedId says of the type, the compiler does not see of a type parameter.
    getNextPageParam: (last, _, pageNum) => nextPageNum(last as PageOf<unknown>, pageNum),
  };
}
