/** The client: an operation and its input in, a result out. */

import type { NeedsNoInput, Ops, Results } from '../generated/ops';
import { buildRequest } from './build-request';
import type { CallInput, CallOptions, Descriptor, Middleware, Next } from './call';
import type { Sending } from './client-headers';
import type { Operation, OperationId } from './operation';
import type { Failure, Result } from './result';
import { sender } from './send';

/** The context of a failure, with which a host decides what the user sees (HTTP-04, HTTP-07, HTTP-08). */
export interface FailureContext {
  readonly operation: Descriptor;
  /** The caller words its own refusals: show no message; redirects happen all the same. */
  readonly isSilent: boolean;
}

export interface ClientOptions<Raw = undefined> extends Omit<Sending, 'timestamp'> {
  /** With the base path; `/new/api` when absent, which only browsers can resolve (HTTP-01). */
  readonly baseUrl?: string;
  /** The time of creation, for the `timestamp` header; the clock of the machine when absent. */
  readonly now?: () => number;
  /** Called once for every failed call, save those that the caller's own signal ended; what it throws is reported, and the result returned. */
  readonly onFailure?: (failure: Failure, context: FailureContext) => void;
  /** The owner of the answers, such as a dealer: queries of clients with different scopes never share a cache entry. */
  readonly scope?: unknown;
  readonly defaults?: CallOptions;
  /** Around every call, the first outermost. */
  readonly middleware?: readonly Middleware[];
  /** `rawClient` from `@dealer-portal/sdk/raw`: the client has `api.raw`, for calls by path. */
  readonly raw?:
    | ((baseUrl: string, perform: Next, options: Pick<ClientOptions, 'defaults'>) => Raw)
    | undefined;
}

export interface Client {
  /**
   * Makes one call.
   * @param operation a constant from `@dealer-portal/sdk/operations`
   * @param input `{ path, query, body, headers }` as the operation asks
   * @returns data or failure; it never throws for what a server or a network does
   */
  call<K extends OperationId>(
    operation: Operation<K>,
    input: Ops[K]['input'],
    options?: CallOptions,
  ): Promise<Results[K]>;
  /** The owner of the answers, for queries. */
  readonly scope?: unknown;
  /** Makes one call of an operation that needs no input. */
  call<K extends NeedsNoInput>(operation: Operation<K>): Promise<Results[K]>;
}

/** A client that `createClient` made. */
export interface CreatedClient<Raw = undefined> extends Client {
  /** The same client with some options changed; `defaults` are added to those that it has. */
  withOptions(changes: Partial<ClientOptions<Raw>>): CreatedClient<Raw>;
  /** With the option `raw`: calls by path, which openapi-fetch writes and this client makes. */
  readonly raw: Raw;
}

const BASE_URL = '/new/api';

/**
 * A client of the API; its parts that nobody names are left out of a bundle.
 * @throws {TypeError} for a base address that no request can be sent to
 */
export function createClient<Raw = undefined>(options: ClientOptions<Raw> = {}): CreatedClient<Raw> {
  const { onFailure, defaults, middleware = [], raw } = options;
  const base = checkedBase(options);
  const sending: Sending = { ...options, timestamp: String((options.now ?? Date.now)()) };
  const throughMiddleware = middleware.reduceRight<Next>(
    (next, create) => async (request) => create(request, next),
    withRetryAndValidation(sender(sending)),
  );
  const perform: Next = async (request) => {
    const result = await throughMiddleware(request);
    if (!result) throw new TypeError('A middleware returned no result');
    if (!result.ok && result.kind !== 'aborted') {
      const { operation, options } = request;
      try {
        onFailure?.(result, { operation, isSilent: !!options.isSilent });
      } catch (cause) {
        // The host's fault: it is reported, and the caller has its result all the same.
        // biome-ignore lint/suspicious/noConsole: the only place for it outside of browsers
        (globalThis.reportError ?? console.error)(cause);
      }
    }
    return result;
  };
  const run = (operation: Descriptor, input: CallInput = {}, callOptions?: CallOptions) => {
    if (!operation) throw new TypeError('No operation: a misspelled import?');
    return perform(buildRequest(base, { operation, input, options: merged(defaults, callOptions) }));
  };
  return {
    // The description promises the type; `validating` checks it where asked.
    call: run as (...args: unknown[]) => Promise<Result<never>>,
    withOptions: (changes) =>
      createClient({ ...options, ...changes, defaults: merged(defaults, changes.defaults) }),
    scope: options.scope,
    // Undefined where the option is.
    raw: raw?.(base, perform, options) as Raw,
  };
}

/** @throws {TypeError} for what no request can be sent to */
function checkedBase({ baseUrl = BASE_URL, fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>): string {
  // A fetch of the caller's own may know how to resolve a path.
  const isKnown = baseUrl.includes(':')
    ? /^https?:/.test(baseUrl) && isAddress(baseUrl)
    : fetch || typeof location !== 'undefined';
  if (!isKnown || /[?#\s]|\/\/[^/]*@/.test(baseUrl))
    throw new TypeError('baseUrl must be an address without user and query: https://host/new/api');
  return baseUrl.replace(/\/+$/, '');
}

/** `URL.canParse` is missing in browsers before 2023. */
export function isAddress(text: string): boolean {
  try {
    return !!new URL(text);
  } catch {
    return false; // what is no address
  }
}

/** The call's options over the client's; undefined changes nothing, and both signals hold. */
export function merged(defaults?: CallOptions, callOptions?: CallOptions): CallOptions {
  if (!defaults || !callOptions) return defaults ?? callOptions ?? {};
  const options: Record<string, unknown> = { ...defaults };
  for (const name in callOptions) {
    const value = callOptions[name as keyof CallOptions];
    if (value !== undefined) options[name] = value;
  }
  const { signal, clientSignals = [] } = defaults;
  if (signal && callOptions.signal) options['clientSignals'] = [...clientSignals, signal];
  return options;
}

/** The call's own retry and validation lie inside the client's middleware. */
function withRetryAndValidation(send: Next): Next {
  return (request) => {
    const { retry, validate } = request.options;
    const next: Next = validate ? (request) => validate(request, send) : send;
    return retry ? retry(request, next) : next(request);
  };
}
