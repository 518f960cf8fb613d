/**
 * `pnpm bench:sdk`: every figure with its peers, measured in one run. `--save` writes a full run into `docs/measured.md`,
 * `--exact` only the figures that are equal on every machine, `--own` those of ours that are not. `--short` does without
 * the peers of tests/on-demand. It informs and never gates; tests hold the counts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TABLE } from '../src/generated/table';
import { outputOf, withBuilt } from './bundled';
import { coldImport } from './cold-import';
import { type Figures, NODES, savedFigures, saveFigures } from './figures';
import type { Figure } from './measure';
import { writeFigures } from './measured';
import { redoclyClient } from './redocly';
import { BUNDLES, gzip, gzippedBytes, PEER_BUNDLES, PEERS, type Program, SOURCE } from './sizes';
import { spent } from './spent';

const isShort = process.argv.includes('--short');
/** Our own times and heap over raw `fetch`, without peers: what a change of ours needs, in a minute. */
const isOwn = process.argv.includes('--own');
/** Sizes and counts alone, which are the same on every machine: they change with the source. */
const isExact = process.argv.includes('--exact');
const args = isShort ? ['--short'] : [];

interface Calls {
  readonly get: Figure[];
  readonly post: Figure[];
  readonly loopback: Figure[];
  readonly bytes: Readonly<Record<string, number>>;
}

interface Validation {
  readonly figures: Figure[];
  readonly bytes: number;
  readonly refusalMs: number;
}

type Sizes = Pick<Figures, 'bundles' | 'spent' | 'table'>;

function row(figure: string, value: string, bar = ''): void {
  console.log(`${figure.padEnd(52)}${value.padEnd(34)}${bar}`);
}

