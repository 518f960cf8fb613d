import { allOperations } from '@dealer-portal/sdk/operations/all';
import { isRouteName, type RouteName, routes } from '@dealer-portal/web/routes';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from './chromium';
import { ADDRESSES, addressOf, moveTo } from './page-addresses';
import { drawn } from './page-watch';
import { type Persona, signIn, type Visit, visit, waitUntilAnswered } from './portal';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** For people: PAGES=<regular expression> walks some paths only. */
const { PAGES = '' } = process.env;

/** Who opens a notice has asked to read it. */
const READ_BY_OPENING: readonly string[] = ['registerNotificationRead'];

/** The addresses of all calls that change something on the server. */
const WRITES = Object.values(allOperations())
  .filter(({ effect, id }) => effect !== 'read' && !READ_BY_OPENING.includes(id))
  .map(({ id, method, path }) => {
    const escaped = path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return { id, method, pattern: new RegExp(`^/new/api${escaped}$`) };
  });

/** The operations that a page of the browser has sent and that change something; taken away by being read. */
function watchWrites(page: Page): () => string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const write = WRITES.find(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    if (write) found.push(write.id);
  });
  return () => found.splice(0);
}

/** Two tabs load pages side by side. */
const PATIENCE = 45_000;

/** Pages with work of their own in them are really loaded anew; the others hear what a page hears when it goes. */
const RELOADED: readonly RouteName[] = ['cart', 'cartSettle', 'trafficCart', 'batchImport', 'bulkOrder'];

/** Runs in the browser: something is typed, every tab is shown once, what is open is closed, the page hears of its end. */
async function stir(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const field = document.querySelector<HTMLInputElement>(
    'main textarea, main input[type="text"]:not([readonly])',
  );
  if (field?.checkVisibility()) {
    field.focus();
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    // As React hears it: only the first page of a table of quantities is searched for by hand.
    if (field.getAttribute('inputmode') !== 'numeric') set?.call(field, '走北门');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    field.blur();
  }
  for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]')) {
    tab.click();
    await frame();
  }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  for (const type of ['beforeunload', 'pagehide']) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange'));
  await frame();
}

const shown = (page: Page, name: RouteName) =>
  page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['page'] === wanted && !document.querySelector('.route-progress'),
    name,
  );

/** Opens one page and leaves it by every way out; the operations that changed something meanwhile. */
async function walk({ page }: Visit, taken: () => string[], name: RouteName): Promise<string[]> {
  const { arrive } = ADDRESSES[name] ?? {};
  if (arrive) {
    await arrive(page);
    await waitUntilAnswered(page);
    // The steps that lead there press buttons.
    taken();
  } else await moveTo(page, addressOf(name));
  await shown(page, name);
  await waitUntilAnswered(page);
  await page.evaluate(stir);
  if (RELOADED.includes(name)) {
    await page.reload();
    await shown(page, name);
  }
  const address = page.url();
  await moveTo(page, '/404');
  await drawn(page);
  await page.evaluate(() => window.history.back());
  await drawn(page);
  if (page.url() !== address) await moveTo(page, address);
  return taken();
}

/** Walks through pages as one user; what was written without being asked, by page. */
async function walkAll(visitor: Visit, names: readonly RouteName[]): Promise<Record<string, string[]>> {
  const taken = watchWrites(visitor.page);
  const found: Record<string, string[]> = {};
  for (const name of names) {
    const writes = await walk(visitor, taken, name);
    if (writes.length > 0) found[`/${routes[name].path}`] = writes;
  }
  return found;
}

const built = Object.keys(routes)
  .filter(isRouteName)
  .filter((name) => routes[name].page && new RegExp(PAGES).test(`/${routes[name].path}`));
const personaOf = (name: RouteName): Persona => ADDRESSES[name]?.persona ?? 'directAdmin';

it('ROUTE-11 no page sends a call that changes something by being opened, stirred or left', async () => {
  const found: Record<string, string[]> = {};
  for (const persona of new Set(built.map(personaOf))) {
    const names = built.filter((name) => personaOf(name) === persona);
    const first = await visit(browser);
    await signIn(first.page, persona, '/index');
    await shown(first.page, 'index');
    const seats = [first, ...(names.length > 10 ? [await visit(browser, { as: first })] : [])];
    for (const { page } of seats) page.setDefaultTimeout(PATIENCE);
    for (const { page } of seats.slice(1)) await page.goto('/index');
    const walks = seats.map((seat, at) =>
      walkAll(
        seat,
        names.filter((_, place) => place % seats.length === at),
      ),
    );
    for (const result of await Promise.all(walks)) Object.assign(found, result);
    await Promise.all(seats.map(({ context }) => context.close()));
  }
  expect(found).toEqual({});
}, 300_000);
