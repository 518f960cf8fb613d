import { mkdirSync } from 'node:fs';
import { type RouteName, routes } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AXE_SCRIPT, expectAccessible } from '../support/axe';
import { ADDRESSES, addressOf, moveTo, PAGE_NAMES } from '../support/page-addresses';
import { RUN_TIME_STYLES } from '../support/page-counts';
import { type PageWatch, waitUntilLoaded, watchCalls } from '../support/page-watch';
import { PLAIN_PAGES } from '../support/plain-pages';
import { type Persona, signIn, type Visit, visit } from '../support/portal';
import { MOST_SHIFT, type Shifts, takeShifts, watchShifts } from '../support/shifts';
import { QUIET } from '../support/windows';

/** For people: PAGES=<regular expression> looks at some paths only, SHOTS=<folder> keeps a picture of each. */
const { PAGES = '', SHOTS } = process.env;
const WIDTHS = isWhole || SHOTS !== undefined ? [1440, 1280, 390] : [1280, 390];
const HOME: RouteName = 'index';

interface Seat extends Visit {
  readonly width: number;
  readonly watch: PageWatch;
}

const seats = new Map<Persona, Promise<readonly Seat[]>>();

beforeAll(() => {
  if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });
});

afterAll(async () => {
  for (const ready of await Promise.all(seats.values())) for (const seat of ready) await seat.end();
});

const isLooked = PAGES !== '' || SHOTS !== undefined;
const isEachTried = isWhole || isLooked;
const pages = PAGE_NAMES.filter((name) => new RegExp(PAGES).test(`/${routes[name].path}`));

const pagesToTry = (isEachTried ? pages : PLAIN_PAGES).map(
  (name) => [`${ADDRESSES[name].ids ?? 'ROUTE-01'} /${routes[name].path}`, name] as const,
);

/** In a plain run one page of six is loaded; the portal moves to the others without a load. */
const coldPages = new Set(PLAIN_PAGES.filter((_name, at) => at % 6 === 1));

/** In a plain run a page is opened on a laptop or on a phone, in turn. */
const seatsOf = (all: readonly Seat[], name: RouteName) =>
  isEachTried ? all : all.filter((_seat, at) => at === PLAIN_PAGES.indexOf(name) % 2);

it.each(pagesToTry)('%s opens without a finding, on a laptop or a phone', async (_named, name) => {
  const { persona = 'directAdmin' } = ADDRESSES[name];
  const ready = seats.get(persona) ?? takeSeats(persona);
  seats.set(persona, ready);
  await Promise.all(seatsOf(await ready, name).map((seat) => inspect(seat, name)));
});

/** One tab per width, all in the session of one sign-in. */
async function takeSeats(persona: Persona): Promise<readonly Seat[]> {
  const [width = 1280, ...widths] = WIDTHS;
  const first = await visit({ width, isFresh: true });
  // The watcher of a page is installed before anything is loaded.
  await signIn(first.page, persona, QUIET);
  const others = await Promise.all(
    widths.map((item) => visit({ width: item, height: 844, as: first, isFresh: true })),
  );
  return Promise.all([first, ...others].map((visit, at) => open(visit, WIDTHS[at] ?? width)));
}

async function open(visit: Visit, width: number): Promise<Seat> {
  const seat = { ...visit, width, watch: watchCalls(visit.page) };
  await seat.page.addInitScript(AXE_SCRIPT);
  await seat.page.addInitScript(keepMessages);
  await seat.page.addInitScript(watchShifts);
  await seat.page.goto(addressOf(HOME));
  await waitUntilLoaded(seat.page, HOME, seat.watch);
  // Refusals of home's calls belong to home: it shows 未开通 to an account without credit.
  await seat.watch.takeRefusals();
  return seat;
}

/** Runs in the browser and keeps what its messages say: on a slow machine they are gone before the page is there. */
function keepMessages(): void {
  const messageTexts = new Set<string>();
  Object.assign(window, { messageTexts });
  const read = () => {
    for (const { textContent } of document.querySelectorAll('.messages > *')) messageTexts.add(textContent);
  };
  new MutationObserver(read).observe(document, { childList: true, subtree: true });
}

/** The text of the page, and of its messages since the last call of this. */
function takeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Put there by keepMessages.
    const { messageTexts } = window as unknown as { readonly messageTexts: Set<string> };
    const text = [document.body.textContent, ...messageTexts].join(' ');
    messageTexts.clear();
    return text;
  });
}

/** In a complete run the narrow laptop moves to each page, and the others load it again. */
function arrival(name: RouteName, width: number): (page: Page) => Promise<unknown> {
  const isLoad = isWhole ? width !== 1280 : coldPages.has(name);
  return (page) => (isLoad ? page.goto(addressOf(name)) : moveTo(page, addressOf(name)));
}

/** The parts that move on a page while it arrives. */
async function shiftsOf(
  { page, watch }: Pick<Seat, 'page' | 'watch'>,
  name: RouteName,
  arrive: (page: Page) => Promise<unknown>,
): Promise<Shifts> {
  await takeShifts(page);
  await arrive(page);
  await waitUntilLoaded(page, name, watch);
  return takeShifts(page);
}

async function inspect(seat: Seat, name: RouteName): Promise<void> {
  const { page, width, watch, problems } = seat;
  const before = problems.length;
  const first = await shiftsOf(seat, name, ADDRESSES[name].arrive ?? arrival(name, width));
  // A machine that does much else draws the parts of a page further apart than any order of answers: what moves by
  // itself moves again.
  const shifts =
    first.sum > MOST_SHIFT ? await shiftsOf(seat, name, (tab) => tab.goto(addressOf(name))) : first;
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  await expectAccessible(page);
  // The look at all parts brings some into sight that ask for more then; their answers are this page's too.
  await waitUntilLoaded(page, name, watch);
  const text = await takeText(page);
  const unshownRefusals = (await watch.takeRefusals()).filter(({ msg }) => msg === '' || !text.includes(msg));
  const looks = await page.evaluate((styles) => {
    window.scrollTo(0, 0);
    return {
      headings: [...document.querySelectorAll('h1')].filter((element) => element.checkVisibility()).length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      runTimeStyles: document.querySelectorAll(styles).length,
      // A sample of the interface that shows what a failure looks like is no failure.
      failures: [...document.querySelectorAll('main .state-failed')].filter(
        (element) => element.checkVisibility() && !element.closest('.demo-parts'),
      ).length,
      // However short a page is, its bar lies at the foot of the window.
      liftedBars: [...document.querySelectorAll('main .sticky-bar')]
        .filter((bar) => bar.checkVisibility() && bar.closest('[role="dialog"]') === null)
        .map((bar) => Math.round(window.innerHeight - bar.getBoundingClientRect().bottom))
        .filter((gap) => gap !== 0),
    };
  }, RUN_TIME_STYLES);
  const moved = shifts.sum > MOST_SHIFT ? shifts.moved : [];
  expect({ ...looks, moved, unshownRefusals, console: problems.slice(before) }, `at ${width} px`).toEqual({
    headings: 1,
    overflow: 0,
    runTimeStyles: 0,
    failures: 0,
    liftedBars: [],
    moved: [],
    unshownRefusals: [],
    console: [],
  });
  expect(await page.title()).toMatch(/^.+ - 经销商采购门户$/);
}
