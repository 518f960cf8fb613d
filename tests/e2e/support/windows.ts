import { moveDates } from '@dealer-portal/web/test/move-dates';
import type { Browser, BrowserContext, Page } from 'playwright';
import { inject } from 'vitest';
import { launchChromium } from './chromium';

/** A profile of the browser with its first page. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page of the portal's origin without a script, which sends no calls. */
export const QUIET = '/favicon.svg';

/** Windows that wait for the next test; two tests at a time never share a worker, and few need a second window. */
const MOST_IDLE = 2;

let browser: Promise<Browser> | undefined;
const idle: Window[] = [];

/** The one browser of this worker; it ends with the worker. One that did not start is no loss to the next test. */
export function browserOfWorker(): Promise<Browser> {
  browser ??= launchChromium().catch((cause: unknown) => {
    browser = undefined;
    throw cause;
  });
  return browser;
}

/**
 * A window as of a fresh profile. It may have served a test before: its process then holds the portal's compiled code.
 * That is more than half of the time to open a page.
 */
export async function takeWindow(size: Size, baseURL: string): Promise<Window> {
  const window = idle.pop();
  if (!window || window.page.isClosed()) return openUnpainted(size, baseURL);
  await window.page.setViewportSize(size);
  return window;
}

/** A window whose pages are laid out and hear the mouse, and are not painted: a third less of a browser's time. */
export async function openUnpainted(size: Size, baseURL: string): Promise<Window> {
  const window = await openWindow(size, baseURL);
  await window.context.addInitScript(leaveUnpainted);
  return window;
}

/** Runs in the browser before the page does. */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** A window of a profile of its own, whose pages are painted. */
export async function openWindow(size: Size, baseURL: string): Promise<Window> {
  const context = await (await browserOfWorker()).newContext({
    baseURL,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(moveDates, inject('aheadMs'));
  return { context, page: await context.newPage() };
}

/** The events that tests listen to; Playwright listens to a page, too, and must go on. */
const EVENTS = ['request', 'response', 'requestfinished', 'requestfailed', 'console', 'pageerror', 'popup'];

/** Forgets what a test did in the window, and keeps it for the next one. */
export async function giveBack(window: Window): Promise<void> {
  const { context, page } = window;
  if (idle.length >= MOST_IDLE || page.isClosed()) return context.close();
  await calm(window);
  for (const type of EVENTS) await page.removeAllListeners(type);
  // A page that is still on its way elsewhere cannot be emptied, and its window serves nobody else.
  await forgetAll(window).then(
    () => idle.push(window),
    () => context.close(),
  );
}

/** No call is held or refused, the network is there, the page is on a screen, and other pages are gone. */
export async function calm({ context, page }: Window): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
}

/** Leaves the page for one without a script, and empties what the profile keeps. */
export async function forgetAll({ context, page }: Window): Promise<void> {
  // Data that a page keeps when it is left belongs to the last test. A page that was on its way elsewhere may come
  // first.
  await page.goto(QUIET).catch(() => page.goto(QUIET));
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await context.clearCookies();
}
