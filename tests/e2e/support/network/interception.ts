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
  let remaining = times;
  await page.route(address, async (route) => {
    if (remaining <= 0) return route.fallback();
    remaining -= 1;
    return handle(route);
  });
  return () => {
    remaining = 0;
  };
}

/** Cuts the line at these calls, until the returned function is called. */
export const cutCalls = (page: Page, address: string): Promise<() => void> =>
  intercept(page, { address, handle: (route) => route.abort('internetdisconnected') });

/** A gate, and the function that opens it. */
function closedGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds the next call back, as a slow server does, until the returned function lets it go. */
export async function holdCall(page: Page, address: string): Promise<() => void> {
  const { opened, open } = closedGate();
  await intercept(page, { address, handle: (route) => opened.then(() => route.continue()), times: 1 });
  return open;
}

/** The next call is carried out, and the line is cut before its answer, once the returned function is called. */
export async function holdLostAnswer(page: Page, address: string): Promise<() => void> {
  const { opened, open } = closedGate();
  const handle = async (route: Route) => {
    await route.fetch();
    await opened;
    await route.abort();
  };
  await intercept(page, { address, handle, times: 1 });
  return open;
}

/** The next call is carried out, and the line is cut before its answer. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const cut = await holdLostAnswer(page, address);
  cut();
}

/** How often an address was called since. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}
