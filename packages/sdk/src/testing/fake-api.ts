/** A server in the test's own process: answers typed by operation, and a request that nobody expected is an error. */

import { allOperations } from '../all-operations';
import type { Descriptor } from '../core/call';
import type { Operation, OperationId } from '../core/operation';
import type { Ops } from '../generated/ops';
import type { Check } from '../validation/check';
import type { Examples } from './examples';
import { type FakeAnswer, faultsOf, pause, respond } from './fake-answer';
import { jsonResponse } from './json-response';

/** One request as it was sent. */
export interface SeenRequest<Body = unknown> {
  readonly operationId: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed when it was JSON; a form as it is. */
  readonly body: Body;
}

/** The body of an operation as it is seen: JSON as it was given, an upload as a form. */
export type BodyOf<K extends OperationId> = Ops[K]['input'] extends { readonly body?: infer Body }
  ? Blob extends Body[keyof Body]
    ? FormData
    : Body
  : undefined;

/** The facts from which an answer may be made. */
export interface FakeInput<K extends OperationId = OperationId> {
  readonly request: SeenRequest<BodyOf<K>>;
  /** Values of the path parameters. */
  readonly path: Readonly<Record<string, string>>;
  /** Ends with the call. */
  readonly signal: AbortSignal | undefined;
}

type Handler = (input: FakeInput<never>) => Response | Promise<Response>;

/** How an answer comes. */
export interface FakeAnswerOptions {
  /** Milliseconds before the answer, for states that only a slow server shows; a signal ends the wait. */
  readonly delayMs?: number;
}

/** What answers an operation, and how. */
export type FakeAnswers<K extends OperationId> = [
  /** Fixed, or made from the request, also later. */
  answer: FakeAnswer<K> | ((input: FakeInput<K>) => FakeAnswer<K> | Promise<FakeAnswer<K>>),
  options?: FakeAnswerOptions,
];

export interface FakeApiOptions {
  /** The path before every operation's own path; that of the client when absent. */
  readonly basePath?: string;
  /** From `@dealer-portal/sdk/validators`: an answer that is not as described is a fault of the test. */
  readonly checks?: readonly Check[];
}

export interface FakeApi {
  /** Give it to `createClient({ fetch: fake.fetch, baseUrl: 'http://test/new/api' })`. */
  readonly fetch: typeof fetch;
  /** For request interceptors, for example MSW: `http.all(/new.api/, ({ request }) => fake.respond(request))`. */
  respond(request: Request): Promise<Response>;
  /** All requests so far that were expected, in order. */
  readonly requests: readonly SeenRequest[];
  /** Requests for which no answer was set, `GET /path`; the client reports each as a network failure. */
  readonly unexpected: readonly string[];
  /**
   * @throws for a request that nobody expected, an `expect` that was not fulfilled, or an answer that does not fit the
   * description. Call it after each test
   */
  verify(): void;
  /** Forgets answers, expectations and requests. */
  reset(): void;
  /** Sets the answer of an operation, in place of an earlier one. */
  answer<K extends OperationId>(operation: Operation<K>, ...answer: FakeAnswers<K>): FakeApi;
  /** As `answer`, for what must be asked: `verify` throws when it was not. */
  expect<K extends OperationId>(operation: Operation<K>, ...answer: FakeAnswers<K>): FakeApi;
  /** Answers operations with the normal success of the description; an answer that is set later takes its place. */
  answerExamples(...all: readonly Pick<Examples<OperationId>, 'operationId' | 'answer'>[]): FakeApi;
}

interface Route {
  readonly operation: Descriptor;
  readonly pattern: RegExp;
  readonly handle: Handler;
}

/**
 * A typed fake transport.
 * @param options the base path alone, or with checks
 */
export function fakeApi(options: string | FakeApiOptions = {}): FakeApi {
  const { basePath, checks = [] } = typeof options === 'string' ? { basePath: options } : options;
  const routes = new Map<string, Route>();
  const expected = new Set<string>();
  const requests: SeenRequest[] = [];
  const unexpected: string[] = [];
  const faults: string[] = [];
  const set = (operation: Descriptor, handle: Handler) => {
    routes.set(operation.id, { operation, pattern: patternOf(operation.path, basePath), handle });
    return api;
  };
  const api: FakeApi = {
    requests,
    unexpected,
    fetch: async (input, init) => {
      if (input instanceof Request) return api.respond(new Request(input, init));
      const url = new URL(String(input), 'http://test');
      const method = init?.method ?? 'GET';
      const target = routeFor(routes, { method, url });
      if (!target) {
        unexpected.push(`${method} ${url.pathname}`);
        throw new Error(`No answer is set for ${method} ${url.pathname}`);
      }
      const { operation, handle } = target.route;
      const request = await seen(operation, url, init);
      requests.push(request);
      expected.delete(operation.id);
      const response = await handle({ request, path: target.path, signal: init?.signal ?? undefined });
      faults.push(...(await faultsOf(checks, operation.id, response.clone())));
      return response;
    },
    respond: async (request) => {
      const { method, headers, signal } = request;
      const body = await bodyOf(request);
      return api.fetch(request.url, { method, headers, signal, ...(body !== undefined && { body }) });
    },
    verify: () => {
      const texts = [
        ...unexpected.map((call) => `No answer was set for ${call}`),
        ...[...expected].map((operationId) => `${operationId} was expected and never asked`),
        ...faults,
      ];
      if (texts.length > 0) throw new Error(texts.join('\n'));
    },
    reset: () => {
      routes.clear();
      expected.clear();
      for (const list of [requests, unexpected, faults]) list.length = 0;
    },
    answer: (operation, answer, { delayMs = 0 } = {}) =>
      set(operation, async (input) => {
        if (delayMs > 0) await pause(delayMs, input.signal);
        return respond(typeof answer === 'function' ? await answer(input) : answer);
      }),
    expect: (operation, ...rest) => {
      expected.add(operation.id);
      return api.answer(operation, ...rest);
    },
    answerExamples: (...all) => {
      for (const example of all)
        set(allOperations()[example.operationId], () => jsonResponse(example.answer()));
      return api;
    },
  };
  return api;
}

async function bodyOf(request: Request): Promise<string | FormData | undefined> {
  if (request.body === null) return undefined;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  return isForm ? request.formData() : request.text();
}

function routeFor(routes: ReadonlyMap<string, Route>, { method, url }: { method: string; url: URL }) {
  // Where the base is not known, the path of one operation may end like another's: the longest is meant.
  const ordered = [...routes.values()].sort((a, b) => b.operation.path.length - a.operation.path.length);
  for (const route of ordered) {
    const match = route.operation.method === method ? route.pattern.exec(url.pathname) : null;
    if (match) return { route, path: decoded(match.groups) };
  }
  return undefined;
}

function decoded(groups: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function patternOf(path: string, basePath: string | undefined): RegExp {
  const before = basePath === undefined ? '.*' : escaped(basePath);
  return new RegExp(`^${before}${escaped(path).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function escaped(text: string): string {
  return text.replace(/[.+*?^$()|[\]\\]/g, '\\$&');
}

async function seen(operation: Descriptor, url: URL, init: RequestInit | undefined): Promise<SeenRequest> {
  const headers = new Headers(init?.headers);
  const body = await readBody(init?.body ?? undefined);
  return { operationId: operation.id, method: operation.method, url, headers, body };
}

/** A form is read as a server reads it. */
async function readBody(body: BodyInit | undefined): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  const isForm = body instanceof Blob && body.type.startsWith('multipart/');
  return isForm ? new Response(body).formData() : body;
}
