import { createRequire } from 'node:module';
import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http';
import { expect, it } from 'vitest';
import { BASE_PATH, loadDescription } from '../mock/description';
import { exampleRequests } from '../mock/example-request';
import { PRISM_CONFIG } from '../mock/prism';
import { type Route, routesOf } from '../mock/routes';
import { BUNDLE_FILE } from '../scripts/bundled';

const description = loadDescription();
const { addressOf, initOf } = exampleRequests(description);

/** The request example of a call, as a plain server hands it to Prism. */
async function requestFor(route: Route): Promise<IHttpRequest> {
  const sent = new Request(`http://localhost${addressOf(route)}`, initOf(route, 'Bearer demo-directAdmin'));
  const { pathname, searchParams } = new URL(sent.url);
  const text = await sent.text();
  const isJson = sent.headers.get('content-type')?.includes('json');
  return {
    method: route.method,
    url: { path: pathname.replace(BASE_PATH, ''), query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(sent.headers),
    body: isJson ? JSON.parse(text) : text || undefined,
  };
}

it('CAT-03 plain Prism over the bundle, without our mock, takes and answers the request example of every operation', async () => {
  const operations = await getHttpOperationsFromSpec(BUNDLE_FILE);
  const config = { ...PRISM_CONFIG, mock: { dynamic: false } };
  const prism = createInstance(config, { logger: createLogger('plain', { level: 'silent' }) });
  const faults: string[] = [];
  const routes = routesOf(description);
  for (const route of routes) {
    const answer = await prism.request(await requestFor(route), operations, config)();
    if (answer._tag === 'Left') faults.push(`${route.operationId}: ${answer.left.message}`);
    else {
      const { output, validations } = answer.right;
      const violations = [...validations.input, ...validations.output].map(({ message }) => message);
      if (![200, 302].includes(output.statusCode) || violations.length > 0)
        faults.push(`${route.operationId}: ${output.statusCode} ${violations.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
  expect(routes.length).toBe(operations.length);
});

it('Prism loads one language of made-up names: all fifty take a quarter of the start of the mock', () => {
  const files = Object.keys(createRequire(import.meta.url).cache);
  const languages = files.flatMap((file) => /@faker-js.*\/locales\/(\w+)\//.exec(file)?.[1] ?? []);
  expect([...new Set(languages)]).toEqual(['en']);
});
