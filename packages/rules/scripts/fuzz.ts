/** `pnpm fuzz`: the tests with 100 times as many cases for each property; `pnpm fuzz 1000 cart` says how many, and where. */
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

const [times = '100', ...areas] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) throw new Error(`How many times more is a whole number, not ${times}`);
process.env['FUZZ'] = times;
process.env['AREA_TESTS'] = 'src/**/*.test.ts,test/unreadable.test.ts,test/limits.test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filters =
  areas.length > 0 ? areas.map((area) => `/${area}`) : ['src', 'test/unreadable', 'test/limits'];
const vitest = await startVitest('test', filters, { root, run: true, watch: false, testTimeout: 3_600_000 });
await vitest.close();
