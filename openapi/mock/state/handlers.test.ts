import { describe, expect, it } from 'vitest';
import { isRecord, loadDescription, type Parameter, resolved } from '../description';
import { type Route, routesOf } from '../routes';
import { clientOf, mockForTests } from '../test-client';
import { loadWorld } from '../world';
import { handlers } from './handlers';

const description = loadDescription();
const routes = routesOf(description).filter((route) => route.operationId in handlers);
const personas = loadWorld().dealers.map((one) => one.persona);

const logged: string[] = [];
const mock = mockForTests({ log: (line) => logged.push(line) });

/** The address of a call with the parameters that its description gives as examples. */
function addressOf(route: Route): string {
  const parameters = (route.operation.parameters ?? []).map(
    (one) => resolved(description, one) as Parameter & Sample,
  );
  const query = new URLSearchParams();
  let path = route.path;
  for (const one of parameters) {
    const value = String(one.example ?? one.schema?.default ?? '1');
    if (one.in === 'path') path = path.replace(`{${one.name}}`, encodeURIComponent(value));
    else if (one.in === 'query' && one.required) query.set(one.name, value);
  }
  return `${path}?${query}`;
}

interface Sample {
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly default?: unknown };
}

/** The first body example of a call. */
function bodyOf(route: Route): unknown {
  const body = resolved(description, route.operation.requestBody);
  const content =
    isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined;
  const examples =
    isRecord(content) && isRecord(content['examples']) ? Object.values(content['examples']) : [];
  const [first] = examples;
  return isRecord(first) ? first['value'] : undefined;
}

describe('the operations that are answered from memory', () => {
  it('are all in the description', () => {
    const known = routes.map((route) => route.operationId);
    expect(Object.keys(handlers).filter((operationId) => !known.includes(operationId))).toEqual([]);
  });

  it.each(personas)('answer their own example requests as described, for %s', async (persona) => {
    const caller = clientOf(mock, persona);
    const wrong: string[] = [];
    for (const route of routes) {
      if (['importBatchOrder', 'exportSampleSheet'].includes(route.operationId)) continue; // a file in or out; tests of their own
      const answer =
        route.method === 'get'
          ? await caller.get(addressOf(route))
          : await caller.post(addressOf(route), bodyOf(route));
      const isRight =
        answer.status === 200 &&
        answer.body.code !== undefined &&
        answer.headers.get('sl-violations') === null;
      if (!isRight) wrong.push(`${route.operationId}: ${answer.status} ${answer.body.msg}`);
    }
    expect([...wrong, ...logged]).toEqual([]);
  });
});
