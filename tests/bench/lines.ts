import type { Browser, Locator, Page } from 'playwright';
import { ms, percentile, ratio, spread } from './figures';
import { SLOWED, slowDown, typeDown, watchPresses } from './keys';
import type { Servers } from './part';
import { openBatch, openCart, signIn } from './portal-lines';
import { processorTimes } from './trace-keys';

const LINES = 300;
const FIELDS = 10;
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

/** Editable lines, each page against a bare field and a plain antd table. */
export async function editableLines(servers: Servers): Promise<void> {
  const { browser, rounds: count } = servers;
  const candidates = candidatesOf(servers);
  console.log(`\n${LINES} editable lines, from key to frame, by the clock; processor slowed ${SLOWED}x`);
  const rounds = new Map<string, LineTimes[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < count; round += 1) {
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
    await watchPresses(page, 'keydown');
    const processor = await processorTimes(page, () => typeDown(first, FIELDS, onward));
    const undo = await slowDown(page);
    const { digits, next } = await typeDown(first, FIELDS, onward);
    await undo();
    return { digits, next, processor: processor.map((time) => time * SLOWED) };
  } finally {
    await context.close();
  }
}

function candidatesOf({ portalUrl, benchUrl }: Servers): readonly Candidate[] {
  const inPortal = (open: typeof openCart) => async (page: Page) => {
    await signIn(page, portalUrl);
    return open(page, portalUrl, LINES);
  };
  return [
    { name: FLOOR, onward: 'Tab', open: bareField },
    onStage(benchUrl, 'peerLines', PEER),
    { name: 'cart page', onward: 'Enter', open: inPortal(openCart) },
    { name: 'batch page', onward: 'Enter', open: inPortal(openBatch) },
    onStage(benchUrl, 'ourLines', 'order entry table'),
  ];
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
      await page.evaluate(([sceneName, count]) => window.stage.show(sceneName, count), [
        scene,
        LINES,
      ] as const);
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
