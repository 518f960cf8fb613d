import { ApiError, NO_ANSWER } from '@dealer-portal/sdk';
import type { Cached, OperationQuery } from '@dealer-portal/sdk/query';
import { skipToken } from '@tanstack/react-query';

/** The failure of an answer that has nothing of what was asked for. */
export function foreignAnswer(operationId: string): ApiError {
  return new ApiError({
    ok: false,
    kind: 'invalid-response',
    code: NO_ANSWER,
    msg: '',
    status: 200,
    operationId,
    attempts: 1,
  });
}

/**
 * The query of one object: an answer with another one, or with none, is a failure. Its figures and acts would be those of
 * something that nobody opened (HTTP-05).
 * @param isAsked whether the answer is what was asked for
 */
export function askedObject<T>(
  query: OperationQuery<T>,
  operationId: string,
  isAsked: (data: T) => boolean,
): OperationQuery<T> {
  const { queryFn } = query;
  if (queryFn === skipToken) return query;
  return {
    ...query,
    queryFn: async (context): Promise<Cached<T>> => {
      const data = await queryFn(context);
      if (data !== null && !isAsked(data as T)) throw foreignAnswer(operationId);
      return data;
    },
  };
}
