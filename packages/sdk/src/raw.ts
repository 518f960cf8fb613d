/** The only place that knows openapi-fetch: calls by path, for those who prefer them. */
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import { allOperations } from './all-operations';
import { buildRequest } from './core/build-request';
import type { CallInput, CallOptions, CallRequest, Descriptor, Next } from './core/call';
import { type ClientOptions, merged } from './core/client';
import type { OperationId } from './core/operation';
import type { Result } from './core/result';
import type { ByPath } from './generated/by-path';
import type { Ops, Results } from './generated/ops';
import type { paths } from './generated/schema';

type Method = keyof ByPath;

/** The operation of a method and a path. */
export type IdAt<M extends Method, P extends keyof ByPath[M]> = ByPath[M][P] & OperationId;

type Parameters<I> = Pick<I, Extract<keyof I, 'path' | 'query'>>;

/** What a call by path takes: `{ params: { path, query }, body, headers }` and the options of every call. */
export type RawInit<K extends OperationId> = CallOptions &
  Omit<Ops[K]['input'], 'path' | 'query'> &
  (Record<never, never> extends Parameters<Ops[K]['input']>
    ? { readonly params?: Parameters<Ops[K]['input']> }
    : { readonly params: Parameters<Ops[K]['input']> });

/** One method of HTTP. The result is that of the same operation by `api.call`. */
export type RawMethod<M extends Method> = <P extends keyof ByPath[M] & string>(
  path: P,
  ...init: Record<never, never> extends RawInit<IdAt<M, P>>
    ? [init?: RawInit<IdAt<M, P>>]
    : [init: RawInit<IdAt<M, P>>]
) => Promise<Results[IdAt<M, P>]>;

/**
 * By path: `api.raw.GET('/cart/…', { params })`. openapi-fetch writes the request and runs the middleware of `use`; time-out,
 * credentials, middleware, retries, envelope and `onFailure` are those of the client, and nothing is thrown for what a server
 * or a network does.
 */
export type RawClient = { readonly [M in Method]: RawMethod<M> } & Pick<
  OpenapiClient<paths>,
  'use' | 'eject'
>;

const METHODS: { readonly [M in Method]: Lowercase<M> } = { GET: 'get', POST: 'post' };

/** @param perform the client's own way from a request to a result */
export function rawClient(
  baseUrl: string,
  perform: Next,
  { defaults }: Pick<ClientOptions, 'defaults'>,
): RawClient {
  const openapi = createOpenapiClient<paths>({ baseUrl });
  const operations = new Map(
    Object.values<Descriptor>(allOperations()).map((operation) => [
      `${operation.method} ${operation.path}`,
      operation,
    ]),
  );
  const callBy =
    (method: Method) =>
    async (path: string, init: Init = {}) => {
      const operation = operations.get(`${method} ${path}`);
      if (!operation) throw new TypeError(`No operation ${method} ${path}: is it misspelled?`);
      const { params, body, headers, ...callOptions } = init;
      const options = merged(defaults, callOptions);
      const input: CallInput = { ...params, body, headers };
      const built = buildRequest(baseUrl, { operation, input, options });
      if (built.fault) return perform(built);
      let result: Result<unknown> | undefined;
      const send = async (request: Request, answered?: Response) => {
        let response = answered;
        const sent = await sentAs(request, built);
        const onResponse = (received: Response) => {
          response = received;
          options.onResponse?.(received);
        };
        const fetched = answered && { fetch: async () => answered };
        result = await perform({ ...sent, options: { ...options, ...fetched, onResponse } });
        // Its body is read already.
        return new Response(null, { status: 204, ...(response && headOf(response)) });
      };
      // The types of this method have checked what is untyped here.
      const { response } = await openapi.request(
        METHODS[method],
        path as never,
        {
          ...({ params, body, headers } as object),
          bodySerializer: () => built.body,
          parseAs: 'stream',
          fetch: (request: Request) => send(request),
        } as never,
      );
      // A middleware of openapi-fetch answered in place of the server.
      if (!result) await send(new Request(built.url), response);
      return result;
    };
  const methods = { GET: callBy('GET'), POST: callBy('POST') };
  const { use, eject } = openapi;
  // The types are generated from the same description as the table.
  return { ...methods, use, eject } as RawClient;
}

/** The parts of `RawInit`, untyped. */
interface Init extends CallOptions {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
  readonly headers?: NonNullable<CallInput['headers']>;
}

/** The request as openapi-fetch and its middleware wrote it. */
async function sentAs(request: Request, built: CallRequest): Promise<CallRequest> {
  const { 'content-type': _, ...headers } = Object.fromEntries(request.headers);
  const body = typeof built.body === 'string' ? await request.text() : built.body;
  return { ...built, url: request.url, headers: { ...built.headers, ...headers }, body };
}

function headOf({ status, headers }: Response): ResponseInit {
  return { status: status > 599 || status < 200 ? 204 : status, headers };
}
