import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { expectNoProblems, type Persona, signIn, type Visit, type VisitOptions, visit } from './portal';
import { calm, forgetAll, QUIET } from './windows';

/**
 * One window for independent tests of a suite: the function opens an address as if the persona had just signed in for
 * the first time. Without an address nothing is loaded yet, so that the mock can be prepared first.
 */
export function freshPages(persona: Persona, options: VisitOptions = {}): (path?: string) => Promise<Page> {
  let dealer: Visit;
  beforeAll(async () => {
    dealer = await visit(options);
  });
  afterAll(() => dealer.end());
  afterEach(() => expectNoProblems(dealer));
  return async (path = QUIET) => {
    await calm(dealer);
    await forgetAll(dealer);
    await signIn(dealer.page, persona, path);
    return dealer.page;
  };
}
