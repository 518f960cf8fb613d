import { expect, it } from 'vitest';
import { loadDescription } from './description';
import { exampleRequests } from './example-request';
import { checkAnswer } from './proxy/check-answer';
import { exchangeCheckOver } from './proxy/check-exchange';
import { isRead, routesOf } from './routes';
import { mockForTests } from './test/client';

const mock = mockForTests();

it('CAT-03 the mock answers every read with fields that the description names', async () => {
  const description = loadDescription();
  const check = exchangeCheckOver(description);
  const { addressOf, initOf } = exampleRequests(description);
  const unknown = new Set<string>();
  for (const route of routesOf(description).filter(isRead)) {
    const url = addressOf(route);
    const response = await fetch(mock.url + url, {
      ...initOf(route, 'Bearer demo-directAdmin'),
      redirect: 'manual',
    });
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
}, 60_000);
