/** Bearer tokens that are renewed: one refresh for any number of calls that are refused at once. */
import type { CallRequest, Middleware } from './call';

export interface BearerOptions {
  /** The token in use. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  /** Gets a new token, keeps it where `token` finds it, and answers it; undefined when there is none to be had. */
  readonly refresh: () => Promise<string | undefined>;
}

/**
 * Sends the token, renews it when a call is refused with 401, and sends a reading call again with the new one. A call
 * that changes something is not sent again by itself; its failure is returned, and the next call has the new token.
 * @returns middleware, in place of `token`
 */
export function refreshingBearer({ token, refresh }: BearerOptions): Middleware {
  let refreshing: Promise<string | undefined> | undefined;
  const renewed = async (used: string | undefined): Promise<string | undefined> => {
    const current = await token();
    if (current !== used) return current; // another call's refresh is done already
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  return async (request, next) => {
    const used = await token();
    const result = await next(withToken(request, used));
    if (result.ok || (result.status !== 401 && result.bodyStatus !== 401)) return result;
    try {
      const fresh = await renewed(used);
      if (!fresh || fresh === used || request.operation.effect !== 'read') return result;
      return await next({ ...withToken(request, fresh), attempt: result.attempts + 1 });
    } catch (cause) {
      return { ...result, cause };
    }
  };
}

function withToken(request: CallRequest, token: string | undefined): CallRequest {
  return token ? { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } } : request;
}
