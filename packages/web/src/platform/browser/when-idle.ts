/** How long a page has the connection and the processor for itself, in milliseconds. */
const AFTER_MS = 5000;

/**
 * Runs what no page waits for, when the page has had its time and the browser has nothing else to do.
 * @returns takes it back
 */
export function whenIdle(run: () => unknown): () => void {
  let idle: number | undefined;
  const timer = window.setTimeout(() => {
    if (window.requestIdleCallback) idle = window.requestIdleCallback(() => run());
    else run();
  }, AFTER_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
