import type { Check } from '../kit/judge/problem';
import type { Phase } from '../kit/trial';
import type { Damage, Incoming, Passing } from './broken-server';

/** A fault that is planted in a backend, and what the kit must call it. */
export interface Fault {
  readonly name: string;
  readonly operations: readonly string[];
  readonly phases: readonly Phase[];
  readonly check: Check;
  readonly damage: Damage;
  /** In place of the description's time-out, which no test can wait for. */
  readonly timeoutMs?: number;
}

export type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const bodyOf = ({ body }: { readonly body: Buffer }): Json =>
  record(JSON.parse(body.toString('utf8')));
export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
export const asJson = (passing: Passing, value: unknown): Passing => ({ ...passing, body: json(value) });

/** The body of a request; empty where it is none of JSON. */
export function safe({ body }: { readonly body: Buffer }): Json {
  try {
    return record(JSON.parse(body.toString('utf8')));
  } catch {
    return {};
  }
}

/** The address of the mock behind the broken server; the self test sets it. */
export const behind = { url: '' };

/** Changes the envelope of every success. */
export function envelope(change: (body: Json, request: Incoming) => unknown): Damage {
  return {
    answer: (passing, request) =>
      passing.status === 200 && /json/.test(passing.headers['content-type'] ?? '')
        ? asJson(passing, change(bodyOf(passing), request))
        : passing,
  };
}

/** Changes the data of every success that has some. */
export function data(change: (data: unknown, request: Incoming) => unknown): Damage {
  return envelope((body, request) =>
    body['data'] === undefined ? body : { ...body, data: change(body['data'], request) },
  );
}

export const entries = (change: (entry: Json) => Json): Damage =>
  data((value) => list(value).map((entry) => change(record(entry))));
/** Changes every page of rows, and nothing else. */
export const paged = (change: (page: Json, request: Incoming) => Json): Damage =>
  data((value, request) =>
    Array.isArray(record(value)['records']) ? change(record(value), request) : value,
  );

/** Changes the answers of one status. */
export const status = (from: number, change: (passing: Passing) => Passing): Damage => ({
  answer: (passing) => (passing.status === from ? change(passing) : passing),
});

export const without = (node: Json, name: string): Json =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== name));

export const fault = (name: string, [operations, phases, check]: Aim, damage: Damage): Fault => ({
  name,
  operations,
  phases,
  check,
  damage,
});
type Aim = readonly [readonly string[], readonly Phase[], Check];

export const success = (): Buffer => json({ code: '1', msg: '成功' });
export const accepted = (passing: Passing): Passing => ({ ...passing, status: 200, body: success() });
/** A server that does nothing for one path, and says that it did. */
export const forgetting = (address: RegExp): Damage => ({
  request: (request) =>
    address.test(request.url)
      ? { ...request, method: 'GET', url: '/health', body: Buffer.alloc(0) }
      : request,
  answer: (passing, request) =>
    address.test(request.url) ? { ...passing, status: 200, body: success() } : passing,
});

/** The value of a field of every success, at any depth. */
export const fields = (name: string, change: (value: unknown) => unknown): Damage =>
  envelope((body) => {
    const visit = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(visit);
      if (typeof node !== 'object' || node === null) return node;
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, key === name ? change(value) : visit(value)]),
      );
    };
    return visit(body);
  });

/** Changes the records of every page. */
export const records = (change: (rows: readonly Json[], request: Incoming) => readonly unknown[]): Damage =>
  paged((page, request) => ({ ...page, records: change(list(page['records']).map(record), request) }));

/** Changes the body of the requests that hold one of JSON. */
export const asked = (change: (body: Json) => Json): Damage => ({
  request: (request) => {
    const body = safe(request);
    return Object.keys(body).length === 0 ? request : { ...request, body: json(change(body)) };
  },
});

/** Changes the headers of every success. */
export const headed = (headers: Readonly<Record<string, string>>): Damage => ({
  answer: (passing) => ({ ...passing, headers: { ...passing.headers, ...headers } }),
});
