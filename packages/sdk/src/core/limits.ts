/** Time-outs and abort signals: the first one ends the wait, and no timer or listener stays. */
import type { CallOptions } from './call';

export interface Limits {
  readonly timeoutMs?: number | undefined;
  /** Each of them ends the wait. They are not joined to one: `AbortSignal.any` keeps every call on a long-lived signal. */
  readonly signals?: readonly AbortSignal[];
}

const NO_SIGNALS: readonly AbortSignal[] = [];

/** The signals that end a call: its own and those of its client. */
export function signalsOf({ signal, clientSignals = NO_SIGNALS }: CallOptions): readonly AbortSignal[] {
  return signal ? [signal, ...clientSignals] : clientSignals;
}

/** Whether a signal has ended its calls. */
export const isAborted = ({ aborted }: AbortSignal): boolean => aborted;

type Cut<T> = (kind: 'timeout' | 'aborted', cause: unknown) => T;

/** A longer wait than timers can hold would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs `run` under limits. The answer is there as soon as a limit is reached, even if `run` ignores its signal.
 * @param run gets the signal of the limits, and a function that ends them: from then on it sees to its own waits
 * @param onCut what a limit answers; the signal of `AbortSignal.timeout` is a time-out too
 */
export function limited<T>(
  { timeoutMs, signals = NO_SIGNALS }: Limits,
  run: (signal: AbortSignal | undefined, release: () => void) => Promise<T>,
  onCut: Cut<T>,
): Promise<T> {
  if (!timeoutMs && !signals[0]) return run(undefined, () => undefined);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const release = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', cut);
    };
    const cut = () => {
      const aborted = signals.find(isAborted);
      const cause: unknown = aborted
        ? aborted.reason
        : new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError');
      const isLate = (cause as Error | undefined)?.name === 'TimeoutError';
      release();
      resolve(onCut(isLate ? 'timeout' : 'aborted', cause));
      controller.abort(cause);
    };
    const timer = timeoutMs ? setTimeout(cut, Math.min(timeoutMs, LONGEST_MS)) : undefined;
    for (const signal of signals) signal.addEventListener('abort', cut);
    if (signals.find(isAborted)) cut();
    else {
      run(controller.signal, release).then(
        (value) => {
          release();
          resolve(value);
        },
        (cause) => {
          release();
          reject(cause);
        },
      );
    }
  });
}
