import type { Browser, CDPSession, Page } from 'playwright';
import { SETTLE_MS } from './part';
import { signIn } from './portal-lines';

/** A tab of its own session, as wide as the screen of an office. */
export async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  return context.newPage();
}

/** Signs in and waits until home has settled: a later load knows the account, as on every day but the first. */
export async function signInAndSettle(page: Page, portalUrl: string): Promise<void> {
  await signIn(page, portalUrl);
  await page.waitForTimeout(SETTLE_MS);
}

/** The browser's counts of a page, by its names; the session has `Performance` enabled. */
export async function readMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
