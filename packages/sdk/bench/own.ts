/** Run as its own process: our GET and the same by path, over raw `fetch`, as one JSON text; a minute in place of ten. */
import { gets, getWithoutTimeout, ownGets, stub } from './candidates';
import { allocated, type Candidate, compared } from './measure';

const place = { base: 'http://portal.test/new/api', fetch: stub as typeof fetch };
const { 'ours by path': byPath } = gets(place);
if (!byPath) throw new Error('No candidate by path');
const candidates: Record<string, Candidate> = { ...ownGets(place), 'ours by path': byPath };
const get = await compared(candidates, { calls: 600, rounds: 15 });
const bytes: Record<string, number> = {};
for (const [name, candidate] of Object.entries({
  ...candidates,
  'ours without a time-out': getWithoutTimeout(place),
}))
  bytes[name] = Math.round(await allocated(candidate));
// The time-outs of peers would hold the process.
process.stdout.write(JSON.stringify({ get, bytes }), () => process.exit());
