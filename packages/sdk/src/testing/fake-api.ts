/** A server in the test's own process: answers typed by operation, and a request that nobody expected is an error. */

import { allOperations } from '../all-operations';
import type { Descriptor } from '../call';
import type { Data, Operation, OperationId } from '../operation';
import type { Examples } from './examples';

/** What an operation answers: an envelope's data, an envelope with a code, or a whole response. */
export type FakeAnswer<K extends OperationId> =
  | { readonly data: Data<Operation<K>> }
  | { readonly code: string | number; readonly msg?: string; readonly data?: unknown }
  | Response;

/** One request as it was sent. */
export interface SeenRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Parsed when it was JSON; a form as it is. */
  readonly body: unknown;
}

interface FakeInput {
  readonly request: SeenRequest;
  /** Values of the path parameters. */
  readonly path: Readonly<Record<string, string>>;
}

type Handler = (input: FakeInput) => Response;

export interface FakeApi {
  /** Give it to `createClient({ fetch: fake.fetch, baseUrl: 'http://test/new/api' })`. */
  readonly fetch: typeof fetch;
  /** All requests so far that were expected, in order. */
  readonly requests: readonly SeenRequest[];
  /** Requests for which no answer was set, `GET /path`; the client reports each as a network failure. */
  readonly unexpected: readonly string[];
  /** @throws when a request came that nobody expected; call it after each test */
  verify(): void;
  /**
   * Sets the answer of an operation, in place of an earlier one.
   * @param answer fixed, or made from the request
   */
  answer<K extends OperationId>(
    operation: Operation<K>,
    answer: FakeAnswer<K> | ((input: FakeInput) => FakeAnswer<K>),
  ): FakeApi;
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
 * @param basePath the path that stands before every operation's own
 */
export function fakeApi(basePath = '/new/api'): FakeApi {
  const routes = new Map<string, Route>();
  const requests: SeenRequest[] = [];
  const unexpected: string[] = [];
  const set = (operation: Descriptor, handle: Handler) => {
    routes.set(operation.id, { operation, pattern: patternOf(operation.path), handle });
    return api;
  };
  const api: FakeApi = {
    requests,
    unexpected,
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://test');
      const method = init?.method ?? 'GET';
      const found = find(routes, basePath, { method, url });
      if (!found) {
        unexpected.push(`${method} ${url.pathname}`);
        throw new Error(`No answer is set for ${method} ${url.pathname}`);
      }
      const request = await seen(found.route.operation, url, init);
      requests.push(request);
      return found.route.handle({ request, path: found.path });
    },
    verify: () => {
      if (unexpected.length > 0) throw new Error(`No answer was set for ${unexpected.join(', ')}`);
    },
    answer: (operation, answer) =>
      set(operation, (input) => respond(typeof answer === 'function' ? answer(input) : answer)),
    answerExamples: (...all) => {
      for (const one of all) set(allOperations()[one.operationId], () => Response.json(one.answer()));
      return api;
    },
  };
  return api;
}

function find(
  routes: ReadonlyMap<string, Route>,
  basePath: string,
  { method, url }: { method: string; url: URL },
) {
  const rest = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : undefined;
  for (const route of routes.values()) {
    const match = route.operation.method === method && rest !== undefined ? route.pattern.exec(rest) : null;
    if (match) return { route, path: decoded(match.groups) };
  }
  return undefined;
}

function decoded(groups: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+*?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

async function seen(operation: Descriptor, url: URL, init: RequestInit | undefined): Promise<SeenRequest> {
  const headers = new Headers(init?.headers);
  const body =
    typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined);
  return { operationId: operation.id, method: operation.method, url, headers, body };
}

function respond<K extends OperationId>(answer: FakeAnswer<K>): Response {
  if (answer instanceof Response) return answer.clone();
  if ('code' in answer) return Response.json(answer);
  return isFile(answer.data)
    ? fileResponse(answer.data)
    : Response.json({ code: '1', msg: '成功', data: answer.data });
}

interface File {
  readonly blob: Blob;
  readonly fileName: string | undefined;
  readonly contentType: string;
}

function isFile(data: unknown): data is File {
  return typeof data === 'object' && data !== null && 'blob' in data && data.blob instanceof Blob;
}

function fileResponse({ blob, fileName, contentType }: File): Response {
  const headers = new Headers({ 'content-type': contentType });
  if (fileName)
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  return new Response(blob, { headers });
}
