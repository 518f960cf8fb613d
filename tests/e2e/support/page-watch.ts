import type { RouteName } from '@dealer-portal/web/routes';
import type { Locator, Page, Response } from 'playwright';
import { expect } from 'vitest';

/** The requests of a page to the server, and their results. */
export interface PageWatch {
  /** Calls without an answer yet. */
  readonly pending: () => number;
  /** The refusals since the last call of this: the call and the server's sentence, which the page has to show. */
  readonly takeRefusals: () => Promise<readonly Refusal[]>;
}

interface Refusal {
  readonly call: string;
  readonly msg: string;
}

const API = '/new/api/';

/** Counts the calls of a page that have no answer yet, from now on. */
export function openCalls(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    // A page that goes takes its calls with it.
    if (request.isNavigationRequest()) open.clear();
    if (request.url().includes(API)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Follows the calls of a page from now on. */
export function watchCalls(page: Page): PageWatch {
  let answers: Promise<Refusal | undefined>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(API)) answers.push(refusalOf(response));
  });
  return {
    pending: openCalls(page),
    takeRefusals: async () => {
      const refusals = await Promise.all(answers);
      answers = [];
      return refusals.filter((refusal) => refusal !== undefined);
    },
  };
}

async function refusalOf(response: Response): Promise<Refusal | undefined> {
  const call = `${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`;
  const type = response.headers()['content-type'] ?? '';
  if (!type.includes('json')) return response.ok() ? undefined : { call, msg: '' };
  // An answer that the page no longer waits for cannot be read.
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  if (response.ok() && String(Reflect.get(body, 'code')) === '1') return undefined;
  if (response.ok() && Reflect.get(body, 'status') === 200) return undefined;
  return { call, msg: String(Reflect.get(body, 'msg') ?? '') };
}

/** Waits until the named page is on show: until its code is there, the page before it still is. */
export async function waitForPage(page: Page, name: RouteName): Promise<void> {
  await page.waitForFunction(
    (name) => document.documentElement.dataset['page'] === name && !document.querySelector('.route-progress'),
    name,
  );
}

/** Waits until the named page is on show and neither it nor the frame waits for anything more. */
export async function waitUntilLoaded(page: Page, name: RouteName, watch: PageWatch): Promise<void> {
  await waitForPage(page, name);
  await page.locator('h1:visible').first().waitFor();
  await expect.poll(() => stillOpen(page, watch), { interval: 30 }).toBe(`${NOTHING_LOADS}, 0 calls`);
}

/** Counted after what is known was drawn: an answer may make the page ask for more. */
async function stillOpen(page: Page, { pending }: PageWatch): Promise<string> {
  const marks = await waiting(page);
  return `${marks}, ${pending()} calls`;
}

/** Waits until the browser has drawn what it knows. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** The result of `waiting` for a loaded page. */
export const NOTHING_LOADS = 'nothing loads';

/** How the portal shows that something loads. */
const LOADING = '.ant-skeleton, .ant-spin-spinning, [aria-busy="true"]';

/**
 * The parts that still load, once the browser has drawn the known ones.
 * @param within a selector of the part to look at
 */
export async function waiting(page: Page, within = 'main'): Promise<string> {
  await drawn(page);
  return loadingMarks(page, within);
}

/** The parts that still load at this moment. */
export async function loadingMarks(page: Page, within = 'main'): Promise<string> {
  const marks = await page.evaluate(
    ([part, loading]) => {
      const marks = document.querySelectorAll(`${part} :is(${loading})`);
      // A sample of the interface that shows what loading looks like is no loading.
      const seen = [...marks].filter((mark) => mark.checkVisibility() && !mark.closest('.demo-parts'));
      return seen.map((mark) => mark.className || mark.tagName).join(', ');
    },
    [within, LOADING] as const,
  );
  return marks === '' ? NOTHING_LOADS : marks;
}

/** Presses a button, once the call of the press before is over: while a button turns it takes none. */
export function press(button: Locator): Promise<void> {
  return button.and(button.page().locator(':not([aria-busy])')).click();
}

/** Waits for a sentence in the messages at the top. */
export function waitForMessage(page: Page, text: string | RegExp): Promise<void> {
  return page.locator('.messages').getByText(text).first().waitFor();
}
