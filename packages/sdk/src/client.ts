/** The client: an operation and its input in, a result out. */
import { type Asked, buildRequest } from './build-request';
import type { CallInput, CallOptions, CallRequest, Descriptor, Middleware, Next } from './call';
import type { Sending } from './client-headers';
import { failed } from './failure';
import type { Ops, OptionalInputId } from './generated/ops';
import { limited } from './limits';
import type { Operation, OperationId } from './operation';
import type { RawClient } from './raw';
import type { Failure, Result } from './result';
import { notBuilt, sender } from './send';

/** What a host learns besides the failure, to decide what the user sees (HTTP-04, HTTP-07, HTTP-08). */
export interface FailureContext {
  readonly operation: Descriptor;
  /** The caller words its own refusals: show no message; redirects happen all the same. */
  readonly isSilent: boolean;
}

export interface ClientOptions extends Omit<Sending, 'timestamp'> {
  /** With the base path; `/new/api` when absent, which only browsers can resolve (HTTP-01). */
  readonly baseUrl?: string;
  /** The time of creation, for the `timestamp` header; the clock of the machine when absent. */
  readonly now?: () => number;
  /** Called once for every failed call, save those that the caller's own signal ended. */
  readonly onFailure?: (failure: Failure, context: FailureContext) => void;
  readonly defaults?: CallOptions;
  /** Around every call, the first outermost. */
  readonly middleware?: readonly Middleware[];
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
  ): Ops[K]['result'];
  /** Makes one call of an operation that needs no input. */
  call<K extends OptionalInputId>(operation: Operation<K>): Ops[K]['result'];
}

/** A client that can also be called by path; openapi-fetch is in a bundle only when it is asked for. */
export interface ClientWithRaw extends Client {
  /** The openapi-fetch client, by path, with the same address and headers; it has its own answers and throws. */
  readonly raw: RawClient;
}

type RawOptions = ClientOptions & { readonly raw?: (baseUrl: string, sending: Sending) => RawClient };

const BASE_URL = '/new/api';

/** A client of the API; its parts that nobody names are left out of a bundle. */
export function createClient(options?: ClientOptions): Client;
/** @param options with `raw: rawClient` from `@dealer-portal/sdk/raw`, the client also has `api.raw` */
export function createClient(options: ClientOptions & Required<Pick<RawOptions, 'raw'>>): ClientWithRaw;
export function createClient(options: RawOptions = {}): Client {
  const { baseUrl = BASE_URL, now = Date.now, onFailure, defaults, middleware = [] } = options;
  const base = baseUrl.replace(/\/+$/, '');
  const sending: Sending = { ...options, timestamp: String(now()) };
  const around = middleware.reduceRight<Next>(
    (next, one) => (request) => one(request, next),
    within(sender(sending)),
  );
  const run = async (operation: Descriptor, input: CallInput, called?: CallOptions) => {
    const settings = defaults ? { ...defaults, ...called } : (called ?? {});
    const result = await start(around, base, { operation, input, options: settings });
    if (!result.ok && result.kind !== 'aborted') {
      onFailure?.(result, { operation, isSilent: settings.isSilent ?? false });
    }
    return result;
  };
  return {
    call: (operation: Descriptor, input?: object, called?: CallOptions) =>
      // The description promises the type; `validating` checks it where asked.
      run(operation, input ?? {}, called) as Promise<Result<never>>,
    ...(options.raw && { raw: options.raw(base, sending) }),
  };
}

function start(next: Next, base: string, asked: Asked): Promise<Result<unknown>> {
  const { options } = asked;
  let request: CallRequest;
  try {
    request = buildRequest(base, asked);
  } catch (cause) {
    const unbuilt = { ...asked, url: '', headers: {}, body: undefined, attempt: 1 };
    return Promise.resolve(notBuilt(unbuilt, cause));
  }
  const { deadlineMs } = options;
  if (!deadlineMs) return next(request);
  return limited(
    { timeoutMs: deadlineMs, signal: options.signal },
    (signal) => next({ ...request, options: { ...options, signal } }),
    (kind, cause) => failed(request, kind, { cause }),
  );
}

/** The call's own retry and validation lie inside the client's middleware. */
function within(send: Next): Next {
  return (request) => {
    const { retry, validate } = request.options;
    let next = send;
    if (validate) {
      const inner = next;
      next = (one) => validate(one, inner);
    }
    return retry ? retry(request, next) : next(request);
  };
}
