/** Options for TanStack Query, in query-core types: any of its frameworks takes them. */
import { type DataTag, type QueryFunction, type SkipToken, skipToken } from '@tanstack/query-core';
import { type ApiError, unwrap } from '../api-error';
import type { Client } from '../client';
import type { Ops, OptionalInputId } from '../generated/ops';
import type { Operation, OperationId } from '../operation';
import type { Result } from '../result';
import { fullKey, type OperationKey } from './operation-key';

/** Optional where the operation needs no input; an explicit undefined always means "not yet". */
export type QueryArguments<K extends OperationId> = K extends OptionalInputId
  ? [input?: Ops[K]['input'] | undefined, scope?: unknown]
  : [input: Ops[K]['input'] | undefined, scope?: unknown];

/** A cache may not hold undefined: where an operation may have no data, its query has null. */
export type Cached<T> = undefined extends T ? Exclude<T, undefined> | null : T;

export interface OperationQuery<T> {
  readonly queryKey: DataTag<OperationKey, Cached<T>, ApiError>;
  readonly queryFn: QueryFunction<Cached<T>, OperationKey> | SkipToken;
}

/**
 * The query of one operation. A failure is thrown as `ApiError`, so that none is ever cached as data; the query's signal
 * ends the call.
 * @param rest the input, undefined while a fact is missing (then nothing is fetched, CART-07); a scope that keeps
 * equal inputs apart, for example the account in whose name they are read
 */
export function operationQuery<K extends OperationId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...rest: QueryArguments<K>
): OperationQuery<Ops[K]['data']> {
  const [input, scope] = rest;
  const isMissing = rest.length > 0 && input === undefined;
  return {
    queryKey: fullKey(operation.id, input, scope) as OperationQuery<Ops[K]['data']>['queryKey'],
    queryFn: isMissing ? skipToken : ({ signal }) => fetched(api, operation, { input, signal }),
  };
}

/** @throws {ApiError} in place of a failure */
export async function fetched<K extends OperationId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  { input, signal }: { input: Ops[K]['input'] | undefined; signal: AbortSignal },
): Promise<Cached<Ops[K]['data']>> {
  const result: Result<unknown> = await api.call(operation, (input ?? {}) as Ops[K]['input'], { signal });
  // The result is the operation's own.
  return (unwrap(result) ?? null) as Cached<Ops[K]['data']>;
}
