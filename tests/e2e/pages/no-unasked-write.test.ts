import { isRouteName, type RouteName, routes } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ADDRESSES, addressOf, moveTo, PAGE_NAMES } from '../support/page-addresses';
import { drawn, waitForPage } from '../support/page-watch';
import { PLAIN_PAGES } from '../support/plain-pages';
import { type Persona, signIn, type Visit, visit, waitUntilAnswered } from '../support/portal';
import { START } from './press-stations';
import { writeOf } from './writes';

/** For people: PAGES=<regular expression> walks some paths only. */
const { PAGES = '' } = process.env;

/** Tabs of the persona with most pages. */
const TABS = 3;

/**
 * Pages that hold work, or send what a press asked for, are really loaded again; the others hear what a page hears when
 * it goes.
 */
const RELOADED: readonly RouteName[] = [
  'cart',
  'cartSettle',
  'trafficCart',
  'batchImport',
  'bulkOrder',
  'commonMessageDetail',
];

/** The writes that a press asks for, each exactly once; no other write is allowed. */
const ASKED: Partial<Record<RouteName, readonly string[]>> = {
  // 去结算 asks for the split; its answer is kept, so a reload or the way back does not split again (ROUTE-05).
  cartSettle: ['splitOrder'],
  // The press that opens a message is the one that reads it; a list of messages marks none (MSG-01).
  commonMessageDetail: ['readMessage'],
};

/** The calls of a page that change something; taken away by being read. */
function watchWrites(page: Page): () => string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const write = writeOf(request);
    if (write) writes.push(write);
  });
  return () => writes.splice(0);
}

/** Runs in the browser: text is typed and left, every tab shown, what is open closed; the page is hidden, cut off, gone. */
async function stir(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // A quantity that was typed is a wish to change it; a text is none before it is sent.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main textarea, main input:is([type="text"], [type="search"]):not([readonly], [inputmode="numeric"])',
  );
  for (const field of [...fields].filter((field) => field.checkVisibility()).slice(0, 5)) {
    field.focus();
    // As React hears it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '走北门');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    field.blur();
  }
  for (const tab of document.querySelectorAll<HTMLElement>('main [role="tab"]')) {
    tab.click();
    await frame();
  }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  for (const visibilityState of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  for (const type of ['blur', 'focus', 'offline', 'online', 'beforeunload', 'pagehide'])
    window.dispatchEvent(new Event(type));
  await frame();
}

/** Opens one page as a link does, leaves it by every way out and comes back. */
async function walk(page: Page, name: RouteName): Promise<void> {
  await (ADDRESSES[name].arrive ?? ((to) => moveTo(to, addressOf(name))))(page);
  await waitForPage(page, name);
  await waitUntilAnswered(page);
  await page.evaluate(stir);
  if (RELOADED.includes(name)) {
    await page.reload();
    await waitForPage(page, name);
    await waitUntilAnswered(page);
  }
  await moveTo(page, '/404');
  await waitForPage(page, 'notFound');
  await page.evaluate(() => window.history.back());
  await waitForPage(page, name);
  await drawn(page);
}

/** One tab takes page after page until none is left; what each has written, in `writesByPage`. */
async function walkAll(
  { page }: Visit,
  names: Iterable<RouteName>,
  writesByPage: Partial<Record<RouteName, readonly string[]>>,
): Promise<void> {
  const takeWrites = watchWrites(page);
  for (const name of names) {
    await walk(page, name).catch((cause: unknown) => {
      throw new Error(`/${routes[name].path} was not walked`, { cause });
    });
    const writes = takeWrites();
    if (writes.length > 0) writesByPage[name] = writes;
  }
}

const pageNames = PAGE_NAMES.filter((name) => new RegExp(PAGES).test(`/${routes[name].path}`));
/** Pages that hold work are walked in every run. */
const isInPart = (name: RouteName) => RELOADED.includes(name) || PLAIN_PAGES.includes(name);
const walked = pageNames.filter((name) => isWhole || PAGES !== '' || isInPart(name));
const personaOf = (name: RouteName): Persona => ADDRESSES[name].persona ?? 'directAdmin';

it('ROUTE-11a no page sends a call that changes something by being opened, stirred, left or loaded again', async () => {
  const writesByPage: Partial<Record<RouteName, readonly string[]>> = {};
  const walks = [...new Set(walked.map(personaOf))].map(async (persona) => {
    const names = walked.filter((name) => personaOf(name) === persona);
    const first = await visit();
    await signIn(first.page, persona, addressOf(START));
    await waitForPage(first.page, START);
    const tabs = [first];
    while (tabs.length < Math.min(TABS, names.length / 10)) tabs.push(await visit({ as: first }));
    await Promise.all(tabs.slice(1).map(({ page }) => page.goto(addressOf(START))));
    const queue = names.values();
    await Promise.all(tabs.map((tab) => walkAll(tab, queue, writesByPage)));
    for (const tab of tabs) await tab.end();
  });
  await Promise.all(walks);
  const askedWrites = Object.entries(ASKED).filter(([name]) => isRouteName(name) && walked.includes(name));
  expect(writesByPage).toEqual(Object.fromEntries(askedWrites));
}, 600_000);
