/** Retries: off by default, and only for calls that read. A call that changes something is never sent twice. */

import type { CallRequest, Middleware, Next } from '../core/call';
import { failed } from '../core/failure';
import { isAborted, limited, signalsOf } from '../core/limits';
import type { Failure, Result } from '../core/result';

export interface RetryOptions {
  /** Sendings in all, the first included; 3 when absent. */
  readonly attempts?: number;
  /** Upper bound of the first wait in milliseconds, doubled each time; 300 when absent. */
  readonly baseMs?: number;
  /**
   * Upper bound of a doubled wait, and of the wait that a server asks for, in milliseconds: one that asks for more ends the
   * retries. The random time behind the asked wait is not counted. 10,000 when absent.
   */
  readonly maxMs?: number;
  /** Milliseconds for all sendings and the waits between them; none when absent. */
  readonly deadlineMs?: number;
  /**
   * Sendings beyond the first in any minute, of all calls that share this middleware: when everything fails, the tries are
   * not multiplied. 60 when absent.
   */
  readonly perMinute?: number;
  /** From 0 up to 1, for the jitter; `Math.random` when absent. */
  readonly random?: () => number;
}

const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a reading call again after a broken network, a time-out or a status that passes. It waits what `Retry-After`
 * says, and a random time below a doubling bound ("full jitter"), or below what was asked where that is more. The caller's
 * signal and deadline end a wait at once.
 * @returns middleware for `createClient({ defaults: { retry } })` or one call's `retry`
 */
export function retryReads(options: RetryOptions = {}): Middleware {
  const { deadlineMs, perMinute = 60 } = options;
  const trying: Trying = { ...options, mayTry: budget(perMinute) };
  if (!deadlineMs) return (request, next) => callWithRetries(trying, request, next);
  return (request, next) =>
    limited(
      { timeoutMs: deadlineMs, signals: signalsOf(request.options) },
      (signal) => {
        const limits = { signal, clientSignals: undefined };
        return callWithRetries(trying, { ...request, options: { ...request.options, ...limits } }, next);
      },
      (kind, cause) => failed(request, kind, { cause }),
    );
}

const MINUTE_MS = 60_000;

/** Says whether one more try fits into the last minute, and counts it. */
function budget(perMinute: number): () => boolean {
  const times: number[] = [];
  return () => {
    const now = Date.now();
    while ((times[0] ?? now) <= now - MINUTE_MS) times.shift();
    if (times.length >= perMinute) return false;
    times.push(now);
    return true;
  };
}

interface Trying extends RetryOptions {
  readonly mayTry: () => boolean;
}

async function callWithRetries(options: Trying, request: CallRequest, next: Next): Promise<Result<unknown>> {
  const { attempts = 3 } = options;
  let result = await next(request);
  const isRead = request.operation.effect === 'read';
  for (let sent = 1; isRead && sent < attempts && !result.ok && isPassing(result); sent += 1) {
    const asked = result.retryAfterMs ?? 0;
    if (asked > (options.maxMs ?? 10_000) || !options.mayTry()) return result;
    const waitMs = asked + jitter(options, sent, asked);
    const ended = await pause(waitMs, request);
    if (ended) return ended;
    result = await next(request);
  }
  return result;
}

/** A name that nobody has, a certificate that nobody trusts, a port that no browser opens: these wait for a person. */
const FINAL = /^(ENOTFOUND|CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)|^bad port$/;

/**
 * Whether the same call may succeed a little later: a broken network, a time-out, or a status that passes. A refused
 * connection passes, for a server that starts again refuses, too.
 */
export function isPassing({ kind, status, cause }: Failure): boolean {
  if (kind === 'http') return WORTH_ANOTHER_TRY.has(status);
  return kind === 'timeout' || (kind === 'network' && !isLasting(cause));
}

function isLasting(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code = error.message } = error as { code?: unknown };
    if (FINAL.test(String(code))) return true;
  }
  return false;
}

function jitter(
  { baseMs = 300, maxMs = 10_000, random = Math.random }: RetryOptions,
  attempt: number,
  askedMs: number,
): number {
  return random() * Math.max(askedMs, Math.min(maxMs, baseMs * 2 ** (attempt - 1)));
}

/** @returns a failure when the signal came first */
function pause(waitMs: number, request: CallRequest): Promise<Failure | undefined> {
  const signals = signalsOf(request.options);
  return limited<Failure | undefined>(
    { timeoutMs: Math.max(1, waitMs), signals },
    () => new Promise(() => undefined),
    (kind, cause) => (signals.some(isAborted) ? failed(request, kind, { cause }) : undefined),
  );
}
