import { type MockCliOptions, readMockOptions, USAGE } from './cli-options';

try {
  const options = readMockOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('`pnpm mock --help` lists the options.');
  process.exitCode = 1;
}

async function run(options: MockCliOptions): Promise<void> {
  const { upstream } = options;
  const end = upstream === undefined ? await runMock(options) : await runProxy(options, upstream);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

async function runMock(options: MockCliOptions): Promise<() => Promise<void>> {
  const { port, host, stateless, runs, description } = options;
  const { startMock } = await import('./server'); // the help and a wrong option need none of it
  const mock = await startMock({
    port,
    host,
    stateless,
    runs,
    world: options.world,
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

async function runProxy(options: MockCliOptions, upstream: string): Promise<() => Promise<void>> {
  const { DRIFT_FILE, startProxy } = await import('./proxy/proxy'); // the mock needs none of it
  const { port, host, description, drift = DRIFT_FILE } = options;
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
