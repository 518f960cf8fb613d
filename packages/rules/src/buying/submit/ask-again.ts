/** How often a page asks for a result that is not there yet: with growing pauses, and not for ever (FIN-07, BIG-01). */

/** The pauses after the first questions, in milliseconds; then a minute. */
const PAUSES_MS: readonly number[] = [3000, 6000, 12_000, 24_000, 48_000];
const LAST_PAUSE_MS = 60_000;

/** A page asks so often by itself, failures counted: about a quarter of an hour. Assumption. */
export const MOST_QUESTIONS = 20;

/** A pause is longer or shorter by up to this part, so that a thousand pages do not ask at one moment. */
const JITTER = 0.2;

/** The facts that decide when to ask again. */
export interface AskedSoFar {
  /** How many answers and failures there were. */
  readonly count: number;
  /** The wait that the server asked for in its last answer, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** The last question got no answer: then everybody asks who asked in that moment. */
  readonly isFailing?: boolean;
  /** 0 to 1, the same for one pause: it moves the pause within its jitter. */
  readonly chance: number;
}

/** After a failure nobody asks sooner. */
const LEAST_PAUSE_MS = 1000;

/**
 * The pause before the next question. After a failure it is any time up to twice the pause ("full jitter"), from
 * when the server may be asked again: pages that failed in one moment do not come back in one moment.
 * @returns milliseconds; undefined when the page stops asking by itself
 */
export function pauseBeforeQuestion(asked: AskedSoFar): number | undefined {
  const { count, retryAfterMs = 0, isFailing = false, chance } = asked;
  if (count >= MOST_QUESTIONS) return undefined;
  const pause = PAUSES_MS[Math.max(0, count - 1)] ?? LAST_PAUSE_MS;
  if (!isFailing) return Math.max(Math.round(pause * (1 - JITTER + 2 * JITTER * chance)), retryAfterMs);
  return Math.max(retryAfterMs, LEAST_PAUSE_MS) + Math.round(2 * pause * chance);
}

/** What a page that waits for a result can say of it. */
export interface AskedState {
  /** The last question got no answer. */
  readonly isFailing: boolean;
  /** It asks no more by itself. */
  readonly hasStopped: boolean;
  /** Facts of an earlier answer stand above. */
  readonly hasFacts: boolean;
}

/**
 * The words beside the last known facts, or in their place where nothing has been answered yet.
 * @returns undefined while the answers come and it goes on
 */
export function askedNote({ isFailing, hasStopped, hasFacts }: AskedState): string | undefined {
  const failing = isFailing ? `暂时查不到${hasFacts ? '最新结果，上面是最后一次查到的' : '结果'}。` : '';
  if (hasStopped) return `${failing}还没有结果，不再自动查询；可以离开本页，以后再看，或现在查一次。`;
  return isFailing ? `${failing}稍后自动再查。` : undefined;
}

/** A failed question, as far as the rule reads it; a failure of the SDK fits. */
export interface FailedQuestion {
  /** As the SDK names it: `business`, `http`, `network`, … */
  readonly kind: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
}

/** 429: too many requests. */
const TOO_MANY = 429;

/**
 * Whether a question that failed before any answer came is worth asking again by itself: the server may answer later.
 * Its no, and a question that it does not take, stay as they are (HTTP-05).
 */
export function isPassing({ kind, status }: FailedQuestion): boolean {
  if (kind === 'http') return status >= 500 || status === TOO_MANY;
  return ['network', 'timeout', 'invalid-response'].includes(kind);
}
