import { parseArgs } from 'node:util';
import { DEFAULT_PORT, startMock } from './server';
import { keepHeapSmall } from './small-heap';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['MOCK_PORT'] ?? String(DEFAULT_PORT) },
    host: { type: 'string', default: '127.0.0.1' },
    stateless: { type: 'boolean', default: false },
    description: { type: 'string' },
    upstream: { type: 'string' },
    drift: { type: 'string' },
  },
});

keepHeapSmall();

try {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port.`);
  const end = values.upstream === undefined ? await runMock(port) : await runProxy(port, values.upstream);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runMock(port: number): Promise<() => Promise<void>> {
  const { description, host, stateless } = values;
  const mock = await startMock({
    port,
    host,
    stateless,
    log: console.error,
    ...(description && { description }),
  });
  const seconds = process.uptime().toFixed(1); // with the time that loading the program took
  console.log(
    `Mock server with ${mock.operations} operations${stateless ? ', stateless' : ''}, up in ${seconds} s`,
  );
  console.log(`  ${mock.url}/new/api      calls`);
  console.log(`  ${mock.url}/provider/login?redirect=/   sign in`);
  console.log(`  ${mock.url}/docs         reference`);
  return mock.close;
}

async function runProxy(port: number, upstream: string): Promise<() => Promise<void>> {
  const { DRIFT_FILE, startProxy } = await import('./proxy/proxy'); // the mock needs none of it
  const { description, host, drift = DRIFT_FILE } = values;
  const proxy = await startProxy({
    upstream,
    port,
    host,
    driftFile: drift,
    log: console.log,
    ...(description && { description }),
  });
  console.log(`Proxy before ${new URL(upstream).origin}, ${proxy.operations} operations`);
  console.log(`  ${proxy.url}/new/api      calls, passed on as they are`);
  console.log(`  ${proxy.url}/mock/drift   what differs from the description, also in ${drift}.md and .json`);
  return async () => {
    await proxy.close();
    console.log(`${(await proxy.drifts()).length} findings, written to ${drift}.md and .json`);
  };
}
