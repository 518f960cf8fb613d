/** Prints the processor time of each finance read, of the mock and of plain Prism in the same run; `--requests 50` asks less often. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadWorld } from '../../world/world';
import { loadDescription } from '../description';
import { exampleRequests } from '../example-request';
import { isRead, type Route, routesOf } from '../routes';
import { financeHandlers } from '../state/finance/finance-handlers';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100' },
    persona: { type: 'string', default: 'directAdmin' },
  },
});
const REQUESTS = Number(values.requests);
const BAR = 0.25;

const description = loadDescription();
const { addressOf, initOf } = exampleRequests(description);
const reads = routesOf(description).filter((route) => route.operationId in financeHandlers && isRead(route));

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(kind: 'mock' | 'plain'): Promise<Server> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [kind]);
  const [{ port }] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

async function used({ child }: Server): Promise<{ readonly ms: number; readonly megabytes: number }> {
  child.send('used');
  const [answer] = await once(child, 'message');
  return answer;
}

async function ask({ url }: Server, route: Route): Promise<number> {
  const personal = (text: string) => text.replaceAll('8800123456', saletoCode);
  const init = initOf(route, `Bearer demo-${values.persona}`);
  const body = typeof init.body === 'string' && { body: personal(init.body) };
  const response = await fetch(url + personal(addressOf(route)), { ...init, ...body });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds of the processor for one request, once the server has prepared the operation. */
async function cost(server: Server, route: Route): Promise<number> {
  for (let at = 0; at < 20; at += 1) await ask(server, route);
  const before = await used(server);
  for (let at = 0; at < REQUESTS; at += 1) await ask(server, route);
  return ((await used(server)).ms - before.ms) / REQUESTS;
}

const saletoCode =
  loadWorld().personas.find(({ persona }) => persona === values.persona)?.saletoCode ?? '8800123456';
const [mock, plain] = await Promise.all([start('mock'), start('plain')]);
const sums = { mock: 0, plain: 0 };
for (const route of reads) {
  const [ours, theirs] = [await cost(mock, route), await cost(plain, route)];
  sums.mock += ours;
  sums.plain += theirs;
  const ratio = (ours / theirs).toFixed(2);
  console.log(
    `${route.operationId.padEnd(30)} ${ours.toFixed(2)} ms, plain ${theirs.toFixed(2)} ms, ${ratio}`,
  );
}
const ratio = sums.mock / sums.plain;
const { megabytes } = await used(mock);
console.log(
  `all ${reads.length} finance reads: ${ratio.toFixed(3)}, bar ${BAR}: ${ratio <= BAR ? 'met' : 'MISSED'}`,
);
console.log(`memory of the mock: ${megabytes.toFixed(0)} MB`);
mock.child.kill();
plain.child.kill();
