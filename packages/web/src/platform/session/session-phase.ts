/** Where the session stands while the portal is open, so that its end never comes as a surprise (AUTH-01). */
import { type SessionPhase, sessionPhase } from '@dealer-portal/rules/session';
import { useEffect, useState } from 'react';
import { watchSession } from './stored-session';
import { checkTab, subscribeTab, tabSession } from './tab-session';

/** How often the clock is looked at, in milliseconds; a timer to the very end could be too long for a browser. */
const LOOK_MS = 1000;
const MINUTE_MS = 60_000;

/** A session as the portal sees it right now. */
export interface SessionState {
  readonly phase: SessionPhase;
  /** Whether it ended by the clock while the portal was open, and not by a logout. */
  readonly isExpired: boolean;
  /** Milliseconds since the epoch; undefined when the session has no end. */
  readonly endsAt: number | undefined;
  /** Minutes until the end, the one that has begun included; 0 without an end. */
  readonly minutesLeft: number;
  readonly token: string;
}

/**
 * Reads the session of this tab against the clock.
 * @param before what was read last; a cookie vanishes at its end, and only this remembers that it was there
 */
export function sessionState(now: Date, before?: SessionState): SessionState {
  const session = tabSession();
  const { token, endsAt } = session;
  const phase = sessionPhase(session, now);
  const end = endsAt ?? (token ? undefined : before?.endsAt);
  const isExpired = before !== undefined && phase === 'ended' && end !== undefined && end <= now.getTime();
  const minutesLeft = end === undefined ? 0 : Math.max(0, Math.ceil((end - now.getTime()) / MINUTE_MS));
  return { phase, isExpired, endsAt: end, minutesLeft, token: token ?? '' };
}

/** The session, looked at every second, when the tab is shown again, and when another tab signs in or out. */
export function useSessionState(): SessionState {
  const [state, setState] = useState(() => sessionState(new Date()));
  useEffect(() => {
    // A state, and no reducer: an update to the same state then ends before React looks through the page.
    const look = () => setState(nextState);
    const lookHere = () => {
      checkTab();
      look();
    };
    const timer = window.setInterval(lookHere, LOOK_MS);
    const stops = [watchSession(look), subscribeTab(look)];
    document.addEventListener('visibilitychange', lookHere);
    return () => {
      window.clearInterval(timer);
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', lookHere);
    };
  }, []);
  return state;
}

/** The same object while nothing that is shown has changed. */
function nextState(before: SessionState): SessionState {
  const next = sessionState(new Date(), before);
  const names = ['phase', 'isExpired', 'token', 'minutesLeft'] as const;
  return names.every((name) => before[name] === next[name]) ? before : next;
}

let isAsking = false;

/** Says whether a dialog asks to sign in again; refused calls then stay silent and the page stays. */
export function setAskingToSignIn(asking: boolean): void {
  isAsking = asking;
}

export function isAskingToSignIn(): boolean {
  return isAsking;
}
