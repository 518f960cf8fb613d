import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  backToNormal,
  expectNoProblems,
  type Persona,
  signIn,
  type Visit,
  type VisitOptions,
  visit,
} from './portal';

/** Of the portal's origin, and without a script: whoever is there is signed in and has asked for nothing. */
const QUIET = '/favicon.svg';

interface Owner {
  readonly browser: () => Browser;
  readonly persona: Persona;
}

/**
 * One browser profile for the tests of a suite, none of which builds on another: the function opens an address as if the
 * persona had just signed in for the first time. Without an address nothing is loaded yet, so that the mock can be told first.
 */
export function freshPages(
  { browser, persona }: Owner,
  options: VisitOptions = {},
): (path?: string) => Promise<Page> {
  let dealer: Visit;
  beforeAll(async () => {
    dealer = await visit(browser(), options);
  });
  afterAll(() => dealer.context.close());
  afterEach(() => expectNoProblems(dealer));
  return async (path = QUIET) => {
    const { context, page } = dealer;
    await backToNormal(dealer);
    for (const other of context.pages()) if (other !== page) await other.close();
    // What a page keeps when it is left belongs to the test before.
    await page.goto(QUIET);
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    await signIn(page, persona, path);
    return page;
  };
}
