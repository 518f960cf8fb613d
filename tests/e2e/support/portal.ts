import type { getCustomerFlagDataExamples } from '@dealer-portal/sdk/testing/examples';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { now } from './clock';
import { drawn, openCalls } from './page-watch';
import { giveBack, openUnpainted, openWindow, QUIET, takeWindow, type Window } from './windows';

/** The mock provider's personas (openapi/world/personas.yaml). */
export type Persona = Exclude<(typeof getCustomerFlagDataExamples)['names'][number], 'refused'>;

/** The heading of the home page: who it greets, and how at this hour. */
export const HOME_HEADING = /，(夜深了|上午好|中午好|下午好|晚上好)$/;

export interface Visit extends Window {
  /** Everything that went wrong in the browser's console; a journey ends with none. */
  readonly problems: string[];
  /** Ends the visit; its window may serve another. */
  readonly end: () => Promise<void>;
}

/** How long a step of a test may take, in milliseconds: a busy machine is slow, not wrong. */
const PATIENCE = 45_000;

/** How many calls of a visited page have no answer yet. */
const OPEN_CALLS = new WeakMap<Page, () => number>();

/** The visits of this worker that have not ended. */
export const openVisits = new Set<Visit>();

/** What the policy of the host has stopped since the last test. */
export const violations: string[] = [];

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** Signed in as another visit is. */
  readonly as?: Visit;
  /**
   * The window is new, is painted and serves no other visit. Its files come from the server, or its looks, clock or
   * scripts matter.
   */
  readonly isFresh?: boolean;
  /** A new window that is not painted: its clock or scripts matter, its looks do not. */
  readonly isUnpainted?: boolean;
}

/** The portal of this worker; workers are numbered from 1. */
export function portalUrl(): string {
  const urls = inject('portalUrls');
  const url = urls[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % urls.length];
  if (url === undefined) throw new Error('no portal was started');
  return url;
}

/** Counts the calls of a page from now on, so that they can be waited for; a visited page is counted already. */
export function watchAnswers(page: Page): void {
  OPEN_CALLS.set(page, openCalls(page));
}

/** Opens the portal as in a fresh profile of the browser; messages of the console are collected. */
export async function visit({
  width = 1280,
  height = 900,
  as,
  isFresh = false,
  isUnpainted = false,
}: VisitOptions = {}): Promise<Visit> {
  const openFresh = isUnpainted ? openUnpainted : openWindow;
  const open = isFresh ? openFresh : takeWindow;
  const { context, page } = await open({ width, height }, portalUrl());
  context.setDefaultTimeout(PATIENCE);
  watchAnswers(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
      violations.push(message.text());
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  if (as) await copyStorage(as.page, page);
  const end = () => {
    openVisits.delete(opened);
    return isFresh ? context.close() : giveBack({ context, page });
  };
  const opened: Visit = { context, page, problems, end };
  openVisits.add(opened);
  return opened;
}

/** Gives a page what another one keeps in the browser. */
export async function copyStorage(from: Page, to: Page): Promise<void> {
  const entries = await from.evaluate(() => Object.entries(window.localStorage));
  await to.goto(QUIET);
  await to.evaluate((entries) => {
    for (const [key, text] of entries) window.localStorage.setItem(key, text);
  }, entries);
}

/** How long a session is good for. */
const SESSION = 7 * 86_400_000;

let sessions = 0;

/**
 * Opens the portal with a session of the persona, which is there before its first script runs. The way by the
 * provider's page (`choosePersona`) loads the portal twice more. The data of earlier journeys is reset.
 */
export async function signIn(page: Page, persona: Persona, path = '/'): Promise<void> {
  // Before the portal asks for anything: it remembers what it has once read.
  await forget(page, `demo-${persona}`);
  sessions += 1;
  const endsAt = now().getTime() + SESSION;
  const session = JSON.stringify({ token: `demo-${persona}-${sessions}-${endsAt}`, endsAt });
  // Only a page of the portal's origin may write there.
  if (!page.url().endsWith(QUIET)) await page.goto(QUIET);
  await page.evaluate((session) => window.localStorage.setItem('dealer-portal:session', session), session);
  await page.goto(path);
}

/** Clicks a persona on the provider's page and waits until the portal has taken the token. */
export async function choosePersona(page: Page, persona: Persona): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/provider') && !url.search.includes('token='));
}

/** Signs a persona in while another one is signed in: the portal asks before it changes the account (AUTH-02). */
export async function takeOver(page: Page, persona: Persona): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.getByRole('button', { name: /^改用 / }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/provider') && !url.search.includes('token='));
}

/** Puts the persona's cart, orders and addresses back to the examples. */
export async function resetMock(page: Page): Promise<void> {
  await forget(page, await tokenOf(page));
  await page.reload();
}

/** The mock forgets what the owner of a token did; `demo-<persona>` is a token of each. */
export async function forget(page: Page, token: string): Promise<void> {
  const response = await page.request.post('/mock/reset', { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok()) throw new Error(`The mock forgot nothing: ${await response.text()}`);
}

/** The console has no problem since the last call of this: a problem fails one test, not the later ones too. */
export function expectNoProblems({ problems }: Visit): void {
  expect(problems.splice(0)).toEqual([]);
}

/** Waits until the browser has drawn what it knows, and no call of the page is without an answer. */
export async function waitUntilAnswered(page: Page): Promise<void> {
  const openCalls = async () => {
    await drawn(page);
    return OPEN_CALLS.get(page)?.() ?? 0;
  };
  await expect.poll(openCalls).toBe(0);
}

export interface Fault {
  readonly operationId: string;
  readonly kind: string;
  readonly times?: number;
  readonly [option: string]: unknown;
}

/** The next calls of an operation go wrong for the signed-in persona. */
export async function armFault(page: Page, fault: Fault): Promise<void> {
  // One that is still on its way would run into the fault instead of the next one.
  await waitUntilAnswered(page);
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const response = await page.request.post('/mock/faults', { headers, data: fault });
  if (!response.ok()) throw new Error(`The mock refused the fault: ${await response.text()}`);
}

/** The session of the page is over: the next call of an operation hears it, and so does the question about the token. */
export async function endSession(page: Page, operationId: string): Promise<void> {
  await armFault(page, { operationId: 'getUserInfo', kind: 'bodyStatus500' });
  await armFault(page, { operationId, kind: 'bodyStatus500' });
}

/** The token of the session that the page is in. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => window.localStorage.getItem('dealer-portal:session'));
  const session: unknown = JSON.parse(stored ?? '{}');
  if (typeof session !== 'object' || session === null || !('token' in session))
    throw new Error('not signed in');
  return String(session.token);
}
