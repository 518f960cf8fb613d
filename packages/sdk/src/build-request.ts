/** From an operation and its input to address, headers and body. */
import type { CallInput, CallOptions, CallRequest, Descriptor, SentBody } from './call';

/** What a caller asks for. */
export interface Asked {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly options: CallOptions;
}

/** @throws when a path parameter is missing or the body cannot be written down: a failed set-up (HTTP-06) */
export function buildRequest(baseUrl: string, { operation, input, options }: Asked): CallRequest {
  return {
    operation,
    input,
    url: baseUrl + fillPath(operation.path, input.path) + queryText(input.query),
    headers: input.headers ?? {},
    body: input.body === undefined ? undefined : writeBody(operation, input.body),
    attempt: 1,
    options,
  };
}

function fillPath(path: string, values: object | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown> | undefined)?.[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`Path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
}

/** `?a=1&b=2`; a list repeats its name, undefined and null are left out. */
export function queryText(query: object | undefined): string {
  let text = '';
  for (const name in query) {
    const value: unknown = (query as Record<string, unknown>)[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`;
    }
  }
  return text;
}

function writeBody(operation: Descriptor, body: unknown): SentBody {
  return operation.body ? operation.body(body as object) : JSON.stringify(body);
}
