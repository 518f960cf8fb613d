/** The log hook: one record for each call, without bodies, query values, tokens or other headers. */
import type { Middleware } from '../core/call';
import type { FailureKind } from '../core/result';

export interface CallRecord {
  readonly operationId: string;
  readonly method: string;
  /** With the names of path parameters, not their values. */
  readonly path: string;
  readonly ok: boolean;
  readonly kind: FailureKind | 'success';
  readonly code: string;
  readonly status: number;
  readonly attempts: number;
  readonly durationMs: number;
  readonly requestId?: string;
}

/**
 * Middleware that hands a record of every call to `write`; put it first.
 * @param clock milliseconds; `performance.now` when absent
 */
export function logCalls(
  write: (record: CallRecord) => void,
  clock: () => number = () => performance.now(),
): Middleware {
  return async (request, next) => {
    const start = clock();
    const result = await next(request);
    const { id: operationId, method, path } = request.operation;
    const { ok, code, status, attempts, requestId } = result;
    const durationMs = clock() - start;
    const kind = result.ok ? 'success' : result.kind;
    write({
      operationId,
      method,
      path,
      ok,
      kind,
      code,
      status,
      attempts,
      durationMs,
      ...(requestId && { requestId }),
    });
    return result;
  };
}
