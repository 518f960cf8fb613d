import type { Client } from '../core/client';
import type { Operation, OperationId } from '../core/operation';
import type { Ops } from '../generated/ops';

/** The parts of a client that a query needs; its `scope` keeps the answers of accounts apart. */
export type QueriedClient = Pick<Client, 'call' | 'scope'>;

/** `[operationId]`, `[operationId, input]` or `[operationId, input, scope]`; each is a prefix of the next. */
export type OperationKey = readonly [operationId: string, input?: unknown, scope?: unknown];

/**
 * The key of an operation's queries, for invalidation: without input, of all of them.
 * @param input matches partially: `{ path }` also finds queries with the same path and any query
 */
export function operationKey<K extends OperationId>(
  operation: Operation<K>,
  input?: Partial<Ops[K]['input']>,
): OperationKey {
  return input === undefined ? [operation.id] : [operation.id, input];
}

/** @param parts input and scope as given; trailing undefined is left out */
export function fullKey(id: string, input: unknown, scope: unknown): OperationKey {
  if (scope !== undefined) return [id, input ?? {}, scope];
  return input === undefined ? [id] : [id, input];
}
