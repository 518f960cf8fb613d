import type { Page, Request, Route } from 'playwright';
import { type Shifts, takeShifts, watchShifts } from './shifts';

/** The counts of a page since its load began: they do not depend on the speed of a machine. */
export interface PageCounts {
  /** Commits of React, of all of its roots. */
  readonly commits: number;
  readonly elements: number;
  /** Elements of the largest row of a table, with the row. */
  readonly rowElements: number;
  readonly styleTags: number;
}

/** Sheets that a script made: those of antd are drawn up by the build, and one made in the page costs each load time. */
export const RUN_TIME_STYLES = 'style:not(#first-frame, #tokens)';

/** Runs in the browser before the page does, so as text. */
const COUNTERS = `{
  // The runner of the bench names functions by a helper that a page does not have.
  window.__name = (value) => value;
  let commits = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() { commits += 1; },
  };
  window.pageCounts = () => ({
    commits,
    elements: document.querySelectorAll('*').length,
    rowElements: Math.max(
      0,
      ...[...document.querySelectorAll('main tbody tr')].map((row) => row.querySelectorAll('*').length + 1),
    ),
    styleTags: document.querySelectorAll('${RUN_TIME_STYLES}').length,
  });
}`;

/** Counts what the loads of a page do from now on. */
export async function countPage(page: Page): Promise<void> {
  await page.addInitScript({ content: COUNTERS });
  await page.addInitScript(watchShifts);
}

export function readCounts(page: Page): Promise<PageCounts> {
  return page.evaluate<PageCounts>('window.pageCounts()');
}

/** The requests of a page: its files by their path, and its calls. */
export interface PageRequests {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly calls: Set<Request>;
  /** Without an answer yet. */
  readonly open: Set<Request>;
}

const API = '/new/api/';

/** Follows the requests of a page from now on. Those of a provider's sub-application are not the portal's. */
export function followRequests(page: Page): PageRequests {
  const requests: PageRequests = {
    scripts: new Set(),
    styles: new Set(),
    calls: new Set(),
    open: new Set(),
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(assets|bench|new\/api)\//.test(pathname)) return;
    requests.open.add(request);
    if (pathname.startsWith(API)) requests.calls.add(request);
    else if (pathname.endsWith('.js')) requests.scripts.add(pathname);
    else if (pathname.endsWith('.css')) requests.styles.add(pathname);
  });
  const close = (request: Request) => void requests.open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return requests;
}

/**
 * The pause after which a page counts as quiet, in milliseconds of its own. It is longer than the page's wait before it
 * asks for details of new rows in sight.
 */
const QUIET_MS = 250;
/** A delay of this many milliseconds puts a call outside of the first view. */
const LATER_MS = 2000;

/** Runs in the browser, so as text: a later timer never ends, and a rest is one that a busy page makes longer. */
const TIMERS = `{
  const start = window.setTimeout;
  window.setTimeout = (task, ms, ...rest) => (ms >= ${LATER_MS} ? 0 : start(task, ms, ...rest));
  const idle = () => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)));
  window.rest = async () => {
    await idle();
    await new Promise((done) => start(done, ${QUIET_MS}));
    await idle();
  };
}`;

/**
 * Runs in the browser, so as text: counts the components that React calls. It looks at what is below a change alone, and
 * takes time, so what is timed does without. Tags are those of functions, classes, forwarded and memoised components; the
 * first flag says that one was called.
 */
const RENDERS = `{
  const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const countCommit = hook.onCommitFiberRoot;
  let renders = 0;
  const countBelow = (fiber) => {
    if ([0, 1, 11, 15].includes(fiber.tag) && fiber.flags & 1) renders += 1;
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) countBelow(child);
  };
  hook.onCommitFiberRoot = (id, root) => {
    countCommit();
    countBelow(root.current);
  };
  window.pageRenders = () => renders;
}`;

export interface FirstView extends PageCounts {
  /** Calls of components. */
  readonly renders: number;
  readonly shifts: Shifts;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly calls: number;
  /**
   * Rounds of answers until the first row is drawn. A round begins when the page rests: all its calls until then are
   * answered together. A call that waits for another's answer comes a round later on every machine.
   */
  readonly depth: number;
}

/** Loads a page as from a cold start and counts until it rests; `ready` is a selector of its first row. */
export type ViewFirst = (address: string, ready: string) => Promise<FirstView>;

/** Puts the counters into a tab, whose views then follow one another: its process has the code read by the second one. */
export async function prepareViews(page: Page): Promise<ViewFirst> {
  await countPage(page);
  await page.addInitScript({ content: TIMERS });
  await page.addInitScript({ content: RENDERS });
  const requests = followRequests(page);
  const waiting = new Map<Request, Route>();
  let isHolding = false;
  // With a route the browser takes nothing from its cache.
  await page.route(`**${API}**`, async (route) => {
    if (isHolding) waiting.set(route.request(), route);
    else await route.continue();
  });
  return async (address, ready) => {
    for (const items of Object.values(requests)) items.clear();
    isHolding = true;
    await page.goto(address, { waitUntil: 'commit' });
    const depth = await answerInRounds(page, ready, { requests, waiting });
    isHolding = false;
    if (depth === undefined) throw new Error(`${address} has no ${ready}`);
    const { scripts, styles, calls } = requests;
    const counts = await readCounts(page);
    const renders = await page.evaluate<number>('window.pageRenders()');
    const shifts = await takeShifts(page);
    return {
      ...counts,
      renders,
      shifts,
      scripts: [...scripts],
      styles: [...styles],
      calls: calls.size,
      depth,
    };
  };
}

/** Answers all calls that a page has made, whenever it rests; after how many rounds its first row stood. */
async function answerInRounds(
  page: Page,
  ready: string,
  { requests, waiting }: { readonly requests: PageRequests; readonly waiting: Map<Request, Route> },
): Promise<number | undefined> {
  let depth: number | undefined;
  for (let round = 0; ; round += 1) {
    await rest(page, requests, waiting);
    const stands = await page.locator(ready).first().isVisible();
    if (stands) depth ??= round;
    if (waiting.size === 0) return depth;
    const routes = [...waiting.values()];
    waiting.clear();
    await Promise.all(routes.map((route) => route.continue()));
  }
}

/** Waits until a page has fetched and drawn all that it can before its waiting calls are answered. */
async function rest(
  page: Page,
  { scripts, styles, calls, open }: PageRequests,
  waiting: ReadonlyMap<Request, Route>,
): Promise<void> {
  const state = async () => {
    const { commits } = await readCounts(page);
    return [scripts.size, styles.size, calls.size, commits].join();
  };
  for (let before = await state(); ; ) {
    await page.evaluate('window.rest()');
    const now = await state();
    if (now === before && [...open].every((request) => waiting.has(request))) return;
    before = now;
  }
}
