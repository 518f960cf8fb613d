import type { Browser, BrowserContext, Page } from 'playwright';
import { inject } from 'vitest';

/** The mock provider's personas. */
export type Persona =
  | 'directAdmin'
  | 'directKzxkh'
  | 'traditional'
  | 'rChannel'
  | 'designer'
  | 'restricted'
  | 'frozen'
  | 'mdmClosed';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that went wrong in the browser's console; a journey ends with none. */
  readonly problems: readonly string[];
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** Signed in as another visit is. */
  readonly as?: Visit;
}

/** The portal of this worker; workers are numbered from 1. */
export function portalUrl(): string {
  const urls = inject('portalUrls');
  const url = urls[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % urls.length];
  if (url === undefined) throw new Error('no portal was started');
  return url;
}

/** Opens a fresh browser profile on the portal; messages of the console are collected. */
export async function visit(
  browser: Browser,
  { width = 1280, height = 900, as }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...(as && { storageState: await as.context.storageState() }),
    baseURL: portalUrl(),
    viewport: { width, height },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return { context, page, problems };
}

/** Signs in through the provider's page, from the portal's own redirect, and forgets what earlier journeys did. */
export async function signIn(page: Page, persona: Persona, path = '/'): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/provider\/login/);
  await choosePersona(page, persona);
  await resetMock(page);
}

/** Clicks a persona on the provider's page and waits until the portal has taken the token. */
export async function choosePersona(page: Page, persona: Persona): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/provider') && !url.search.includes('token='));
}

/** Puts the persona's cart, orders and addresses back to the examples. */
export async function resetMock(page: Page): Promise<void> {
  const token = await tokenOf(page);
  await page.request.post('/mock/reset', { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
}

export interface Fault {
  readonly operationId: string;
  readonly kind: string;
  readonly times?: number;
  readonly [option: string]: unknown;
}

/** The next calls of an operation go wrong for the signed-in persona. */
export async function armFault(page: Page, fault: Fault): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const response = await page.request.post('/mock/faults', { headers, data: fault });
  if (!response.ok()) throw new Error(`The mock refused the fault: ${await response.text()}`);
}

async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => window.localStorage.getItem('dealer-portal:session'));
  const session: unknown = JSON.parse(stored ?? '{}');
  if (typeof session !== 'object' || session === null || !('token' in session))
    throw new Error('not signed in');
  return String(session.token);
}
