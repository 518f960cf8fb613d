import type { Browser, CDPSession, Page } from 'playwright';
import { percentile, ratio } from './figures';
import { SLOWED } from './keys';
import { signIn } from './portal-lines';

/** A page whose load is measured. */
export interface LoadedPage {
  readonly name: string;
  readonly url: string;
  /** A page of the portal, which needs a session. */
  readonly isPortal: boolean;
  /** What stands on it once its rows are there. */
  readonly ready: string;
}

/** What one load cost. Times in milliseconds of the page's own processor time, as many times longer as the processor is slowed. */
interface LoadCost {
  readonly main: number;
  /** The part of each task after the first paint that is longer than a stutter. */
  readonly blocking: number;
  readonly longest: number;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly calls: number;
  readonly commits: number;
  readonly elements: number;
  readonly styles: number;
  readonly shift: number;
}

/** Tasks up to so many milliseconds do not block. */
const STUTTER_MS = 50;
/** How long a page may go on after its rows are there, in milliseconds. */
const SETTLE_MS = 3000;

interface LoadedPages {
  /** A table of plain elements and antd's, each in a bare frame: what every other page is compared with. */
  readonly floors: readonly [plain: LoadedPage, antd: LoadedPage];
  readonly pages: readonly LoadedPage[];
}

/** Loads each page in turn, cold, and prints what it costs, with the floors in the same run. */
export async function pageLoads(
  browser: Browser,
  { floors, pages }: LoadedPages,
  rounds: number,
): Promise<void> {
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
      `    ${figure('scripts')} scripts of ${Math.round(middle(name, 'scriptBytes') / 1000)} KB, ${figure('calls')} calls, ${figure('commits')} commits, ${figure('elements')} elements, ${figure('styles')} style tags, shift ${middle(name, 'shift').toFixed(3)}`,
    );
  }
}

/** Counts React's commits and the moves of the layout from the first script on. */
const WATCH = `{
  let commits = 0;
  let shift = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() { commits += 1; },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.loadCounts = () => ({
    commits,
    shift,
    elements: document.querySelectorAll('*').length,
    styles: document.querySelectorAll('style').length,
  });
}`;

async function loadCost(browser: Browser, { url, isPortal, ready }: LoadedPage): Promise<LoadCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  try {
    await context.addInitScript({ content: WATCH });
    const page = await context.newPage();
    if (isPortal) await signIn(page, new URL(url).origin);
    // The account of the last page load is known, as on every day but the first.
    if (isPortal) await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const network = countNetwork(session);
    const tasks = await tasksOf(browser, page, async () => {
      await page.goto(url);
      await page.locator(ready).first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
    });
    const counts =
      await page.evaluate<Pick<LoadCost, 'commits' | 'shift' | 'elements' | 'styles'>>('loadCounts()');
    return { ...network, ...tasks, ...counts };
  } finally {
    await context.close();
  }
}

function countNetwork(session: CDPSession) {
  const counts = { scripts: 0, scriptBytes: 0, calls: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    // The sub-applications of a provider are prefetched, and are none of the portal's files.
    if (/^\/(assets|bench)\/.*\.js$/.test(pathname)) {
      counts.scripts += 1;
      scripts.add(requestId);
    }
    if (pathname.startsWith('/new/api/')) counts.calls += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counts.scriptBytes += encodedDataLength;
  });
  return counts;
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
