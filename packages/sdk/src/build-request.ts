/** From an operation and its input to address, headers and body. */
import type { CallInput, CallOptions, CallRequest, Descriptor, SentBody } from './call';

/** What a caller asks for. */
export interface Asked {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly options: CallOptions;
}

/** A request; one that cannot be built names in `fault` the field that is wrong (HTTP-06). */
export function buildRequest(baseUrl: string, { operation, input, options }: Asked): CallRequest {
  const request = {
    operation,
    input,
    options,
    headers: input.headers ?? {},
    progress: { attempts: 0, status: 0 },
    url: '',
    body: undefined as SentBody | undefined,
  };
  try {
    request.url = baseUrl + fillPath(operation.path, input.path) + queryText(input.query);
    request.body = writeBody(operation, input.body);
    return request;
  } catch (fault) {
    return { ...request, fault };
  }
}

function writeBody(operation: Descriptor, body: unknown): SentBody | undefined {
  if (body === undefined) return undefined;
  return operation.body ? operation.body(body as object) : JSON.stringify(body);
}

/** A segment that a client or a server takes for a step between folders, in whatever spelling. */
const STEP = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i;

function fillPath(path: string, values: object | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown> | undefined)?.[name];
    const text = textOf(`Path parameter ${name}`, value ?? '');
    if (!text) throw new TypeError(`Path parameter ${name} is missing`);
    if (STEP.test(text)) throw new TypeError(`Path parameter ${name} must not lead to another path`);
    return encodeURIComponent(text);
  });
}

/** `?a=1&b=2`; a list repeats its name, undefined and null are left out. */
export function queryText(query: object | undefined): string {
  let text = '';
  for (const name in query) {
    const value: unknown = (query as Record<string, unknown>)[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      const part = encodeURIComponent(textOf(`Query parameter ${name}`, one));
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${part}`;
    }
  }
  return text;
}

/** @throws for a date or an object: how a server wants it written is not known here */
function textOf(field: string, value: unknown): string {
  if (typeof value === 'object') throw new TypeError(`${field} must be a text, a number or a boolean`);
  return String(value);
}
