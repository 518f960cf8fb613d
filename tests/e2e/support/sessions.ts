import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, expect } from 'vitest';
import { now } from './clock';
import { choosePersona, HOME_HEADING, type Persona, type Visit, visit } from './portal';

/** The visit of each test of a file, without a session; the console stays clean. */
export interface VisitForEach {
  readonly current: () => Visit;
  /** For a test that changes the clock of its window, or its scripts. */
  readonly takeFresh: () => Promise<Visit>;
}

export function visitForEach(): VisitForEach {
  let dealer: Visit;
  beforeEach(async () => {
    dealer = await visit();
  });
  afterEach(async () => {
    expect(dealer.problems).toEqual([]);
    await dealer.end();
  });
  return {
    current: () => dealer,
    takeFresh: async () => {
      await dealer.end();
      dealer = await visit({ isFresh: true, isUnpainted: true });
      return dealer;
    },
  };
}

/** In seconds. */
export const DAY = 86_400;

/** Signs in for so many seconds. */
export async function signInFor(page: Page, persona: Persona, ttl: number): Promise<void> {
  await page.goto(`/provider/login?${new URLSearchParams({ redirect: '/index', ttl: String(ttl) })}`);
  await choosePersona(page, persona);
  await page.getByRole('heading', { level: 1, name: HOME_HEADING }).waitFor();
}

/** A value that the portal keeps in the browser. */
export const storedValue = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => window.localStorage.getItem(`dealer-portal:${key}`), name);

/** A provider that leads back at once with a new token, as single sign-on does; how often it was met. */
export async function leadBack(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('**/provider/authorize?**', (route) => {
    count += 1;
    const back = new URL(new URL(route.request().url()).searchParams.get('state') ?? '');
    const endsAt = now().getTime() + DAY * 1000;
    back.search = String(new URLSearchParams({ token: `demo-directKzxkh-${count}-${endsAt}` }));
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
  return () => count;
}

/** Presses what opens the login in a window of its own, and signs in there. */
export async function renewAs(
  page: Page,
  button: Locator,
  ...[persona, then]: readonly [persona: Persona, then?: (login: Page) => Promise<void>]
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await button.click();
  const login = await opening;
  const closed = login.waitForEvent('close');
  await login.locator(`[data-persona="${persona}"]`).click();
  await then?.(login);
  await closed;
}
