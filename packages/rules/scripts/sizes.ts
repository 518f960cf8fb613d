/** `pnpm sizes`: prints the size of each entry into `reports/sizes.md`, in place of the table that is there. */
import { readFileSync, writeFileSync } from 'node:fs';
import required from '../requirement-entries.json' with { type: 'json' };
import { bundled, everythingOf, sources } from '../test/bundled';

const REPORT = new URL('../reports/sizes.md', import.meta.url);
const PLACE = /(<!-- sizes -->\n).*(<!-- \/sizes -->)/s;

const kib = async (entries: Iterable<string>): Promise<string> =>
  ((await bundled(everythingOf(entries))).gzip / 1024).toFixed(2);

const rows = await Promise.all(
  [...sources.keys()].map(async (entry) => [entry.slice(2), await kib([entry])] as const),
);
rows.sort(([, left], [, right]) => Number(right) - Number(left));
const table = [
  '| entry | KiB |',
  '|---|---|',
  ...rows.map(([entry, size]) => `| \`${entry}\`${required.includes(entry) ? '*' : ''} | ${size} |`),
  `| what requirements need | ${await kib(required.map((entry) => `./${entry}`))} |`,
  `| all of these together | ${await kib(sources.keys())} |`,
].join('\n');
writeFileSync(REPORT, readFileSync(REPORT, 'utf8').replace(PLACE, `$1${table}\n$2`));
console.log(table);
