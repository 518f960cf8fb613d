import type { Page, Route } from 'playwright';

interface Interception {
  readonly address: string | RegExp;
  /** Its work in place of sending the call on. */
  readonly handle: (route: Route) => Promise<void>;
  /** How many calls; all when absent. */
  readonly times?: number;
}

/**
 * Handles the calls of an address until the returned function is called. The route itself stays with the page. When the
 * last one is taken away, calls that begin just then are sometimes left without an answer.
 */
export async function intercept(
  page: Page,
  { address, handle, times = Number.POSITIVE_INFINITY }: Interception,
): Promise<() => void> {
  let left = times;
  await page.route(address, async (route) => {
    if (left <= 0) return route.fallback();
    left -= 1;
    return handle(route);
  });
  return () => {
    left = 0;
  };
}

/** Cuts the line at these calls, until the returned function is called. */
export const cutCalls = (page: Page, address: string): Promise<() => void> =>
  intercept(page, { address, handle: (route) => route.abort('internetdisconnected') });

/** Holds the next call back, as a slow server does, until the returned function lets it go. */
export async function holdCall(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, { address, handle: (route) => wait.then(() => route.continue()), times: 1 });
  return () => letGo();
}

/** The next call is carried out, and the line is cut before its answer. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const handle = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await intercept(page, { address, handle, times: 1 });
}
