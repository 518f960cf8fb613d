/**
 * Measures the portal in a browser, each part against floors or a peer in the same run. Options choose parts by their names
 * (`--loads --heap`), all without one; `--short` takes one round instead of three.
 */
import './as-production';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBench } from '@dealer-portal/web/bench';
import { buildPortal, startPortal } from '@dealer-portal/web/start';
import { launchChromium } from '../e2e/support/chromium';
import { heapGrowth } from './heap';
import { editableLines } from './lines';
import { longLists } from './lists';
import { softMoves } from './moves';
import { pageLoads } from './page-loads';
import type { Servers } from './part';
import { pressFrames } from './presses';

type Part = (servers: Servers) => Promise<void>;

/** Lighthouse has its install in tests/on-demand, so its part is loaded by those who ask for it. */
async function lighthouseScores(servers: Servers): Promise<void> {
  const module: { readonly lighthouseScores: Part } = await import(
    new URL('../on-demand/lighthouse.ts', import.meta.url).href
  );
  await module.lighthouseScores(servers);
}

const PARTS: Readonly<Record<string, Part>> = {
  lines: editableLines,
  lists: longLists,
  loads: pageLoads,
  moves: softMoves,
  presses: pressFrames,
  heap: heapGrowth,
  lighthouse: lighthouseScores,
};

const options = process.argv.slice(2).map((option) => option.replace(/^--/, ''));
const unknownOption = options.find((option) => option !== 'short' && !(option in PARTS));
if (unknownOption !== undefined) {
  console.error(
    `Unknown: ${unknownOption}. Options: --short ${Object.keys(PARTS)
      .map((part) => `--${part}`)
      .join(' ')}`,
  );
  process.exit(2);
}
const isChosen = (part: string) => options.includes(part) || options.every((option) => option === 'short');

const outDir = await mkdtemp(join(tmpdir(), 'bench-portal-'));
process.env['PORTAL_OUT_DIR'] = outDir;
await buildPortal();
const bench = await serveBench();
const portal = await startPortal({ port: 0, mockPort: 0 });
const browser = await launchChromium();
try {
  const rounds = options.includes('short') ? 1 : 3;
  const servers = { browser, portalUrl: portal.url, benchUrl: bench.url, rounds };
  for (const [part, measure] of Object.entries(PARTS)) if (isChosen(part)) await measure(servers);
} finally {
  await browser.close();
  await portal.close();
  await bench.close();
  await rm(outDir, { recursive: true });
}
