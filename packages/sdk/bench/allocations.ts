/** Run as its own process: bytes of heap for a GET, by raw `fetch` and by ours, as one JSON text. */
import { gets, stub } from './candidates';
import { allocated, type Candidate } from './measure';

const all = gets({ base: 'http://portal.test/new/api', fetch: stub as typeof fetch });
const bytes: Record<string, number> = {};
for (const name of ['raw fetch', 'ours']) bytes[name] = Math.round(await allocated(all[name] as Candidate));
process.stdout.write(JSON.stringify(bytes));
