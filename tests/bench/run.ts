/**
 * Measures the portal in a browser, both sides in one run: 300 editable lines at a four times slowed processor, and a
 * list of 1,000 rows, each against a plain antd table, and the cold load of four pages against two floors. `--short`
 * takes one round instead of three, `--loads` measures the loads alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBench } from '@dealer-portal/web/bench';
import type { Scene } from '@dealer-portal/web/bench/stage';
import { buildPortal, startPortal } from '@dealer-portal/web/start';
import type { Browser, Locator, Page } from 'playwright';
import { launchChromium } from '../e2e/support/chromium';
import { ms, percentile, ratio, spread } from './figures';
import { SLOWED, slowDown, typeDown, watchKeys } from './keys';
import { pageLoads } from './page-loads';
import { openBatch, openCart, signIn } from './portal-lines';
import { processorTimes } from './trace-keys';

const LINES = 300;
const ROWS = 1000;
const FIELDS = 10;
const ROUNDS = process.argv.includes('--short') ? 1 : 3;
/** Frames longer than this are seen as a stutter. */
const LONG_MS = 50;
const BAR_MS = 50;

interface Candidate {
  readonly name: string;
  readonly onward: 'Enter' | 'Tab';
  readonly open: (page: Page) => Promise<Locator>;
}

interface LineTimes {
  readonly digits: readonly number[];
  readonly next: readonly number[];
  /** Processor time of all keys, as many times longer as the processor is slowed. */
  readonly processor: readonly number[];
}

async function typing(browser: Browser, candidates: readonly Candidate[]): Promise<void> {
  console.log(`\n${LINES} editable lines, from key to frame, by the clock; processor slowed ${SLOWED}x`);
  const rounds = new Map<string, LineTimes[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const candidate of candidates) rounds.get(candidate.name)?.push(await typed(browser, candidate));
  }
  const pooled = (name: string, part: keyof LineTimes) =>
    (rounds.get(name) ?? []).flatMap((times) => times[part]);
  for (const { name } of candidates) {
    const processor = pooled(name, 'processor');
    console.log(`  ${name}`);
    console.log(`    a digit           ${spread(pooled(name, 'digits'))}`);
    console.log(`    on to the next    ${spread(pooled(name, 'next'))}`);
    console.log(`    processor time    ${spread(processor)}  (page alone, x${SLOWED})`);
    if (name === FLOOR || name === PEER) continue;
    const faster = ratio(pooled(PEER, 'processor'), processor);
    console.log(
      `    bar ${BAR_MS} ms, p75: processor ${verdict(processor)}, ${faster} faster than the peer;`,
    );
    console.log(
      `      by the clock a digit ${verdict(pooled(name, 'digits'))}, on to the next ${verdict(pooled(name, 'next'))}`,
    );
  }
}

function verdict(times: readonly number[]): string {
  const p75 = percentile(times, 0.75);
  return `${ms(p75).trim()} ${p75 <= BAR_MS ? 'met' : 'MISSED'}`;
}

async function typed(browser: Browser, { open, onward }: Candidate): Promise<LineTimes> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const page = await context.newPage();
  try {
    const first = await open(page);
    await watchKeys(page);
    const processor = await processorTimes(page, () => typeDown(first, FIELDS, onward));
    const undo = await slowDown(page);
    const { digits, next } = await typeDown(first, FIELDS, onward);
    await undo();
    return { digits, next, processor: processor.map((time) => time * SLOWED) };
  } finally {
    await context.close();
  }
}

