/** Options for TanStack Query, in query-core types: any of its frameworks takes them. */
import { type DataTag, type QueryFunction, type SkipToken, skipToken } from '@tanstack/query-core';
import { type ApiError, unwrap } from '../core/api-error';
import { assertRead, type OperationId, type ReadOperation } from '../core/operation';
import type { Result } from '../core/result';
import type { NeedsNoInput, Ops, ReadId } from '../generated/ops';
import type { QueriedClient } from './operation-key';
import { fullKey, type OperationKey } from './operation-key';
import { type RetryRule, retryRule } from './retry-rule';

/** Optional where the operation needs no input; an explicit undefined always means "not yet". */
export type QueryArguments<K extends OperationId> = K extends NeedsNoInput
  ? [input?: Ops[K]['input'] | undefined, scope?: unknown]
  : [input: Ops[K]['input'] | undefined, scope?: unknown];

/** A cache may not hold undefined: where an operation may have no data, its query has null. */
export type Cached<T> = undefined extends T ? Exclude<T, undefined> | null : T;

/** A query that has all that it needs; also for suspense, which cannot wait for an input. */
export interface ReadyQuery<T> {
  readonly queryKey: DataTag<OperationKey, Cached<T>, ApiError>;
  readonly queryFn: QueryFunction<Cached<T>, OperationKey>;
  readonly retry: RetryRule;
  /** Never set: `useQueries` and `useSuspenseQueries` read the type of an error from it. */
  readonly throwOnError?: (error: ApiError) => boolean;
}

/** A query that may still wait for its input. */
export interface OperationQuery<T> extends Omit<ReadyQuery<T>, 'queryFn'> {
  readonly queryFn: QueryFunction<Cached<T>, OperationKey> | SkipToken;
}

/** The query of a read that needs no input. */
export function operationQuery<K extends NeedsNoInput & ReadId>(
  api: QueriedClient,
  operation: ReadOperation<K>,
): ReadyQuery<Ops[K]['data']>;
/** The query of a read whose input is there. */
export function operationQuery<K extends OperationId>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: [input: Ops[K]['input'], scope?: unknown]
): ReadyQuery<Ops[K]['data']>;
/**
 * The query of one read. A failure is thrown as `ApiError`, so that none is ever cached as data; the query's signal
 * ends the call. Only failures that may pass are tried again.
 * @param rest the input, undefined while a fact is missing: then nothing is fetched (CART-07). A scope keeps equal
 * inputs apart, for example the account that reads them; that of the client where none is given
 * @throws {TypeError} for an operation that changes something: a cache sends again at any time
 */
export function operationQuery<K extends OperationId>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: QueryArguments<K>
): OperationQuery<Ops[K]['data']>;
export function operationQuery<K extends OperationId>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  ...rest: QueryArguments<K>
): OperationQuery<Ops[K]['data']> {
  assertRead(operation, 'a query');
  const [input, scope = api.scope] = rest;
  const isMissing = rest.length > 0 && input === undefined;
  const { retry, noteClient } = retryRule();
  return {
    queryKey: fullKey(operation.id, input, scope) as ReadyQuery<Ops[K]['data']>['queryKey'],
    queryFn: isMissing
      ? skipToken
      : ({ signal, client, queryKey }) => {
          noteClient(client, queryKey);
          return fetched(api, operation, { input, signal });
        },
    retry,
  };
}

/** @throws {ApiError} in place of a failure */
export async function fetched<K extends OperationId>(
  api: QueriedClient,
  operation: ReadOperation<K>,
  { input, signal }: { input: Ops[K]['input'] | undefined; signal: AbortSignal },
): Promise<Cached<Ops[K]['data']>> {
  const result: Result<unknown> = await api.call(operation, (input ?? {}) as Ops[K]['input'], { signal });
  // The result is the operation's own.
  return (unwrap(result) ?? null) as Cached<Ops[K]['data']>;
}
