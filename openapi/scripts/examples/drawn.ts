/** Draws examples: what a fresh mock answers the first dealer on the day of the world, asked each call's own example. */
import { loadDescription, resolved } from '../../mock/description';
import { exampleRequests } from '../../mock/example-request';
import { pruned } from '../../mock/hostile/described-body';
import { type Route, routesOf } from '../../mock/routes';
import { startMock } from '../../mock/server';
import { fields } from '../../mock/state/memory/input';
import { loadWorld } from '../../world/world';

/** The answer of a call to its own request example. */
export interface DrawnAnswer {
  readonly route: Route;
  readonly status: number;
  /** The envelope with its described fields; undefined for a file. */
  readonly body:
    | { readonly code?: string | number; readonly msg?: string; readonly data?: unknown }
    | undefined;
  /** What the mock says is wrong with the request or with its own answer. */
  readonly violations: string | null;
}

/** The time of day at which all examples are asked for. */
const TIME = 'T10:00:00+08:00';

/**
 * Asks calls their own request examples, each of a mock that remembers nothing and whose clock stands still.
 * @param description a bundle file; the committed one by default
 */
export async function drawnAnswers(
  isAsked: (route: Route) => boolean,
  description?: string,
): Promise<readonly DrawnAnswer[]> {
  const loaded = loadDescription(description);
  const world = loadWorld();
  const moment = new Date(world.today + TIME);
  const { initOf, addressOf, senderOf } = exampleRequests(loaded);
  const mock = await startMock({
    port: 0,
    now: () => moment,
    ...(description !== undefined && { description }),
  });
  try {
    const answers: DrawnAnswer[] = [];
    const routes = routesOf(loaded);
    const described = (route: Route, body: unknown): DrawnAnswer['body'] => {
      const success = fields(resolved(loaded, route.operation.responses['200']));
      const { schema } = fields(fields(success['content'])['application/json']);
      return fields(pruned(loaded, schema, body)) as DrawnAnswer['body']; // the mock answers envelopes
    };
    const ask = (route: Route) =>
      fetch(mock.url + addressOf(route), initOf(route, `Bearer demo-${senderOf(route, world.personas)}`));
    for (const route of routes.filter(isAsked)) {
      await fetch(`${mock.url}/mock/reset`, { method: 'POST' });
      for (const before of route.operation['x-after'] ?? [])
        for (const other of routes) if (other.operationId === before) await ask(other);
      const response = await ask(route);
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const text = await response.text();
      answers.push({
        route,
        status: response.status,
        body: isJson ? described(route, JSON.parse(text)) : undefined,
        violations: response.headers.get('sl-violations'),
      });
    }
    return answers;
  } finally {
    await mock.close();
  }
}
