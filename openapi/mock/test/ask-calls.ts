/** Asks the calls of the description with their own examples, or with other values, in runs of their own. */
import readWorkbook from 'read-excel-file/node';
import { loadWorld } from '../../world/world';
import { bodyProperties } from '../described-fields';
import { type Description, resolved } from '../description';
import { exampleRequests } from '../example-request';
import { type Route, routesOf } from '../routes';
import { type Fields, fields } from '../state/memory/input';

/** A filter of a list, or a write, with whether the mock serves it. */
export interface Served {
  readonly kind: 'filter' | 'write';
  readonly operationId: string;
  /** The field of a filter; empty for a write. */
  readonly field: string;
  readonly isServed: boolean;
}

/** A request: of which run, which call, what of its example is otherwise, by whom. */
export interface Asked {
  /** The run of the plain client unless another is named. */
  readonly run?: string;
  readonly route: Route;
  readonly change?: Fields;
  /** The dealer that the example names unless another is given. */
  readonly persona?: string;
}

/** A run that was dropped, and one for which there is no room. */
const NO_RUN: readonly number[] = [410, 429];

/** Fields whose value names a thing. */
const NAMES = /(No|Id|ID|Code)$|^(id|userName)$/;

/** The names in an object: its texts in such fields, and the first of lists of them. */
export function namesOf(from: Fields): Fields {
  const plain = Object.entries(from).map(([name, value]) =>
    Array.isArray(value) ? ([name.replace(/List$/, ''), value[0]] as const) : ([name, value] as const),
  );
  return Object.fromEntries(
    plain.filter(([name, value]) => NAMES.test(name) && typeof value === 'string' && value !== ''),
  );
}

export type AskCalls = ReturnType<typeof askCalls>;

/**
 * Asks a mock that runs, at the time of the examples. Its clock stands still: a difference comes from a call alone.
 * @param url without a slash at the end
 */
export function askCalls(url: string, description: Description) {
  const routes = routesOf(description);
  const { personas } = loadWorld();
  const { addressOf, bodyOf, initOf, senderOf } = exampleRequests(description);
  const personaOf = (route: Route): string => senderOf(route, personas);

  const ask = async ({ run, route, change = {}, persona = personaOf(route) }: Asked): Promise<string> => {
    const body = bodyOf(route);
    const isJson = route.method === 'post' && body !== undefined;
    const plain = initOf(route, `Bearer demo-${persona}`);
    const changed = isJson ? { body: JSON.stringify({ ...fields(body), ...change }) } : {};
    const init = { ...plain, ...(Object.keys(change).length > 0 && changed) };
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(run !== undefined && { 'x-mock-session': run }),
    };
    const response = await fetch(url + addressOf(route, change), { ...init, headers, redirect: 'manual' });
    // Two such answers would be equal, and say nothing of the call.
    if (NO_RUN.includes(response.status)) throw new Error(await response.text());
    return textOf(response);
  };

  /** Asks what must come before a call; what that answered. */
  const prepare = async (run: string, route: Route): Promise<readonly string[]> => {
    const before = route.operation['x-after'] ?? [];
    const earlier = before.flatMap((id) => routes.filter(({ operationId }) => operationId === id));
    return inTurn(earlier, (route) => ask({ run, route }));
  };

  /** Ends a run that is not asked any more: there may be few at a time. */
  const end = async (run: string): Promise<void> => {
    await fetch(`${url}/mock/run`, { method: 'DELETE', headers: { 'x-mock-session': run } });
  };

  /** The content under a link of the mock, and its status. */
  const follow = async (run: string, link: string): Promise<string> => {
    const response = await fetch(url + link, { headers: { 'x-mock-session': run } });
    return `${response.status} ${await textOf(response)}`;
  };

  const parametersOf = ({ operation }: Route): readonly Fields[] =>
    (operation.parameters ?? [])
      .map((parameter) => fields(resolved(description, parameter)))
      .filter((parameter) => parameter['in'] !== 'header');

  /** The inputs of a call, with the schema of each. */
  const inputsOf = (route: Route): Fields => ({
    ...bodyProperties(description, route),
    ...Object.fromEntries(parametersOf(route).map(({ name, schema }) => [String(name), schema])),
  });

  /** The values of a call's example that name a thing, e.g. an order or a document. */
  const namesIn = (route: Route): Fields => {
    const parameters = parametersOf(route).map(({ name, example }) => [String(name), example]);
    return namesOf({ ...Object.fromEntries(parameters), ...fields(bodyOf(route)) });
  };

  return { routes, ask, prepare, end, follow, inputsOf, namesIn, personaOf };
}

/** The text of an answer; for an Excel file its cells, since its bytes hold the time of the machine. */
async function textOf(response: Response): Promise<string> {
  if (!(response.headers.get('content-type') ?? '').includes('spreadsheetml')) return response.text();
  return JSON.stringify(await readWorkbook(Buffer.from(await response.arrayBuffer())));
}

export async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
