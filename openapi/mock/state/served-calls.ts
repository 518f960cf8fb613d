/** Asks every filter and every write of the description whether anything follows from it. */
import { type Description, resolved } from '../description';
import { exampleRequests } from '../example-request';
import { type Route, routesOf } from '../routes';
import { type Fields, fields } from './memory/input';

/** A filter of a list, or a write, with whether the mock serves it. */
export interface Served {
  readonly kind: 'filter' | 'write';
  readonly operationId: string;
  /** The field of a filter; empty for a write. */
  readonly field: string;
  readonly isServed: boolean;
}

const PAGE_FIELDS = ['pageNum', 'pageSize'];
/** Reads that show what calls of other tags did. */
const EVERYWHERE = [
  ...[
    'listCart',
    'listPayerBalances',
    'queryMyOrders',
    'queryAccountStatement',
    'listTodos',
    'queryMessages',
  ],
  ...['listStock', 'listEventTrackings', 'listShipTos', 'getUserInfoByToken'],
];
const DAY = '2026-11-20T09:00:00+08:00';

/**
 * Asks a mock that runs.
 * @param url without a slash at the end
 */
export function servedCalls(url: string, description: Description) {
  const routes = routesOf(description);
  const { addressOf, bodyOf, initOf } = exampleRequests(description);
  const isRead = ({ operation }: Route) => fields(operation)['x-effect'] === 'read';
  const AUTHORIZATION = 'Bearer demo-directAdmin';

  const ask = async (run: string, route: Route, change: Fields = {}): Promise<string> => {
    const isPost = route.method === 'post';
    const body = bodyOf(route);
    const isJson = isPost && body !== undefined;
    const plain = initOf(route, AUTHORIZATION);
    const whole = new URL(url + addressOf(route));
    if (!isJson)
      for (const [name, value] of Object.entries(change)) whole.searchParams.set(name, String(value));
    const changed = isJson ? { body: JSON.stringify({ ...fields(body), ...change }) } : {};
    const init = { ...plain, ...(Object.keys(change).length > 0 && changed) };
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-mock-session': run };
    const response = await fetch(whole, { ...init, headers, redirect: 'manual' });
    return response.text();
  };

  /** Sets the clock of the examples, then asks what must come first. */
  const prepare = async (run: string, route: Route): Promise<void> => {
    await fetch(`${url}/mock/clock`, clockOf(run));
    const before = routes.filter(({ operationId }) => route.operation['x-after']?.includes(operationId));
    await inTurn(before, (other) => ask(run, other));
  };

  /** The fields that a list takes, through every reference. */
  const inputsOf = (schema: unknown): Fields => {
    const current = fields(resolved(description, schema));
    const parts = Array.isArray(current['allOf']) ? current['allOf'].map(inputsOf) : [];
    return Object.assign({}, ...parts, current['properties']);
  };

  const filtersOf = ({ operation }: Route): readonly (readonly [name: string, schema: Fields])[] => {
    const content = fields(fields(resolved(description, operation.requestBody))['content']);
    const body = inputsOf(fields(content['application/json'])['schema']);
    const query = (operation.parameters ?? []).map((item) => fields(resolved(description, item)));
    const ofQuery = query
      .filter((item) => item['in'] === 'query')
      .map((item) => [String(item['name']), item['schema']]);
    return Object.entries({ ...body, ...Object.fromEntries(ofQuery) })
      .filter(([name]) => !PAGE_FIELDS.includes(name))
      .map(([name, schema]) => [name, fields(resolved(description, schema))] as const);
  };

  const hasRecords = ({ operation }: Route): boolean => {
    const ok = fields(resolved(description, operation.responses['200']));
    const { schema } = fields(fields(ok['content'])['application/json']);
    return 'records' in inputsOf(inputsOf(schema)['data']);
  };

  const filters = async (): Promise<readonly Served[]> => {
    const calls: Served[] = [];
    for (const route of routes.filter((item) => isRead(item) && hasRecords(item))) {
      await prepare('filters', route);
      const before = await ask('filters', route);
      for (const [field, schema] of filtersOf(route)) {
        const answers = await Promise.all(
          valuesOf(field, schema).map((value) => ask('filters', route, { [field]: value })),
        );
        const isServed = answers.some((answer) => answer !== before && !answer.includes('"status":400'));
        calls.push({ kind: 'filter', operationId: route.operationId, field, isServed });
      }
    }
    return calls;
  };

  const readsNear = ({ operation }: Route): readonly Route[] =>
    routes.filter(
      (item) =>
        isRead(item) &&
        (item.operation.tags?.[0] === operation.tags?.[0] || EVERYWHERE.includes(item.operationId)),
    );

  /** What reads answer in a run where nothing was written. */
  const untouched = async (run: string): Promise<ReadonlyMap<string, string>> => {
    const reads = routes.filter(isRead);
    await fetch(`${url}/mock/clock`, clockOf(run));
    const answers = await inTurn(reads, (route) => ask(run, route));
    return new Map(reads.map(({ operationId }, at) => [operationId, answers[at] ?? '']));
  };

  const writes = async (isTried: (at: number) => boolean): Promise<readonly Served[]> => {
    const before = await untouched('untouched');
    const changes = await inTurn(
      routes.filter((item) => !isRead(item)).filter((_, at) => isTried(at)),
      async (route) => {
        const [run, near] = [`write-${route.operationId}`, readsNear(route)];
        await prepare(run, route);
        const isFirst = route.operation['x-after'] === undefined;
        const earlier = isFirst ? [] : await inTurn(near, (item) => ask(run, item));
        await ask(run, route);
        const after = await inTurn(near, (item) => ask(run, item));
        const changed = near.filter(
          ({ operationId }, at) => after[at] !== (isFirst ? before.get(operationId) : earlier[at]),
        );
        return { operationId: route.operationId, changed: changed.map(({ operationId }) => operationId) };
      },
    );
    // What differs without a write, a time of day for example, says nothing.
    const again = await untouched('untouched-again');
    const isSteady = (operationId: string) => before.get(operationId) === again.get(operationId);
    return changes.map(({ operationId, changed }) => ({
      ...{ kind: 'write', operationId, field: '', isServed: changed.some(isSteady) },
    }));
  };

  return { filters, writes };
}

const clockOf = (run: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-mock-session': run },
  body: JSON.stringify({ now: DAY }),
});

async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

/** Values that few rows have or none, as far as the description lets them be sent. */
function valuesOf(name: string, schema: Fields): readonly unknown[] {
  const { enum: values, type, pattern, format, items } = schema;
  if (Array.isArray(values)) return values;
  if (type === 'boolean') return [true, false];
  if (type === 'array') return valuesOf(name, fields(items)).map((value) => [value]);
  if (type === 'integer' || type === 'number') return [987654];
  if (format === 'date') return [/end/i.test(name) ? '2001-01-01' : '2099-01-01'];
  if (String(pattern ?? '').includes('_admin')) return ['8800999999_admin'];
  if (String(pattern ?? '').includes('{4}-')) return [/end/i.test(name) ? '2001-01' : '2099-01'];
  if (pattern !== undefined) return ['2099', '99', '9999999999'];
  return ['NOPE'];
}
