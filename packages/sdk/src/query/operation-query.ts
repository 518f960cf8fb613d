/** Options for TanStack Query, in query-core types: any of its frameworks takes them. */
import { type DataTag, type QueryFunction, type SkipToken, skipToken } from '@tanstack/query-core';
import { type ApiError, unwrap } from '../api-error';
import type { Client } from '../client';
import type { Ops } from '../generated/ops';
import type { Operation, OperationId } from '../operation';
import { fullKey, type OperationKey } from './operation-key';

/** Optional where the operation needs no input; an explicit undefined always means "not yet". */
export type QueryArguments<K extends OperationId> = undefined extends Ops[K]['args'][0]
  ? [input?: Ops[K]['input'] | undefined, scope?: unknown]
  : [input: Ops[K]['input'] | undefined, scope?: unknown];

export interface OperationQuery<T> {
  readonly queryKey: DataTag<OperationKey, T, ApiError>;
  readonly queryFn: QueryFunction<T, OperationKey> | SkipToken;
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
): Promise<Ops[K]['data']> {
  const result = await api.call(operation, ...([input, { signal }] as unknown as Ops[K]['args']));
  // A query may not hold undefined; a success without data is null.
  return unwrap(result) ?? (null as unknown as Ops[K]['data']);
}
