/**
 * What an operator hears of the browsers: measures, failed calls, errors. Off unless `/config.json` names an address. What
 * is noted waits here until the late files that send it are there; none of it names a user, a token or what was typed.
 */
import { config } from '../config';
import { type ErrorSource, type Noted, pageNow } from './observation';

/** So many that are noted before the sender is there wait for it; those after them are lost. */
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
