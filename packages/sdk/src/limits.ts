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
 * @param onCut what a limit answers; the signal of `AbortSignal.timeout` is a time-out too
 */
export function limited<T>(
  { timeoutMs, signal }: Limits,
  run: (signal: AbortSignal | undefined) => Promise<T>,
  onCut: Cut<T>,
): Promise<T> {
  if (!timeoutMs && !signal) return run(undefined);
  if (signal?.aborted) return Promise.resolve(onCut(kindOf(signal), signal.reason));
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const cut = (kind: 'timeout' | 'aborted', cause: unknown) => {
      release();
      resolve(onCut(kind, cause));
      controller.abort(cause);
    };
    const onAbort = () => signal && cut(kindOf(signal), signal.reason);
    const onTime = () => cut('timeout', new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError'));
    const timer = timeoutMs && setTimeout(onTime, Math.min(timeoutMs, LONGEST_MS));
    const release = () => {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort);
    run(controller.signal).then(
      (value) => {
        release();
        resolve(value);
      },
      (cause: unknown) => {
        release();
        reject(cause);
      },
    );
  });
}

function kindOf({ reason }: AbortSignal): 'timeout' | 'aborted' {
  return (reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted';
}
