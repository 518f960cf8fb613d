/** `pnpm bench:sdk`: every figure with its peers, measured in one run. It informs and never gates; tests hold the counts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputOf, withBuilt } from './bundled';
import { coldImport } from './cold-import';
import type { Figure } from './measure';
import { redoclyClient } from './redocly';
import { type BUNDLES, gzippedBytes } from './sizes';

const isShort = process.argv.includes('--short');
const args = isShort ? ['--short'] : [];
const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

interface Calls {
  readonly get: Figure[];
  readonly post: Figure[];
  readonly loopback: Figure[];
  readonly bytes: Readonly<Record<string, number>>;
}

function row(figure: string, value: string, bar: string): void {
  console.log(`${figure.padEnd(52)}${value.padEnd(34)}${bar}`);
}

function ratios(title: string, figures: readonly Figure[], bars: Readonly<Record<string, string>>): void {
  for (const { name, microseconds, ratio } of figures) {
    const spread = `${ratio.median.toFixed(2)}x (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)})`;
    row(`${title}: ${name}`, `${spread}  ${microseconds.toFixed(1)} us`, bars[name] ?? '');
  }
}

async function sizes(): Promise<void> {
  const bars: Record<keyof typeof BUNDLES, string> = {
    oneOperation: 'bar 2.5 KiB',
    oneValidated: 'bar 9.2 KiB',
    allOperations: 'bar 9.5 KiB',
    openapiFetch: '',
    heyApi: '',
    ky: '',
    wretch: '',
    ofetch: '',
    axios: '',
  };
  for (const [name, bar] of Object.entries(bars) as [keyof typeof BUNDLES, string][]) {
    row(`bundle, gzip: ${name}`, `${((await gzippedBytes(name)) / 1024).toFixed(2)} KiB`, bar);
  }
}

const today = new Date().toISOString().slice(0, 10);
console.log(
  `pnpm bench:sdk, ${today}, Node ${process.version}, ${isShort ? 'short' : 'full'} run; ratios are of processor time, median (least-most)\n`,
);
await sizes();
if (!isShort) {
  // The compiler takes a second to load, which the short form has no use for.
  const { perCallSite } = await import('./type-cost');
  const { costOfAll } = await import('./synthetic');
  row('type instantiations per call, all operations', perCallSite(SOURCE).toFixed(1), 'bar 10');
  const awaited = perCallSite(SOURCE, { isAwaited: true });
  row('type instantiations per call, awaited and narrowed', awaited.toFixed(1), 'bar 12');
  const [half, whole] = [await costOfAll(400), await costOfAll(800)];
  row(
    'type instantiations, 800 operations over 400',
    `${(whole / half).toFixed(2)}x (${half}, ${whole})`,
    'bar 2.05x',
  );
}
const folder = mkdtempSync(join(tmpdir(), 'sdk-redocly-'));
const generated = isShort ? [] : [await redoclyClient(folder)];
const calls = await outputOf<Calls>('./calls.ts', [...args, ...generated]);
rmSync(folder, { recursive: true });
const bar = process.versions.node.startsWith('20.') ? 'bar 1.45x' : 'bar 1.6x';
ratios('GET', calls.get, { ours: bar });
ratios('POST', calls.post, { ours: bar });
ratios('loopback', calls.loopback, { ours: 'bar 1.15x' });
for (const [name, bytes] of Object.entries(calls.bytes)) {
  row(`bytes per GET: ${name}`, String(bytes), name === 'ours' ? 'bar 13,500 (Node 20)' : '');
}
const validation = await outputOf<{ figures: Figure[]; bytes: number; refusalMs: number }>(
  './validation.ts',
  [...args, fileURLToPath(new URL('../../../openapi/bundle/openapi.json', import.meta.url))],
);
ratios(`validate ${(validation.bytes / 1024).toFixed(0)} KiB`, validation.figures, { ours: 'bar 0.5x' });
row('a refused cart of 200 entries, first time', `${validation.refusalMs.toFixed(1)} ms`, 'bar 10 ms');
const runs = isShort ? 1 : 9;
await withBuilt(async (folder) => {
  const all = join(folder, 'operations-all.js');
  const ours = coldImport([join(folder, 'index.js'), all], runs);
  const openapi = coldImport(['openapi-fetch'], runs);
  row('cold import: index', `${coldImport([join(folder, 'index.js')], runs).toFixed(1)} ms`, '');
  row('cold import: index and all operations', `${ours.toFixed(1)} ms`, '');
  row('cold import: openapi-fetch', `${openapi.toFixed(1)} ms`, '');
  row('cold import: ours over openapi-fetch', `${(ours / openapi).toFixed(2)}x`, 'bar 1.5x');
  row(
    'cold import: validators',
    `${coldImport([join(folder, 'validators.js')], runs).toFixed(1)} ms`,
    'bar 30 ms',
  );
});
row('cold import: axios', `${coldImport(['axios'], runs).toFixed(1)} ms`, '');
