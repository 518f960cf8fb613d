import { describe, expect, it } from 'vitest';
import { loadWorld } from '../world/world';
import { isRecord, loadDescription, resolved } from './description';
import { exampleRequests } from './example-request';
import { isRead, routesOf } from './routes';
import { mockForTests } from './test/client';
import { type Link, linkedCall, linksOf } from './test/follow-link';

const mock = mockForTests();
const description = loadDescription();
const { personas } = loadWorld();
const { addressOf, bodyOf, initOf, senderOf } = exampleRequests(description);
const routes = routesOf(description);
const links = linksOf(routes).map((link) => ({
  title: `${link.source.operationId} leads by ${link.name} to ${link.target.operationId}`,
  link,
}));

/** The answer of the call that the examples show, after the calls that go before it. */
async function answerOf({ source }: Link, authorization: string): Promise<unknown> {
  const before = source.operation['x-after'] ?? [];
  for (const id of before)
    for (const route of routes.filter(({ operationId }) => operationId === id))
      await fetch(mock.url + addressOf(route), initOf(route, authorization));
  const response = await fetch(mock.url + addressOf(source), initOf(source, authorization));
  return response.json();
}

/** The examples of the parameters by place and name. */
function parametersOf({ source }: Link): Record<string, unknown> {
  const parameters = (source.operation.parameters ?? []).map((one) => resolved(description, one));
  return Object.fromEntries(
    parameters.filter(isRecord).map(({ in: place, name, example }) => [`${place}.${name}`, example]),
  );
}

const isEmpty = (data: unknown): boolean =>
  (Array.isArray(data) && data.length === 0) ||
  (isRecord(data) && Array.isArray(data['records']) && data['records'].length === 0);

describe('CAT-03 links', () => {
  it('lead on from more than a hundred writes and lists', () => {
    expect(links.length).toBeGreaterThanOrEqual(150);
    expect(new Set(links.map(({ link }) => link.source)).size).toBeGreaterThanOrEqual(100);
  });

  it.each(links)('$title, which answers that call with data', async ({ link }) => {
    const authorization = `Bearer demo-${senderOf(link.source, personas)}`;
    const responseBody = await answerOf(link, authorization);
    const answered = { parameters: parametersOf(link), requestBody: bodyOf(link.source), responseBody };
    const { address, method, body } = linkedCall(description, link, answered);
    const response = await fetch(mock.url + address, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('sl-violations')).toBeNull();
    if (!response.headers.get('content-type')?.includes('json')) {
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
      return;
    }
    const envelope = (await response.json()) as { code: string; msg: string; data?: unknown };
    expect({ code: String(envelope.code), msg: envelope.msg }).toMatchObject({ code: '1' });
    if (isRead(link.target)) expect(envelope.data ?? undefined).toBeDefined();
    expect(isEmpty(envelope.data)).toBe(false);
  });
});
