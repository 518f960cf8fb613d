/** Time-outs and abort signals: the first one ends the wait, and no timer or listener stays. */
import type { CallOptions } from './call';

export interface Limits {
  readonly timeoutMs?: number | undefined;
  /** Each of them ends the wait. They are not joined to one: `AbortSignal.any` keeps every call on a long-lived signal. */
  readonly signals?: readonly (AbortSignal | undefined)[];
}

/** The signals that end a call: its own and those of its client. */
export function signalsOf({ signal, clientSignals = [] }: CallOptions): readonly (AbortSignal | undefined)[] {
  return [signal, ...clientSignals];
}

type Cut<T> = (kind: 'timeout' | 'aborted', cause: unknown) => T;

/** A longer wait than timers can hold would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs `run` under limits. The answer is there as soon as a limit is reached, even if `run` ignores its signal.
 * @param run gets the signal of the limits, and a function that ends them: from then on it sees to its own waits
 * @param onCut what a limit answers; the signal of `AbortSignal.timeout` is a time-out too
 */
export function limited<T>(
  { timeoutMs, signals = [] }: Limits,
  run: (signal: AbortSignal | undefined, release: () => void) => Promise<T>,
  onCut: Cut<T>,
): Promise<T> {
  const present = signals.flatMap((signal) => signal ?? []);
  if (!timeoutMs && !present[0]) return run(undefined, () => undefined);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const release = () => {
      clearTimeout(timer);
      for (const signal of present) signal.removeEventListener('abort', cut);
    };
    const cut = () => {
      const ended = present.find(({ aborted }) => aborted);
      const cause: unknown = ended
        ? ended.reason
        : new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError');
      const isLate = (cause as Error | undefined)?.name === 'TimeoutError';
      release();
      resolve(onCut(isLate ? 'timeout' : 'aborted', cause));
      controller.abort(cause);
    };
    const timer = timeoutMs ? setTimeout(cut, Math.min(timeoutMs, LONGEST_MS)) : undefined;
    for (const signal of present) signal.addEventListener('abort', cut);
    if (present.some(({ aborted }) => aborted)) cut();
    else run(controller.signal, release).then(resolve, reject).finally(release);
  });
}
