import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { BASE_PATH, loadDescription } from '../description';
import { PRISM_CONFIG } from '../prism';
import { listen } from '../proxy/listen';

/**
 * Prism as its own command serves a description: one server, every operation, nothing of ours.
 * @returns its port
 */
export async function startPlainPrism(): Promise<number> {
  const { paths, components, openapi, info, security } = loadDescription();
  const served = Object.fromEntries(
    Object.entries(paths).map(([path, pathItem]) => [BASE_PATH + path, pathItem]),
  );
  const whole = { openapi, info, components, paths: served, ...(security && { security }) };
  const operations = await getHttpOperationsFromSpec(whole);
  const logger = createLogger('plain', { level: 'silent' });
  const prism = createInstance({ ...PRISM_CONFIG, mock: { dynamic: false } }, { logger });
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    const isPost = incoming.method === 'POST';
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const request = {
      method: isPost ? ('post' as const) : ('get' as const),
      url: { path: pathname, query: Object.fromEntries(searchParams) },
      headers: Object.fromEntries(headers),
      body: isPost ? await json(incoming) : undefined,
    };
    const answer = await prism.request(request, operations, { ...PRISM_CONFIG, mock: { dynamic: false } })();
    const isGiven = answer._tag === 'Right';
    response.writeHead(isGiven ? answer.right.output.statusCode : 500, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(isGiven ? answer.right.output.body : String(answer.left)));
  });
  return listen(server, 0, '127.0.0.1');
}
