import type { Page, Request } from 'playwright';
import { drawn, loadingMarks, NOTHING_LOADS } from '../support/page-watch';
import { type ButtonAt, installHands, type PageHands } from './page-hands';
import { writeOf } from './writes';

/** How a button is pressed twice: by a script within one tick, or as a hand does it. */
export type Press = 'twice in a tick' | 'double click';

/** A button of the page by what it says, or an item of one of its menus. */
export interface PageAct {
  readonly label: string;
  readonly menu?: number;
  /** A primary button, or one of danger. */
  readonly isMain: boolean;
}

/** The result of the presses on one button. */
export interface Act {
  /** How many buttons were pressed: the button itself and those that confirmed. */
  readonly pressed: number;
  /** The writes, each with the number of equal sends. */
  readonly writes: readonly { readonly operationId: string; readonly times: number }[];
  /** The dialogs that stood over themselves, or over the page that followed. */
  readonly leftOver: readonly string[];
}

/** Presses what is on a page and counts what it writes. */
export interface Presser {
  /** The buttons of the page that can be pressed, and the items of its menus. */
  readonly acts: () => Promise<readonly PageAct[]>;
  /** Presses a button, and the confirming button of each dialog that opens; undefined when it is not there. */
  readonly press: (act: PageAct, how: Press) => Promise<Act | undefined>;
  /** Whether the named page is on show. */
  readonly isAt: (name: string) => Promise<boolean>;
  /** Ticks first rows, chooses first options and writes where something is needed. */
  readonly fill: () => Promise<void>;
  /** Leaves dialogs and menus; false when one stays. */
  readonly tidy: () => Promise<boolean>;
  readonly untilQuiet: (looks?: number) => Promise<void>;
}

/** The complete content of a request that writes: equal presses send equal keys; undefined for a read. */
function keyOf(request: Request): string | undefined {
  const operationId = writeOf(request);
  if (!operationId) return undefined;
  const { pathname, search } = new URL(request.url());
  // Each form with files has another border between its parts.
  const border = /boundary=(\S+)/.exec(request.headers()['content-type'] ?? '')?.[1];
  const body = request.postData() ?? '';
  return `${operationId} ${pathname}${search} ${border ? body.replaceAll(border, '') : body}`;
}

/** An act asks no more questions than these, one after the other. */
const MOST_QUESTIONS = 3;

/** So many menus of a page are looked into; its rows repeat them. */
const MOST_MENUS = 4;

/** Puts hands into the page, and its writes under watch. */
export async function presserOf(page: Page): Promise<Presser> {
  await page.addInitScript(installHands);
  const watch = watchWrites(page);
  const quiet = (looks = 2) => untilQuiet(page, watch.open, looks);
  const fill = async (isInDialog = false) => {
    await inPage(page, (hands, isIn) => hands.fill(isIn), isInDialog);
    await quiet();
  };
  const pressOne = async (button: ButtonAt, how: Press): Promise<boolean> => {
    const ats = [button, how === 'double click' ? 0 : 2] as const;
    const at = await inPage(page, (hands, [at, times]) => hands.click(at, times), ats);
    if (at && how === 'double click') await page.mouse.dblclick(at.x, at.y);
    if (at) await quiet();
    return at !== null;
  };
  /** Answers the dialogs that open, one after the other; how many confirming buttons were pressed. */
  const confirm = async (how: Press, pathname: string, leftOver: string[]): Promise<number> => {
    let before = '';
    for (let pressed = 0; pressed < MOST_QUESTIONS; pressed += 1) {
      const open = await dialogsOf(page);
      leftOver.push(...open.filter((title, at) => open.indexOf(title) !== at));
      if (new URL(page.url()).pathname !== pathname) leftOver.push(...open);
      if (open.length === 0 || open.join() === before) return pressed;
      before = open.join();
      await fill(true);
      const label = await inPage(page, (hands) => hands.confirmLabel(), null);
      if (label === null || !(await pressOne({ label, isInDialog: true }, how))) return pressed;
    }
    return MOST_QUESTIONS;
  };
  return {
    fill,
    untilQuiet: quiet,
    isAt: (name) => page.evaluate((pageName) => document.documentElement.dataset['page'] === pageName, name),
    acts: () => actsOf(page),
    press: async ({ label, menu }, how) => {
      const { pathname } = new URL(page.url());
      const leftOver: string[] = [];
      watch.take();
      if (menu !== undefined) await toggleMenu(page, menu);
      if (!(await pressOne({ label, isInDialog: false }, how))) return undefined;
      const confirmed = await confirm(how, pathname, leftOver);
      return { pressed: 1 + confirmed, writes: watch.take(), leftOver };
    },
    tidy: async () => {
      for (let turn = 0; turn < MOST_QUESTIONS && (await dialogsOf(page)).length > 0; turn += 1) {
        await page.keyboard.press('Escape');
        await quiet();
      }
      return (await dialogsOf(page)).length === 0;
    },
  };
}

