import type { Middleware } from '../core/call';
import { REQUEST_ID } from '../core/failure';

/**
 * Middleware that gives every call an `x-request-id`, the same for all its attempts; a failure carries it unless the
 * server answers with its own. Put it before `logCalls`.
 */
export function requestIds(create: () => string = randomId): Middleware {
  return (request, next) => next({ ...request, headers: { [REQUEST_ID]: create(), ...request.headers } });
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
