/** A server whose every list is longer than a page asks for: what a page says of the whole must be the whole's. */
import { vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { exampleApi } from './example-api';
import { seenRequest } from './seen-request';

/** Rows that every paged list has; no page asks for as many at once. */
export const LONG = 347;

/** Fields whose value names a row. */
const NAMES = /(No|Id|ID|Code)$|^id$/;

/** A list that was asked for: which call, and the most rows that it has given so far. */
export interface AskedList {
  readonly operationId: string;
  readonly loaded: number;
  /** Whether the answer says sums of the whole list. */
  readonly hasTotals: boolean;
  /** What names the rows that it has given and its example has not: no other list has them. */
  readonly names: ReadonlySet<string>;
}

/** A record once more, as another row. */
function copied(record: unknown, at: number): unknown {
  if (!isRecord(record) || at === 0) return record;
  const fields = Object.entries(record).map(([name, value]) =>
    NAMES.test(name) && typeof value === 'string' && value !== '' ? [name, `${value}${at}`] : [name, value],
  );
  return Object.fromEntries(fields);
}

/** The page that a request asks for, of a list of `LONG` rows that repeats the records of the example. */
function longPage(page: Readonly<Record<string, unknown>>, input: Readonly<Record<string, unknown>>) {
  const records: readonly unknown[] = Array.isArray(page['records']) ? page['records'] : [];
  const { pageNum = 1, pageSize = 10 } = input;
  const from = (Number(pageNum) - 1) * Number(pageSize);
  const count = Math.max(0, Math.min(Number(pageSize), LONG - from));
  const rows = Array.from({ length: count }, (_, at) =>
    copied(records[(from + at) % records.length], Math.floor((from + at) / records.length)),
  );
  return { ...page, total: LONG, pageNum: Number(pageNum), pageSize: Number(pageSize), records: rows };
}

/** The texts that name the rows of a page which its example does not have. */
function copiedNames(rows: readonly unknown[], example: readonly unknown[]): readonly string[] {
  const textsOf = (row: unknown) =>
    Object.entries(isRecord(row) ? row : {}).flatMap(([name, value]) =>
      NAMES.test(name) && typeof value === 'string' ? [value] : [],
    );
  const own = new Set(example.flatMap(textsOf));
  return rows.flatMap(textsOf).filter((text) => text !== '' && !own.has(text));
}

const PAGE_FIELDS: readonly string[] = ['total', 'pageNum', 'pageSize', 'records'];

/** The examples of the description, with every list that has a row grown to `LONG` rows; the lists that were asked for. */
export function longApi() {
  const server = exampleApi();
  const lists = new Map<string, AskedList>();
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await server.fetch(...call);
    const { operationId, body, url } = seenRequest(server, ...call);
    const isJson = answer.headers.get('content-type')?.includes('json');
    if (!isJson) return answer;
    const envelope: unknown = await answer.clone().json();
    const data = isRecord(envelope) ? envelope['data'] : undefined;
    if (!isRecord(data) || !Array.isArray(data['records']) || data['records'].length === 0) return answer;
    const page = longPage(data, {
      ...Object.fromEntries(url.searchParams),
      ...(isRecord(body) && body),
    });
    const known = lists.get(operationId);
    const loaded = (known?.loaded ?? 0) + page.records.length;
    const hasTotals = Object.keys(data).some((name) => !PAGE_FIELDS.includes(name));
    const names = new Set([...(known?.names ?? []), ...copiedNames(page.records, data['records'])]);
    lists.set(operationId, { operationId, loaded: Math.min(loaded, LONG), hasTotals, names });
    return Response.json({ ...(envelope as object), data: page });
  });
  return { server, lists };
}
