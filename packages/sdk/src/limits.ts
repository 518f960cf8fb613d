/** Time-outs and abort signals: the first one ends the wait, and no timer or listener stays. */

export interface Limits {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Cut<T> = (kind: 'timeout' | 'aborted', cause: unknown) => T;

/** A longer wait than timers can hold would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs `run` under limits. The answer is there as soon as a limit is reached, even if `run` ignores its signal.
 * @param onCut what a limit answers; the signal of `AbortSignal.timeout` is a time-out too
 */
export function limited<T>(
  { timeoutMs, signal }: Limits,
  run: (signal: AbortSignal | undefined) => Promise<T>,
  onCut: Cut<T>,
): Promise<T> {
  if (!timeoutMs && !signal) return run(undefined);
  const cutBy = (cause: unknown) =>
    onCut((cause as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted', cause);
  if (signal?.aborted) return Promise.resolve(cutBy(signal.reason));
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const ending =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cut);
        settle(value);
      };
    const cut = () => {
      const cause: unknown = signal?.aborted
        ? signal.reason
        : new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError');
      ending(resolve)(cutBy(cause));
      controller.abort(cause);
    };
    const timer = timeoutMs ? setTimeout(cut, Math.min(timeoutMs, LONGEST_MS)) : undefined;
    signal?.addEventListener('abort', cut);
    run(controller.signal).then(ending(resolve), ending(reject));
  });
}
