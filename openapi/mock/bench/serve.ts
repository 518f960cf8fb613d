/**
 * One of the servers that run.ts compares, in its own process; it reports its port, then its processor time when asked.
 */
import { startMock } from '../server';
import { startPlainPrism } from './plain-prism';

const isMock = process.argv[2] === 'mock';
const port = isMock ? Number(new URL((await startMock({ port: 0 })).url).port) : await startPlainPrism();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ ms: (user + system) / 1000, megabytes: process.memoryUsage.rss() / 1e6 });
});
process.send?.({ port });
