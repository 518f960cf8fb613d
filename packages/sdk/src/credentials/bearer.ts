/** Bearer tokens that are renewed: one refresh for any number of calls that are refused at once. */
import { isApiError } from '../core/api-error';
import type { CallRequest, Middleware } from '../core/call';
import { failed } from '../core/failure';
import { limited } from '../core/limits';
import type { Failure } from '../core/result';
import { limitsOf } from '../core/send';
import { isPassing } from '../middleware/retry';

export interface BearerOptions {
  /** The token in use. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /** Gets a new token, keeps it where `token` finds it, and answers it; undefined when there is none to be had. */
  readonly refresh: () => Promise<string | undefined>;
}

/**
 * Sends the token, renews it when a call is refused with 401, and sends a reading call again with the new one. A call
 * that changes something is not sent again by itself; its failure is returned, and the next call has the new token.
 * A refresh that gave no token, or that the server of tokens refused (an
 * `ApiError`), is not tried again until `token` gives another one; one that failed on its way is tried again after a wait
 * of 1 s, doubled each time up to a minute. The call's signal and time-out end its wait
 * for a refresh, not the refresh itself.
 * @returns middleware, in place of `token`
 */
export function refreshingBearer({ token, refresh }: BearerOptions): Middleware {
  const renew = renewal(refresh);
  return async (request, next) => {
    const usedToken = await underLimits(request, async () => token());
    if (isFailure(usedToken)) return usedToken;
    const result = await next(withToken(request, usedToken));
    if (result.ok || (result.status !== 401 && result.bodyStatus !== 401)) return result;
    const freshToken = await underLimits(request, async () => {
      const heldToken = await token();
      return heldToken === usedToken ? renew(usedToken) : heldToken; // another call's refresh is done already
    });
    // The refusal stays where there is no other token; an interrupted wait reports itself.
    if (isFailure(freshToken))
      return freshToken.kind === 'invalid-request' ? { ...result, cause: freshToken.cause } : freshToken;
    if (!freshToken || freshToken === usedToken || request.operation.effect !== 'read') return result;
    return next(withToken(request, freshToken));
  };
}

type Token = string | undefined;

/** The wait after a refresh that failed on its way, doubled each time. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

interface FailedRefresh {
  readonly usedToken: Token;
  readonly cause: unknown;
  readonly waitMs: number;
  /** The time from which it may be tried again. */
  readonly until: number;
}

/** One refresh at a time; one that failed is remembered with the token that it was for, as long as it may not be tried again. */
function renewal(refresh: BearerOptions['refresh']): (usedToken: Token) => Promise<Token> {
  let running: Promise<Token> | undefined;
  let failure: FailedRefresh | undefined;
  return async (usedToken) => {
    if (failure && failure.usedToken === usedToken && performance.now() < failure.until) throw failure.cause;
    running ??= refresh()
      .then((freshToken) => {
        if (!freshToken) throw new NoToken('The refresh gave no token');
        failure = undefined;
        return freshToken;
      })
      .catch((cause: unknown) => {
        const growingMs = failure && failure.usedToken === usedToken ? failure.waitMs * 2 : FIRST_WAIT_MS;
        const waitMs = isFinal(cause) ? Number.POSITIVE_INFINITY : Math.min(growingMs, LONGEST_WAIT_MS);
        failure = { usedToken, cause, waitMs, until: performance.now() + waitMs };
        throw cause;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

class NoToken extends Error {}

/** Whether the server of tokens said no; everything else, as a broken network, may pass. */
function isFinal(cause: unknown): boolean {
  return cause instanceof NoToken || (isApiError(cause) && !isPassing(cause.failure));
}

/** The result of `run`; a failure when it throws or when a limit of the call comes first. */
function underLimits<T>(request: CallRequest, run: () => Promise<T>): Promise<T | Failure> {
  return limited<T | Failure>(
    limitsOf(request),
    () => run().catch((cause: unknown) => failed(request, 'invalid-request', { cause })),
    (kind, cause) => failed(request, kind, { cause }),
  );
}

function isFailure(value: Token | Failure): value is Failure {
  return typeof value === 'object';
}

function withToken(request: CallRequest, token: Token): CallRequest {
  return token ? { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } } : request;
}
