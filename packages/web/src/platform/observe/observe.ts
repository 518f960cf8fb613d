/**
 * What an operator hears of the browsers: measures, failed calls, errors. Off unless `/config.json` names an address. What
 * is noted waits here until the late files that send it are there; none of it names a user, a token or what was typed.
 */
import { config } from '../config';

/** One thing that was noted. `page` is the name of the route, without the codes of its address. */
export type Observation =
  | { readonly kind: 'vital'; readonly name: VitalName; readonly value: number; readonly page: string }
  | FailedCall
  | {
      readonly kind: 'error';
      /** Where it was met: an error that nobody caught, a rejection that nobody did, a part that was not drawn, a file. */
      readonly source: 'error' | 'rejection' | 'boundary' | 'file';
      readonly message: string;
      /** The places in built files, as `assets/index-1a2b.js:1:2345`. */
      readonly stack: readonly string[];
      readonly page: string;
    };

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

const waiting: Observation[] = [];

let send: ((observation: Observation) => void) | undefined;

let isOn = false;

/** Notes one thing for the next report; nothing where nobody listens. */
export function observe(observation: Observation): void {
  if (!isOn) return;
  if (send) send(observation);
  else if (waiting.length < MOST_WAITING) waiting.push(observation);
}

/** The route on show. */
export function pageNow(): string {
  return document.documentElement.dataset['page'] ?? '';
}

/** Notes an error, without what it says of a user. */
export function observeError(source: 'error' | 'rejection' | 'boundary' | 'file', error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  observe({
    kind: 'error',
    source,
    message: `${name}: ${withoutValues(message)}`,
    stack: placesOf(stack ?? ''),
    page: pageNow(),
  });
}

const MOST_SIGNS = 300;

/** A message without queries, long words (tokens) and numbers of five digits or more (codes, accounts, phones). */
export function withoutValues(message: string): string {
  return message
    .slice(0, MOST_SIGNS)
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/[\w.~+/=-]{24,}/g, '…')
    .replace(/\d{5,}/g, '#');
}

const MOST_PLACES = 8;

function placesOf(stack: string): readonly string[] {
  return [...stack.matchAll(/(assets\/[\w.-]+:\d+:\d+)/g)].slice(0, MOST_PLACES).map(([place]) => place);
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
      for (const observation of waiting.splice(0)) send(observation);
    },
    // Without its file nothing is reported, and the portal goes on.
    () => {
      isOn = false;
      waiting.length = 0;
    },
  );
}
