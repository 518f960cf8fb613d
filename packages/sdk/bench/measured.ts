/** The guide "Figures", written from the figures of full runs: `pnpm bench:sdk --save`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { TABLE } from '../src/generated/table';
import { type Figures, savedFigures } from './figures';

const GUIDE = new URL('../docs/measured.md', import.meta.url);

/** From the first line with figures to the last. */
const SECTION = /Printed by `pnpm bench:sdk[\s\S]*?(?=\nThere are no source maps)/;

const MOST_COLUMNS = 120;

const LABELS: Readonly<Record<string, string>> = {
  redocly: 'Redocly',
  openapiFetch: 'openapi-fetch',
  heyApi: 'hey-api',
};
const OWN = /^ours|^raw fetch$|^one|^all/;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const parts = (bytes: number) => (bytes / 1024).toFixed(2);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** A number of Node 20, and that of Node 24 in brackets. */
type Both = (pick: (figures: Figures) => number | undefined, format?: (value: number) => string) => string;

type Values = Readonly<Record<string, number>>;

/** Every peer with its numbers, the best of Node 20 first. */
function peers(older: Values, newer: Values | undefined, format: (value: number) => string): string {
  const texts = Object.entries(older)
    .filter(([name]) => !OWN.test(name))
    .sort(([, a], [, b]) => a - b)
    .map(([name, value]) => {
      const other = newer?.[name];
      return `${LABELS[name] ?? name} ${format(value)}${other === undefined ? '' : ` (${format(other)})`}`;
    });
  return texts.join(', ');
}

const ratio = (value: number) => value.toFixed(2);
const times = (value: number) => `${value.toFixed(2)} ×`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

function rows(older: Figures, newer: Figures, both: Both): string[][] {
  const { bundles, instantiations } = older;
  return [
    ['GET over raw `fetch`', both(({ get }) => get['ours'], times), peers(older.get, newer.get, ratio)],
    ['POST over raw `fetch`', both(({ post }) => post['ours'], times), peers(older.post, newer.post, ratio)],
    [
      `heap of a GET; raw \`fetch\` ${both(
        ({ heap }) => heap['raw fetch'],
        (value) => `${kb(value)} kB`,
      )}`,
      both(
        ({ heap }) => heap['ours'],
        (value) => `${kb(value)} kB`,
      ),
      peers(older.heap, newer.heap, kb),
    ],
    ['gzip: client and one operation', `${kib(bundles.oneOperation)} KiB`, peers(bundles, undefined, kib)],
    [
      'gzip: with its validator; all operations',
      `${kib(bundles.oneValidated)}; ${kib(bundles.allOperations)} KiB`,
      '',
    ],
    [
      'type instantiations of a call; awaited and narrowed',
      `${instantiations.call.toFixed(1)}; ${instantiations.awaited.toFixed(1)}`,
      '',
    ],
    [
      'cold import: client and all operations over openapi-fetch',
      both(({ coldImport }) => coldImport.overOpenapiFetch, times),
      '',
    ],
    ['cold import: all validators', both(({ coldImport }) => coldImport.validatorsMs, ms), ''],
    ['a refused cart of 200 entries, first time', both(({ refusalMs }) => refusalMs, ms), ''],
    ['a page of 5,000 orders, ids as texts of 19 digits over 10', both(({ longIds }) => longIds, times), ''],
    [
      'a right cart of 41 KiB over `JSON.parse`',
      both(({ checks }) => checks['ours'], times),
      `Ajv, which makes code from text, ${ratio(older.checks['ajv'] ?? Number.NaN)}`,
    ],
  ];
}

/** A point of a list in lines that fit the guide's width. */
function point(text: string): string {
  const lines = [''];
  for (const word of `- ${text}`.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > MOST_COLUMNS) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** What the figures are made of. */
function reasons({ bundles, spent, table, heap }: Figures, both: Both): string {
  const { all, ...features } = spent;
  const list = Object.entries(features)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `| ${name} | ${parts(bytes)} |`);
  const raw = heap['raw fetch'] ?? Number.NaN;
  const added = (heap['ours without a time-out'] ?? Number.NaN) - raw;
  const heapOf = (name: string) =>
    both(
      ({ heap }) => heap[name],
      (value) => `${kb(value)} kB`,
    );
  const points = [
    `Client and one operation: without what smaller peers leave out it weighs ${parts(bundles.oneOperation - all)} KiB. The table has these parts, which are needed when the network is gone. What an unusual answer needs is loaded when it comes: redirects, other charsets, long numbers, numbers in place of texts, and the wait of a 429.`,
    `All operations: the names and paths of ${TABLE.split('\n').length} operations are ${kib(table)} of the ${kib(bundles.allOperations)} KiB, after each word is said once. Pages name the operations that they call.`,
    `Heap of a GET: raw \`fetch\` alone takes ${kb(raw)} kB here. Ours adds ${kb(added)} kB without a time-out; the controller and the timer of a time-out are the rest.`,
    `A transport of its own: a call by path (\`api.raw\`) goes through the same client, but openapi-fetch writes its request, for which it builds a \`Request\`. A GET is then ${both(({ get }) => get['ours by path'], times)} of raw \`fetch\` in place of ${both(({ get }) => get['ours'], times)}, its heap ${heapOf('ours by path')} in place of ${heapOf('ours')}, and the bundle ${kib(bundles.oursByPath)} KiB with all paths in place of ${kib(bundles.oneOperation)}. So the client writes its requests itself, and \`./raw\` is for those who think in paths.`,
  ];
  return `What the figures are made of:

${points.map(point).join('\n')}

| part of the client that smaller peers leave out | KiB |
|---|---|
${list.join('\n')}
`;
}

export function measured(older: Figures, newer: Figures): string {
  const both: Both = (pick, format = String) => {
    const [first = Number.NaN, second = Number.NaN] = [pick(older), pick(newer)];
    return `${format(first)} (${format(second)})`;
  };
  const table = rows(older, newer, both).map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |'));
  return `Printed by \`pnpm bench:sdk --save\` on ${older.date} with Node ${older.node} (in brackets Node ${newer.node}, \`npx node@24 --import tsx bench/run.ts --save\`),
our GETs, their heap and the long ids on ${older.ownDate} with \`--own\`, on a machine with two shared cores. Every client has a time-out of 60 s. Ratios of processor time are formed in one process against raw
\`fetch\`, which has no time-out.

| figure | ours | peers in one run |
|---|---|---|
${table.join('\n')}

Sizes, instantiations and heap are held by tests. A \`return\` out of an async function costs the compiler 7 instantiations more,
for any value. Of hey-api its run-time package is measured, of ky and wretch the last release that runs on Node 20.

${reasons(older, both)}`;
}

/** The guide with the figures that are saved. */
export function guideWithFigures(): { readonly now: string; readonly right: string } {
  const now = readFileSync(GUIDE, 'utf8');
  if (!SECTION.test(now)) throw new Error('The guide has no section of figures');
  return { now, right: now.replace(SECTION, () => measured(savedFigures(20), savedFigures(24))) };
}

export function writeFigures(): void {
  writeFileSync(GUIDE, guideWithFigures().right);
}
