/** From an operation and its input to address, headers and body. */
import type { CallInput, CallOptions, CallRequest, Descriptor, SentBody } from './call';

/** The request of a caller. */
export interface Asked {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly options: CallOptions;
}

/** A request; one that cannot be built names in `fault` the field that is wrong (HTTP-06). */
export function buildRequest(baseUrl: string, { operation, input, options }: Asked): CallRequest {
  const { path, query, body, headers = {} } = input;
  let url = '';
  let sent: SentBody | undefined;
  let fault: unknown;
  try {
    url = baseUrl + fillPath(operation.path, path) + queryText(query);
    sent = body === undefined ? body : (operation.body ?? JSON.stringify)(body as object);
  } catch (cause) {
    fault = cause;
  }
  return { operation, input, options, headers, progress: { attempts: 0, status: 0 }, url, body: sent, fault };
}

/** A segment, in any spelling, that a client or a server takes for a step between folders. */
const STEP = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i;

function fillPath(path: string, values: object = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = `Path parameter ${name}`;
    const text = textOf(field, (values as Record<string, unknown>)[name] ?? '');
    if (!text || STEP.test(text)) throw new TypeError(`${field} is missing or leads to another path`);
    return encodeURIComponent(text);
  });
}

/** `?a=1&b=2`; a list repeats its name, undefined and null are left out. */
export function queryText(query: object = {}): string {
  let text = '';
  for (const name in query) {
    const value: unknown = (query as Record<string, unknown>)[name];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      const part = encodeURIComponent(textOf(`Query parameter ${name}`, item));
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