async function lists(browser: Browser, url: string): Promise<void> {
  console.log(`\nA list of ${ROWS} rows, processor slowed ${SLOWED}x`);
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(url);
  const undo = await slowDown(page);
  const times = { ourList: listTimes(), peerList: listTimes() };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const scene of ['ourList', 'peerList'] as const) {
      const item = await listRound(page, scene);
      // The first round warms up.
      if (round === 0) continue;
      times[scene].mount.push(item.mount);
      times[scene].change.push(...item.change);
      times[scene].scroll.push(...item.scroll);
    }
  }
  await undo();
  await page.close();
  for (const part of ['mount', 'change', 'scroll'] as const) {
    const [ours, peer] = [times.ourList[part], times.peerList[part]];
    console.log(`  ${PARTS[part].padEnd(16)} ours ${spread(ours)}`);
    console.log(`  ${''.padEnd(16)} antd ${spread(peer)}  ours is ${ratio(peer, ours)} faster`);
  }
  const long = (frames: readonly number[]) => frames.filter((time) => time > LONG_MS).length;
  const { ourList, peerList } = times;
  console.log(
    `  frames over ${LONG_MS} ms while scrolling: ours ${long(ourList.scroll)} of ${ourList.scroll.length}, antd ${long(peerList.scroll)} of ${peerList.scroll.length}`,
  );
}

const PARTS = { mount: 'first drawing', change: 'one row changes', scroll: 'scroll frames' } as const;
const listTimes = () => ({ mount: [] as number[], change: [] as number[], scroll: [] as number[] });

function listRound(page: Page, scene: Scene) {
  return page.evaluate(
    async ([scene, rows]) => {
      const { stage } = window;
      const mount = await stage.show(scene, rows);
      const change: number[] = [];
      for (const index of [0, 1, 2, 3]) change.push(await stage.changeRow(index));
      const scroll = await stage.scroll(40);
      return { mount, change, scroll };
    },
    [scene, ROWS] as const,
  );
}

const FLOOR = 'one bare field (floor)';
const PEER = 'antd Table + InputNumber (peer)';
const SCENES = { ourLines: 'Enter', peerLines: 'Tab' } as const;

function onStage(url: string, scene: keyof typeof SCENES, name: string): Candidate {
  return {
    name,
    onward: SCENES[scene],
    open: async (page) => {
      await page.goto(url);
      await page.evaluate(([visible, count]) => window.stage.show(visible, count), [scene, LINES] as const);
      const field = page.locator('input[inputmode=numeric], .ant-input-number-input').first();
      await field.waitFor();
      return field;
    },
  };
}

async function bareField(page: Page): Promise<Locator> {
  await page.goto('about:blank');
  await page.setContent('<input inputmode="numeric" /><input />');
  return page.locator('input').first();
}

const outDir = await mkdtemp(join(tmpdir(), 'bench-portal-'));
process.env['PORTAL_OUT_DIR'] = outDir;
process.env['NODE_ENV'] = 'production';
await buildPortal();
const bench = await serveBench();
const portal = await startPortal({ port: 0, mockPort: 0 });
const browser = await launchChromium();
try {
  const inPortal = (open: typeof openCart) => async (page: Page) => {
    await signIn(page, portal.url);
    return open(page, portal.url, LINES);
  };
  if (!process.argv.includes('--loads')) {
    await typing(browser, [
      { name: FLOOR, onward: 'Tab', open: bareField },
      onStage(bench.url, 'peerLines', PEER),
      { name: 'cart page', onward: 'Enter', open: inPortal(openCart) },
      { name: 'batch page', onward: 'Enter', open: inPortal(openBatch) },
      onStage(bench.url, 'ourLines', 'order entry table'),
    ]);
    await lists(browser, bench.url);
  }
  const page = (name: string, path: string, ready: string) => ({
    name,
    url: `${portal.url}${path}`,
    isPortal: true,
    ready,
  });
  const floor = (name: string, file: string) => ({
    name,
    url: `${bench.url}${file}`,
    isPortal: false,
    ready: 'tbody tr:nth-child(20)',
  });
  await pageLoads(
    browser,
    {
      floors: [floor('plain table (floor)', 'plain.html'), floor('antd table (floor)', 'antd.html')],
      pages: [
        page('home', '/index', 'main h1'),
        page('goods', '/malllist', '.goods-field'),
        page('cart', '/cart', 'main h1'),
        page('orders', '/myOrder', 'main tbody tr'),
      ],
    },
    ROUNDS,
  );
} finally {
  await browser.close();
  await portal.close();
  await bench.close();
  await rm(outDir, { recursive: true });
}
