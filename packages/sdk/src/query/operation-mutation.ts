/** Options of a mutation for TanStack Query, in query-core types. */
import type { MutationFunctionContext } from '@tanstack/query-core';
import { type ApiError, unwrap } from '../core/api-error';
import type { Operation, OperationId } from '../core/operation';
import type { Result } from '../core/result';
import type { NeedsNoInput, Ops } from '../generated/ops';
import { fullKey, type OperationKey, operationKey, type QueriedClient } from './operation-key';

/** As a function without a result gives it: TanStack takes it for "no argument". */
type Nothing = ReturnType<() => void>;

/** The variables of a mutation; none where the operation needs no input. */
export type MutationInput<K extends OperationId> = K extends NeedsNoInput
  ? Ops[K]['input'] | Nothing
  : Ops[K]['input'];

/** A mutation for `useMutation` and `MutationObserver`; add `onMutate` and the like beside it. */
export interface OperationMutation<K extends OperationId> {
  readonly mutationKey: OperationKey;
  readonly mutationFn: (input: MutationInput<K>) => Promise<Ops[K]['data']>;
  /** Nothing that changes something is ever sent twice. */
  readonly retry: false;
  /** Asks for the named operations again, also after a failure: what a time-out has left behind is not known. */
  readonly onSettled: (
    ...settled: [
      data: Ops[K]['data'] | undefined,
      error: ApiError | null,
      input: MutationInput<K>,
      onMutateResult: unknown,
      context: MutationFunctionContext,
    ]
  ) => Promise<unknown>;
  /** Never set: hooks read the type of an error from it. */
  readonly throwOnError?: (error: ApiError) => boolean;
}

export interface MutationSettings {
  /** Operations whose queries are asked again, with any input and any scope. */
  readonly invalidates?: readonly Operation<OperationId>[];
}

/**
 * The mutation of one operation; its variables are the input. A failure is thrown as `ApiError`.
 * @param settings an `onSettled` of your own takes the place of `invalidates`: call that of these options in it
 */
export function operationMutation<K extends OperationId>(
  api: QueriedClient,
  operation: Operation<K>,
  { invalidates = [] }: MutationSettings = {},
): OperationMutation<K> {
  return {
    mutationKey: fullKey(operation.id, undefined, api.scope),
    mutationFn: async (input) => {
      const result: Result<unknown> = await api.call(operation, (input ?? {}) as Ops[K]['input']);
      // The result is the operation's own.
      return unwrap(result) as Ops[K]['data'];
    },
    retry: false,
    onSettled: (...[, , , , { client }]) =>
      Promise.all(invalidates.map((stale) => client.invalidateQueries({ queryKey: operationKey(stale) }))),
  };
}
