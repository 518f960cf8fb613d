/** Retries: off unless asked for, and only for calls that read. What changes something is never sent twice. */

import type { CallRequest, Middleware } from './call';
import { failed } from './failure';
import { limited } from './limits';
import type { Failure } from './result';

export interface RetryOptions {
  /** Sendings in all, the first included; 3 when absent. */
  readonly attempts?: number;
  /** Upper bound of the first wait in milliseconds, doubled each time; 300 when absent. */
  readonly baseMs?: number;
  /** No wait is longer, in milliseconds; a server that asks for more ends the retries. 10,000 when absent. */
  readonly maxMs?: number;
  /** From 0 up to 1, for the jitter; `Math.random` when absent. */
  readonly random?: () => number;
}

const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a reading call again after a broken network, a time-out or a status that passes. It waits what `Retry-After`
 * says, else a random time below a doubling bound ("full jitter"). The caller's signal and deadline end a wait at once.
 * @returns middleware for `createClient({ defaults: { retry } })` or one call's `retry`
 */
export function retryReads(options: RetryOptions = {}): Middleware {
  const { attempts = 3 } = options;
  return async (first, next) => {
    let request = first;
    let result = await next(request);
    const last = first.operation.effect === 'read' ? first.attempt + attempts - 1 : first.attempt;
    while (!result.ok && request.attempt < last && canPass(result, request)) {
      const waitMs = result.retryAfterMs ?? jitter(options, request.attempt);
      if (waitMs > (options.maxMs ?? 10_000)) return result;
      const ended = await pause(waitMs, request);
      if (ended) return ended;
      request = { ...request, attempt: request.attempt + 1 };
      result = await next(request);
    }
    return result;
  };
}

function canPass({ kind, status, attempts }: Failure, request: CallRequest): boolean {
  if (kind === 'http') return WORTH_ANOTHER_TRY.has(status);
  // A request that could not be built will not be built the next time.
  return kind === 'timeout' || (kind === 'network' && attempts === request.attempt);
}

function jitter(
  { baseMs = 300, maxMs = 10_000, random = Math.random }: RetryOptions,
  attempt: number,
): number {
  return random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
}

/** @returns a failure when the signal came first */
function pause(waitMs: number, request: CallRequest): Promise<Failure | undefined> {
  return limited<Failure | undefined>(
    { timeoutMs: Math.max(1, waitMs), signal: request.options.signal },
    () => new Promise(() => undefined),
    (kind, cause) => (kind === 'aborted' ? failed(request, kind, { cause }) : undefined),
  );
}
