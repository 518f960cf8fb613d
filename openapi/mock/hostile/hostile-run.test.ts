import { request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loadDescription } from '../description';
import { routesOf } from '../routes';
import { clientOf, mockForTests } from '../test/client';
import { type HostileRequest, hostileRequests } from './hostile-requests';

/** A plain run sends a tenth; `pnpm check --whole` sends all. */
const COUNT = process.env['WHOLE'] === '1' ? 10_000 : 1_000;
const SEED = 20_261_122;
const AT_ONCE = 8;

const logged: string[] = [];
const mock = mockForTests({ log: (line) => logged.push(line) });

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Node's own client sends exactly the given request, other than fetch. */
function answerTo({ method, path, headers, body }: HostileRequest): Promise<Answer> {
  const { hostname, port } = new URL(mock.url);
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, method, path, headers }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, type: incoming.headers['content-type'] ?? '', text }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

function isEnveloped({ method, path }: HostileRequest, { status, type, text }: Answer): boolean {
  // A chosen 5xx is what was asked for; a redirect, a file and the answer to HEAD have no envelope.
  if (method === 'HEAD' || status === 302 || status === 204) return true;
  if (!type.includes('json')) return status === 200 && !path.startsWith('/mock');
  return 'code' in JSON.parse(text);
}

const wasChosen = ({ headers, path }: HostileRequest): boolean =>
  headers['prefer'] !== undefined || path.includes('__code');

describe('hostile requests out of a seed', () => {
  it(`${COUNT} of them end neither in a server's error nor outside the envelope`, async () => {
    const description = loadDescription();
    const requests = hostileRequests(description, routesOf(description), { seed: SEED, count: COUNT });
    const wrong: string[] = [];
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const some = requests.slice(at, at + AT_ONCE);
      const answers = await Promise.all(some.map(answerTo));
      for (const [index, answer] of answers.entries()) {
        const request = some[index];
        if (!request) continue;
        const isBroken = answer.status >= 500 && !wasChosen(request);
        if (isBroken || !isEnveloped(request, answer))
          wrong.push(
            `${request.method} ${request.path.slice(0, 120)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body?.slice(0, 200)}: ${answer.status} ${answer.text.slice(0, 200)}`,
          );
      }
    }
    expect(wrong).toEqual([]);
    expect(logged).toEqual([]);
    expect((await clientOf(mock).get('/mock/state')).status).toBe(200);
  });

  it.each([
    ['20,000 lines', JSON.stringify({ cartList: Array(20_000).fill({}) }), 400],
    ['200,000 lines', JSON.stringify({ cartList: Array(200_000).fill({}) }), 413],
    ['2 MB of text', JSON.stringify({ cartList: 'x'.repeat(2_000_000) }), 413],
    ['20,000 levels', `{"cartList":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    [
      '40,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`f${at}`, 1]))),
      400,
    ],
    [
      '1,000 lines where no limit is described',
      JSON.stringify({ splitComposeList: Array(1_000).fill({}) }),
      400,
    ],
  ])('a body of %s is refused within 2 s and 200 MB', async (_, body, status) => {
    const path = body.includes('split') ? '/order/splitOrder' : '/cart/shoppingCart/add/list/cart';
    const headers = { authorization: 'Bearer demo-directAdmin', 'content-type': 'application/json' };
    const [started, before] = [performance.now(), process.memoryUsage().rss];
    const answer = await answerTo({ method: 'POST', path: `/new/api${path}`, headers, body });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, expect.objectContaining({ status })]);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200);
  });
});
