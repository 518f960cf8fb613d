/** Bearer tokens that are renewed: one refresh for any number of calls that are refused at once. */
import type { CallRequest, Middleware } from '../call';
import { failed } from '../failure';
import { limited } from '../limits';
import type { Failure } from '../result';
import { timeoutOf } from '../send';

export interface BearerOptions {
  /** The token in use. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /** Gets a new token, keeps it where `token` finds it, and answers it; undefined when there is none to be had. */
  readonly refresh: () => Promise<string | undefined>;
}

/**
 * Sends the token, renews it when a call is refused with 401, and sends a reading call again with the new one. A call
 * that changes something is not sent again by itself; its failure is returned, and the next call has the new token.
 * A refresh that failed is not tried again until `token` gives another one. The call's signal and time-out end its wait
 * for a refresh, not the refresh itself.
 * @returns middleware, in place of `token`
 */
export function refreshingBearer({ token, refresh }: BearerOptions): Middleware {
  const renew = renewal(refresh);
  return async (request, next) => {
    const used = await within(request, async () => token());
    if (isFailure(used)) return used;
    const result = await next(withToken(request, used));
    if (result.ok || (result.status !== 401 && result.bodyStatus !== 401)) return result;
    const fresh = await within(request, async () => {
      const current = await token();
      return current === used ? renew(used) : current; // another call's refresh is done already
    });
    // The refusal stays where there is no other token; an interrupted wait reports itself.
    if (isFailure(fresh)) return fresh.kind === 'invalid-request' ? { ...result, cause: fresh.cause } : fresh;
    if (!fresh || fresh === used || request.operation.effect !== 'read') return result;
    return next(withToken(request, fresh));
  };
}

type Token = string | undefined;

/** One refresh at a time; one that failed is remembered with the token that it was for. */
function renewal(refresh: BearerOptions['refresh']): (used: Token) => Promise<Token> {
  let running: Promise<Token> | undefined;
  let failure: { readonly used: Token; readonly cause: unknown } | undefined;
  return async (used) => {
    if (failure && failure.used === used) throw failure.cause;
    running ??= refresh()
      .then((fresh) => {
        if (!fresh) throw new Error('The refresh gave no token');
        failure = undefined;
        return fresh;
      })
      .catch((cause: unknown) => {
        failure = { used, cause };
        throw cause;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/** The result of `run`; a failure when it throws or when a limit of the call comes first. */
function within<T>(request: CallRequest, run: () => Promise<T>): Promise<T | Failure> {
  return limited<T | Failure>(
    { timeoutMs: timeoutOf(request), signal: request.options.signal },
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
