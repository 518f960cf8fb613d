import type { Browser, Page } from 'playwright';
import { countPage, followRequests, readCounts } from '../e2e/support/page-counts';
import { takeShifts } from '../e2e/support/shifts';
import { percentile, ratio } from './figures';
import { SLOWED } from './keys';
import { type BenchPage, floorsOf, portalPages, SETTLE_MS, type Servers } from './part';
import { openTab, signInAndSettle } from './tab';

/**
 * The cost of one load. Times in milliseconds of the page's own processor time, as many times longer as the processor
 * is slowed.
 */
interface LoadCost {
  readonly main: number;
  /** The part of each task after the first paint that is longer than a stutter. */
  readonly blocking: number;
  readonly longest: number;
  readonly scripts: number;
  readonly calls: number;
  readonly commits: number;
  readonly elements: number;
  readonly styleTags: number;
  readonly shift: number;
}

/** Tasks up to so many milliseconds do not block. */
const STUTTER_MS = 50;

/** Loads each page in turn, cold, and prints what it costs, with the floors in the same run. */
export async function pageLoads(servers: Servers): Promise<void> {
  const { browser, rounds } = servers;
  const floors = floorsOf(servers);
  const pages = portalPages(servers, [
    ['home', '/index', 'main h1'],
    ['goods', '/malllist', '.goods-field'],
    ['cart', '/cart', 'main h1'],
    ['orders', '/myOrder', 'main tbody tr'],
  ]);
  console.log(`\nA cold load: processor time x${SLOWED}, 1440 x 900, median of ${rounds}`);
  const allPages = [...floors, ...pages];
  const costs = new Map<string, LoadCost[]>(allPages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of allPages) costs.get(page.name)?.push(await loadCost(browser, page));
  }
  const all = (name: string, part: keyof LoadCost) => (costs.get(name) ?? []).map((cost) => cost[part]);
  const middle = (name: string, part: keyof LoadCost) => percentile(all(name, part), 0.5);
  for (const { name } of allPages) {
    const figure = (part: keyof LoadCost) => Math.round(middle(name, part));
    console.log(`  ${name}`);
    console.log(
      `    main ${figure('main')} ms, blocking ${figure('blocking')} ms, longest task ${figure('longest')} ms`,
    );
    const [plain, antd] = floors.map((floor) => ratio(all(name, 'main'), all(floor.name, 'main')));
    console.log(`    main is ${plain} of the plain floor, ${antd} of antd's`);
    console.log(
      `    ${figure('scripts')} scripts, ${figure('calls')} calls, ${figure('commits')} commits, ${figure('elements')} elements, ${figure('styleTags')} style tags, shift ${middle(name, 'shift').toFixed(3)}`,
    );
  }
}

/** The cost of one cold load of a page. */
export async function loadCost(browser: Browser, { url, isPortal, ready }: BenchPage): Promise<LoadCost> {
  const page = await openTab(browser);
  try {
    await countPage(page);
    if (isPortal) await signInAndSettle(page, new URL(url).origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const { scripts, calls } = followRequests(page);
    const tasks = await tasksOf(browser, page, async () => {
      await page.goto(url);
      await page.locator(ready).first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
    });
    const { commits, elements, styleTags } = await readCounts(page);
    const { sum: shift } = await takeShifts(page);
    return { ...tasks, scripts: scripts.size, calls: calls.size, commits, shift, elements, styleTags };
  } finally {
    await page.context().close();
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
];

/** The tasks of the page's main thread while it loads, by their processor time: other work on the machine does not count. */
async function tasksOf(browser: Browser, page: Page, load: () => Promise<void>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await load();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const start = trace.traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL,
  );
  if (!start) throw new Error('The trace holds no load of a page.');
  const isOfPage = ({ pid, tid, ts }: TraceEvent) => pid === start.pid && tid === start.tid && ts >= start.ts;
  const paint = trace.traceEvents.find(
    ({ name, pid }) => name === 'firstContentfulPaint' && pid === start.pid,
  );
  const tasks = trace.traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .map(({ ts, tdur = 0 }) => ({ ts, time: (tdur / 1000) * SLOWED }));
  return {
    main: tasks.reduce((sum, { time }) => sum + time, 0),
    blocking: tasks
      .filter(({ ts }) => ts >= (paint?.ts ?? start.ts))
      .reduce((sum, { time }) => sum + Math.max(0, time - STUTTER_MS), 0),
    longest: Math.max(...tasks.map(({ time }) => time)),
  };
}
