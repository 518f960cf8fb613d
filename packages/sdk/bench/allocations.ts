/** Run as its own process: bytes of heap for a GET, by raw `fetch` and by ours, as one JSON text. */
import { ownGets, stub } from './candidates';
import { allocated } from './measure';

const all = ownGets({ base: 'http://portal.test/new/api', fetch: stub as typeof fetch });
const bytes: Record<string, number> = {};
for (const [name, create] of Object.entries(all)) bytes[name] = Math.round(await allocated(create));
process.stdout.write(JSON.stringify(bytes));
