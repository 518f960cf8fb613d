/** From an operation and its input to address, headers and body. */
import type { CallInput, CallOptions, CallRequest, Descriptor, SentBody } from './call';

/** A call as its caller makes it. */
export interface Call {
  readonly operation: Descriptor;
  readonly input: CallInput;
  readonly options: CallOptions;
}

/** A request; one that cannot be built names in `fault` the field that is wrong (HTTP-06). */
export function buildRequest(baseUrl: string, { operation, input, options }: Call): CallRequest {
  const { path, query, body, headers = {} } = input;
  let url = '';
  let sentBody: SentBody | undefined;
  let fault: unknown;
  try {
    url = baseUrl + fillPath(operation.path, path) + queryText(query);
    if (body !== undefined)
      sentBody = operation.body ? operation.body(body as object) : JSON.stringify(body, withoutLoss);
  } catch (cause) {
    fault = cause;
  }
  return {
    operation,
    input,
    options,
    headers,
    progress: { attempts: 0, status: 0 },
    url,
    body: sentBody,
    fault,
  };
}

/** A segment, in any spelling, that a client or a server takes for a step between folders. */
const STEP = /(^|[\\/]|%2f|%5c)(\.|%2e){1,2}($|[\\/]|%2f|%5c)/i;

const PARAMETER = /\{(\w+)\}/g;

function fillPath(path: string, values: object = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const field = `Path parameter ${name}`;
    const text = textOf(field, (values as Record<string, unknown>)[name] ?? '');
    if (!text || STEP.test(text)) throw new TypeError(`${field} is missing or leads to another path`);
    return encodeURIComponent(text);
  });
}

/** `?a=1&b=2`; a list repeats its name, undefined and null are left out. */
export function queryText(query: object = {}): string {
  let text = '';
  for (const name of Object.keys(query)) {
    const value = (query as Record<string, unknown>)[name];
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry === undefined || entry === null) continue;
      const part = encodeURIComponent(textOf(`Query parameter ${name}`, entry));
      text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${part}`;
    }
  }
  return text;
}

/** @throws for a date or an object: how a server wants it written is not known here; and for an inexact number */
export function textOf(field: string, value: unknown): string {
  if (typeof value === 'object') throw new TypeError(`${field} must be a text, a number or a boolean`);
  return String(withoutLoss(field, value));
}

/** @throws for a number that JSON cannot hold, or that JavaScript has rounded already */
function withoutLoss(field: string, value: unknown): unknown {
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new TypeError(`${field} must be a number up to 2^53, or a text: ${value} is not exact`);
  return value;
}
