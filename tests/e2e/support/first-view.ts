import type { Page } from 'playwright';
import { countPage, followRequests, type PageCounts, type PageRequests, readCounts } from './page-counts';
import { holdCalls, sendCalls, waitForRest, watchRest } from './page-rest';
import { type Shifts, takeShifts } from './shifts';

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

/** Counts the calls of components from the next load on; the counters of `countPage` come first. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript({ content: RENDERS });
}

/** The calls of components since the load. */
export function readRenders(page: Page): Promise<number> {
  return page.evaluate<number>('window.pageRenders()');
}

/** Puts the counters into a tab, whose views then follow one another: its process has the code read by the second one. */
export async function prepareViews(page: Page): Promise<ViewFirst> {
  await countPage(page);
  await watchRest(page);
  await countRenders(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests = followRequests(page);
  return async (address, ready) => {
    await holdCalls(page);
    for (const items of Object.values(requests)) items.clear();
    // Its first modules have run by then.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const depth = await answerInRounds(page, ready, requests);
    if (depth === undefined) throw new Error(`${address} has no ${ready}`);
    const { scripts, styles, calls } = requests;
    const counts = await readCounts(page);
    const renders = await readRenders(page);
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
  requests: PageRequests,
): Promise<number | undefined> {
  let depth: number | undefined;
  for (let round = 0; ; round += 1) {
    await waitForRest(page, requests);
    const stands = await page.locator(ready).first().isVisible();
    if (stands) depth ??= round;
    const sent = await sendCalls(page);
    if (sent === 0) return depth;
  }
}