function ratios(title: string, figures: readonly Figure[], bars: Readonly<Record<string, string>>): void {
  for (const { name, microseconds, ratio } of figures) {
    const spread = `${ratio.median.toFixed(2)}x (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)})`;
    row(`${title}: ${name}`, `${spread}  ${microseconds.toFixed(1)} us`, bars[name]);
  }
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(2)} KiB`;

const SIZE_BARS: Readonly<Record<string, string>> = {
  oneOperation: 'bar 3.8 KiB',
  oneValidated: 'bar 9.2 KiB',
  allOperations: 'bar 10.5 KiB',
};

async function sizes(): Promise<Sizes> {
  const names = Object.keys({ ...BUNDLES, ...(!isShort && PEER_BUNDLES) }) as Program[];
  const weights = await Promise.all(names.map(gzippedBytes));
  const bundles = Object.fromEntries(names.map((name, at) => [name, weights[at]])) as Figures['bundles'];
  for (const [name, bytes] of Object.entries(bundles))
    row(`bundle, gzip: ${name}`, kib(bytes), SIZE_BARS[name]);
  const features = await spent();
  for (const [name, bytes] of Object.entries(features)) row(`one operation spends on ${name}`, kib(bytes));
  const table = gzip(TABLE);
  row('all operations spend on names and paths', kib(table));
  return { bundles, spent: features, table };
}

/** The compiler takes a second to load, which the short form has no use for. */
async function instantiations(): Promise<Figures['instantiations']> {
  const { perCallSite } = await import('./type-cost');
  const { costOfAll } = await import('./synthetic');
  const call = perCallSite(SOURCE);
  row('type instantiations per call, all operations', call.toFixed(1), 'bar 10');
  const awaited = perCallSite(SOURCE, { isAwaited: true });
  row('type instantiations per call, awaited and narrowed', awaited.toFixed(1), 'bar 12');
  if (isExact) return { call, awaited };
  const [half, whole] = [await costOfAll(400), await costOfAll(800)];
  row(
    'type instantiations, 800 operations over 400',
    `${(whole / half).toFixed(2)}x (${half}, ${whole})`,
    'bar 2.05x',
  );
  return { call, awaited };
}

const GET_BAR = process.versions.node.startsWith('20.') ? 'bar 1.45x' : 'bar 1.6x';

function heapRows(bytes: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(bytes))
    row(`bytes per GET: ${name}`, String(value), name === 'ours' ? 'bar 17,500 (Node 20)' : '');
}

async function own(): Promise<Pick<Calls, 'get' | 'bytes'>> {
  const measured = await outputOf<Pick<Calls, 'get' | 'bytes'>>('./own.ts', []);
  ratios('GET', measured.get, { ours: GET_BAR });
  heapRows(measured.bytes);
  return measured;
}

async function calls(): Promise<Calls> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-redocly-'));
  const generated = isShort ? [] : [await redoclyClient(folder)];
  const program = isShort ? './calls.ts' : join(PEERS, 'sdk-calls.ts');
  const measured = await outputOf<Calls>(program, [...args, ...generated]);
  rmSync(folder, { recursive: true });
  ratios('GET', measured.get, { ours: GET_BAR });
  ratios('POST', measured.post, { ours: GET_BAR });
  ratios('loopback', measured.loopback, { ours: 'bar 1.15x' });
  heapRows(measured.bytes);
  return measured;
}

async function validation(): Promise<Validation> {
  const bundle = fileURLToPath(new URL('../../../openapi/bundle/openapi.json', import.meta.url));
  const measured = await outputOf<Validation>('./validation.ts', [...args, bundle]);
  ratios(`validate ${(measured.bytes / 1024).toFixed(0)} KiB`, measured.figures, { ours: 'bar 0.5x' });
  row('a refused cart of 200 entries, first time', `${measured.refusalMs.toFixed(1)} ms`, 'bar 10 ms');
  return measured;
}

/** @returns the ratio of a page with long ids */
async function longIds(): Promise<number> {
  const measured = await outputOf<Figure[]>('./long-ids.ts', args);
  ratios('page of 5,000 orders, ids as texts', measured, { '19 digits': 'bar 1.3x' });
  return measured.find(({ name }) => name === '19 digits')?.ratio.median ?? Number.NaN;
}

function cold(): Promise<Figures['coldImport']> {
  const runs = isShort ? 1 : 9;
  return withBuilt((folder) => {
    const ofModules = (name: string, modules: readonly string[], from?: string) => {
      const time = coldImport(modules, runs, from);
      row(`cold import: ${name}`, `${time.toFixed(1)} ms`, name === 'validators' ? 'bar 30 ms' : '');
      return time;
    };
    const index = join(folder, 'index.js');
    ofModules('index', [index]);
    const ours = ofModules('index and all operations', [index, join(folder, 'operations-all.js')]);
    const overOpenapiFetch = ours / ofModules('openapi-fetch', ['openapi-fetch']);
    row('cold import: ours over openapi-fetch', `${overOpenapiFetch.toFixed(2)}x`, 'bar 1.5x');
    if (!isShort) ofModules('axios', ['axios'], PEERS);
    return { overOpenapiFetch, validatorsMs: ofModules('validators', [join(folder, 'validators.js')]) };
  });
}

const medians = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map(({ name, ratio }) => [name, ratio.median]));

const date = new Date().toISOString().slice(0, 10);
console.log(
  `pnpm bench:sdk, ${date}, Node ${process.version}, ${isShort ? 'short' : 'full'} run; ratios are of processor time, median (least-most)\n`,
);
const isSaved = process.argv.includes('--save');
const { node } = process.versions;
const weights = await sizes();
const typeCost = isShort || isOwn ? undefined : await instantiations();
if (isOwn) {
  const { get, bytes } = await own();
  const longIdsRatio = await longIds();
  if (isSaved) {
    const saved = savedFigures(NODES.find((major) => node.startsWith(`${major}.`)) ?? 20);
    const times = { get: { ...saved.get, ...medians(get) }, heap: { ...saved.heap, ...bytes } };
    saveFigures({ ...saved, ...weights, ...times, longIds: longIdsRatio, ownDate: date });
  }
} else if (isExact) {
  if (isSaved && typeCost) saveFigures({ ...savedFigures(20), ...weights, instantiations: typeCost });
} else {
  const { get, post, bytes: heap } = await calls();
  const { figures: checks, refusalMs } = await validation();
  const longIdsRatio = await longIds();
  const coldImports = await cold();
  if (isSaved && typeCost) {
    const times = { get: medians(get), post: medians(post), checks: medians(checks) };
    saveFigures({
      date,
      ownDate: date,
      node,
      ...weights,
      instantiations: typeCost,
      heap,
      ...times,
      longIds: longIdsRatio,
      coldImport: coldImports,
      refusalMs,
    });
  }
}
if (isSaved) writeFigures();
