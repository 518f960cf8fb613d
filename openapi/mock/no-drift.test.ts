import { expect, it } from 'vitest';
import { isRecord, loadDescription, resolved } from './description';
import { exampleRequests } from './example-request';
import { checkAnswer } from './proxy/check-answer';
import { exchangeCheckOver } from './proxy/check-exchange';
import { isRead, type Route, routesOf } from './routes';
import { mockForTests } from './test/client';

const mock = mockForTests();

const description = loadDescription();

/** The headers that the description names of an answer. */
function headersOf({ operation }: Route, status: number): readonly string[] {
  const response = resolved(description, operation.responses[status]);
  return isRecord(response) && isRecord(response['headers']) ? Object.keys(response['headers']) : [];
}

it('CAT-03 the mock answers every read with the fields and headers that the description names', async () => {
  const check = exchangeCheckOver(description);
  const { addressOf, initOf } = exampleRequests(description);
  const unknown = new Set<string>();
  const missing: string[] = [];
  for (const route of routesOf(description).filter(isRead)) {
    const url = addressOf(route);
    const response = await fetch(mock.url + url, {
      ...initOf(route, 'Bearer demo-directAdmin'),
      redirect: 'manual',
    });
    for (const name of headersOf(route, response.status))
      if (!response.headers.has(name)) missing.push(`${route.operationId}: ${name}`);
    const exchange = {
      method: 'GET',
      url,
      requestHeaders: {},
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
    for (const { kind, place, change } of checkAnswer(description, check.call(route), exchange))
      unknown.add(`${route.operationId}: ${kind} ${place} ${change?.file ?? ''}`);
  }
  expect([...unknown]).toEqual([]);
  expect(missing).toEqual([]);
}, 60_000);