const dialogsOf = (page: Page) => inPage(page, (hands) => hands.dialogs(), null);
const toggleMenu = (page: Page, menu: number) => inPage(page, (hands, at) => hands.toggleMenu(at), menu);

/** The actions on the page, and in its menus. */
async function actsOf(page: Page): Promise<readonly PageAct[]> {
  const labels = await inPage(page, (hands) => hands.labels(), null);
  const main = await inPage(page, (hands) => hands.mainLabels(), null);
  const acts = labels.map((label): PageAct => ({ label, isMain: main.includes(label) }));
  const menus = Math.min(MOST_MENUS, await inPage(page, (hands) => hands.menus(), null));
  for (let menu = 0; menu < menus; menu += 1) {
    for (const label of await toggleMenu(page, menu))
      if (!acts.some((act) => act.label === label)) acts.push({ label, menu, isMain: false });
    await toggleMenu(page, menu);
  }
  return acts;
}

/** Waits until nothing was asked for or loaded at some looks, one after the other. */
async function untilQuiet(page: Page, openRequests: () => number, looks: number): Promise<void> {
  for (let still = 0, turn = 0; still < looks && turn < MOST_TURNS; turn += 1) {
    // A button may lead out of the portal; the answer of the page is then lost, and the next page is checked.
    const isDrawn = await drawn(page).then(
      () => true,
      () => false,
    );
    still = isDrawn && openRequests() === 0 && !(await isMoving(page)) ? still + 1 : 0;
  }
}

/** A page that is not quiet after so many looks is left as it is: something of it never ends. */
const MOST_TURNS = 300;

/** Another page is on its way, or a part of this one: buttons come with it. */
function isMoving(page: Page): Promise<boolean> {
  return page
    .evaluate(() => document.querySelector('.route-progress') !== null)
    .then(async (isOnItsWay) => isOnItsWay || (await loadingMarks(page, 'body')) !== NOTHING_LOADS)
    .catch(() => true);
}

/** Calls what was put into the page. */
function inPage<A, R>(page: Page, ask: (hands: PageHands, value: A) => R, input: A): Promise<Awaited<R>> {
  const text = `(${ask})(window.hands, ${JSON.stringify(input)})`;
  return page.evaluate(text);
}

/** The requests that a page waits for; a picture may come later. */
const WAITED_FOR: ReadonlySet<string> = new Set(['document', 'fetch', 'xhr', 'script']);

/** The requests of a page without an answer, and what was written since the last look. */
function watchWrites(page: Page) {
  const open = new Set<Request>();
  let sent: string[] = [];
  page.on('request', (request) => {
    // A page that goes takes its requests with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (WAITED_FOR.has(request.resourceType())) open.add(request);
    const key = keyOf(request);
    if (key) sent.push(key);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    open: () => open.size,
    take: (): Act['writes'] => {
      const times = new Map<string, number>();
      for (const item of sent) times.set(item, (times.get(item) ?? 0) + 1);
      sent = [];
      return [...times].map(([key, count]) => ({ operationId: key.split(' ')[0] ?? '', times: count }));
    },
  };
}
