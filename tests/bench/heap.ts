import type { CDPSession, Page } from 'playwright';
import { moveTo } from '../e2e/support/page-addresses';
import { followRequests } from '../e2e/support/page-counts';
import { SETTLE_MS, type Servers } from './part';
import { openTab, readMetrics, signInAndSettle } from './tab';

const CHANGES = 200;
/** Every page has been open before the first figure is taken: what it fetches once is no growth. */
const WARM_UP_ROUNDS = 3;
const BAR_MB = 10;

/** Pages of every kind by their route: lists, reports, forms, one object. */
const PAGES = [
  ['index', '/index'],
  ['cart', '/cart'],
  ['myOrder', '/myOrder'],
  ['malllist', '/malllist'],
  ['detail', '/detail/GR0325A03'],
  ['orderDetail', '/orderDetail?orderNo=6010086603'],
  ['accountstatement', '/accountstatement'],
  ['onlinePayment', '/onlinePayment'],
] as const;

/** A page asks for what is in sight after a moment, in milliseconds. */
const REST_MS = 300;

interface Tab {
  readonly page: Page;
  /** Requests without an answer yet. */
  readonly open: ReadonlySet<unknown>;
}

interface HeapFigures {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory after many changes of page, once everything unreferenced was collected. */
export async function heapGrowth({ browser, portalUrl }: Servers): Promise<void> {
  console.log(
    `\nMemory after ${CHANGES} changes of page, 1440 x 900, nothing that could be collected is left`,
  );
  const page = await openTab(browser);
  const tab: Tab = { page, open: followRequests(page).open };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await signInAndSettle(page, portalUrl);
  for (let change = 0; change < WARM_UP_ROUNDS * PAGES.length; change += 1) await move(tab, change);
  const before = await heapFigures(session, page);
  for (let change = 0; change < CHANGES; change += 1) await move(tab, change);
  const after = await heapFigures(session, page);
  const growth = (after.heap - before.heap) / 1_000_000;
  const counts = `nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`;
  console.log(
    `  heap ${(before.heap / 1_000_000).toFixed(1)} MB, grows by ${growth.toFixed(1)} MB (${(after.heap / before.heap).toFixed(2)}x): ${growth < BAR_MB ? 'met' : 'MISSED'}, bar ${BAR_MB} MB; ${counts}`,
  );
  await page.context().close();
}

/** Goes on to the next page, as a link of the portal does, until it stands and all of its calls are answered. */
async function move({ page, open }: Tab, change: number): Promise<void> {
  const [route, path] = PAGES[change % PAGES.length] ?? PAGES[0];
  await moveTo(page, path);
  await page.waitForFunction(
    (route) =>
      document.documentElement.dataset['page'] === route && !document.querySelector('.route-progress'),
    route,
  );
  do await page.waitForTimeout(REST_MS);
  while (open.size > 0);
}

async function heapFigures(session: CDPSession, page: Page): Promise<HeapFigures> {
  await page.waitForTimeout(SETTLE_MS);
  // Objects that a finalizer releases are collected by the next round.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const figure = await readMetrics(session);
  return { heap: figure('JSHeapUsedSize'), nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
}
