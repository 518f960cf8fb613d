/**
 * What an operator hears of the browsers: measures, failed calls, errors. Off unless `/config.json` names an address. What
 * is noted waits here until the late files that send it are there; none of it names a user, a token or what was typed.
 */
import { config } from '../config';

/** One thing that was noted. `page` is the name of the route, without the codes of its address. */
export type Observation =
  | Vital
  | FailedCall
  | {
      readonly kind: 'error';
      readonly source: ErrorSource;
      readonly message: string;
      /** The places in built files, as `assets/index-1a2b.js:1:2345`. */
      readonly stack: readonly string[];
      readonly page: string;
    };

/** Where an error was met: nobody caught it, nobody took its rejection, or a boundary drew something in its place. */
export type ErrorSource = 'error' | 'rejection' | 'boundary';

/** What was noted, before the late code has taken out of an error what it says of a user. */
export type Noted =
  | Exclude<Observation, { readonly kind: 'error' }>
  | { readonly kind: 'error'; readonly source: ErrorSource; readonly error: unknown; readonly page: string };

/** A measure of a load. */
export interface Vital {
  readonly kind: 'vital';
  readonly name: VitalName;
  readonly value: number;
  readonly page: string;
}

/** Web Vitals: milliseconds, and a number without a unit for CLS. */
export type VitalName = 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';

/** A call that failed. */
export interface FailedCall {
  readonly kind: 'call';
  readonly operation: string;
  readonly failure: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** Milliseconds from the question to the failure, retries included. */
  readonly duration: number;
  readonly requestId: string;
  readonly page: string;
}

/** The latest that are noted before the sender is there. */
const MOST_WAITING = 50;

const waiting: Noted[] = [];

let send: ((noted: Noted) => void) | undefined;

let isOn = false;

/** Notes one thing for the next report; nothing where nobody listens. */
export function observe(noted: Noted): void {
  if (!isOn) return;
  if (send) send(noted);
  else if (waiting.length < MOST_WAITING) waiting.push(noted);
}

/** The route on show. */
export function pageNow(): string {
  return document.documentElement.dataset['page'] ?? '';
}

/** Notes an error; what it says of a user is left out before it is sent. */
export function observeError(source: ErrorSource, error: unknown): void {
  observe({ kind: 'error', source, error, page: pageNow() });
}

/** Starts to listen, if the settings ask for it and this load is one of their share. */
export function startObserving(): void {
  const { url, share } = config.observe;
  isOn = url !== '' && Math.random() < share;
  if (!isOn) return;
  window.addEventListener('error', ({ error, message }) => observeError('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => observeError('rejection', reason));
  void import('./report').then(
    ({ startReports }) => {
      send = startReports(config.observe);
      for (const noted of waiting.splice(0)) send(noted);
    },
    // Without its file nothing is reported, and the portal goes on.
    () => {
      isOn = false;
      waiting.length = 0;
    },
  );
}
