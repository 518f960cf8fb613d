import type { CDPSession, Page } from 'playwright';
import { percentile, ratio } from './figures';
import { SLOWED } from './keys';
import { loadCost } from './page-loads';
import { floorsOf, SETTLE_MS, type Servers } from './part';
import { openTab, readMetrics, signInAndSettle } from './tab';

const HOME_TO_CART = 'home → cart';
const CART_TO_ORDERS = 'cart → orders';
const HOME_TO_CART_AGAIN = 'home → cart, the second time';

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Changes of page without a load: processor time of the page's main thread, against a complete load of each floor. */
export async function softMoves(servers: Servers): Promise<void> {
  const { browser, portalUrl, rounds } = servers;
  const floors = floorsOf(servers);
  console.log(`\nA change of page: processor time, not slowed, 1440 x 900, median of ${rounds}`);
  const times = new Map<string, number[]>();
  const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let round = 0; round < rounds; round += 1) {
    for (const floor of floors) add(floor.name, (await loadCost(browser, floor)).main / SLOWED);
    const page = await openTab(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const tab = { page, session };
    await signInAndSettle(page, portalUrl);
    const follow = (path: string) => () => page.locator(`a[href="${path}"]:visible`).first().click();
    const move = async (name: string, path: string, ready: string) =>
      add(name, await processorTime(tab, follow(path), ready));
    await move(HOME_TO_CART, '/cart', '.cart-row');
    await move(CART_TO_ORDERS, '/myOrder', 'main tbody tr');
    await processorTime(tab, follow('/index'), '.goods-field');
    await move(HOME_TO_CART_AGAIN, '/cart', '.cart-row');
    await page.context().close();
  }
  for (const [name, values] of times) {
    const ratios = floors.map(
      (floor) => `${ratio(values, times.get(floor.name) ?? [])} of the ${floor.name}`,
    );
    console.log(`  ${name}: ${Math.round(percentile(values, 0.5))} ms, ${ratios.join(', ')}`);
  }
}

/** Processor time of the main thread in milliseconds, from a change until the page has settled. */
async function processorTime(
  { page, session }: Tab,
  change: () => Promise<unknown>,
  ready: string,
): Promise<number> {
  const before = await taskTime(session);
  await change();
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  return (await taskTime(session)) - before;
}

async function taskTime(session: CDPSession): Promise<number> {
  const metric = await readMetrics(session);
  return metric('TaskDuration') * 1000;
}
