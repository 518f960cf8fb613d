import { parseArgs } from 'node:util';
import { DEFAULT_PORT, startMock } from './server';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['MOCK_PORT'] ?? String(DEFAULT_PORT) },
    host: { type: 'string', default: '127.0.0.1' },
    stateless: { type: 'boolean', default: false },
    description: { type: 'string' },
  },
});

try {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port.`);
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
