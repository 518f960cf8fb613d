/** Time-outs and abort signals: whichever comes first ends the wait, and nothing is left behind. */

export interface Limits {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Cut<T> = (kind: 'timeout' | 'aborted', cause: unknown) => T;

/** A longer wait than timers can hold would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs `run` under limits. The answer is there as soon as a limit is reached, even if `run` ignores its signal.
 * @param onCut what a limit answers
 */
export function limited<T>(
  { timeoutMs, signal }: Limits,
  run: (signal: AbortSignal | undefined) => Promise<T>,
  onCut: Cut<T>,
): Promise<T> {
  if (!timeoutMs && !signal) return run(undefined);
  if (signal?.aborted) return Promise.resolve(onCut('aborted', signal.reason));
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const cut = (kind: 'timeout' | 'aborted', cause: unknown) => {
      release();
      resolve(onCut(kind, cause));
      controller.abort(cause);
    };
    const onAbort = () => cut('aborted', signal?.reason);
    const onTime = () => cut('timeout', new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError'));
    const timer = timeoutMs && setTimeout(onTime, Math.min(timeoutMs, LONGEST_MS));
    const release = () => {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    const settle =
      <V>(end: (value: V) => void) =>
      (value: V) => {
        release();
        end(value);
      };
    run(controller.signal).then(settle(resolve), settle(reject));
  });
}
