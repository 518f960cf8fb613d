/** What follows when a call says that the session is over: the token is asked about first, and no tab goes round in circles (HTTP-07, HTTP-08). */
import { refuse } from '../../base/refusal';
import type { SessionRefusal } from './session-refusals';

/** Whether a token holds, as the answer to `getUserInfoByToken` says; `unknown` where no answer came. */
export type TokenState = 'live' | 'dead' | 'unknown';

/** The result of a call, as far as the rule reads it; a result of the SDK fits. */
export interface TokenAnswer {
  readonly ok: boolean;
  /** As the SDK names it: `http`, `business`, `network`, …; absent of a success. */
  readonly kind?: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** `status` inside the body; 500 means that the session is over (HTTP-07). */
  readonly bodyStatus?: number | undefined;
}

const UNAUTHORISED = 401;
const SESSION_OVER = 500;

/**
 * Whether an answer says that the session is over: HTTP 401 (an assumption), or a body status of 500 under an HTTP
 * success. HTTP 500 says nothing of the session, also where its body repeats the status (HTTP-07, HTTP-08).
 */
export function saysSessionOver({ kind, status, bodyStatus }: Omit<TokenAnswer, 'ok'>): boolean {
  return kind === 'http' ? status === UNAUTHORISED : bodyStatus === SESSION_OVER;
}

/**
 * What the answer to `getUserInfoByToken` says of the token. It alone decides: another call may answer 401 for a reason
 * of its own (HTTP-08).
 */
export function tokenState(answer: TokenAnswer): TokenState {
  if (answer.ok) return 'live';
  return saysSessionOver(answer) ? 'dead' : 'unknown';
}

/** How long an answer about a token is good for the next call that is refused, in milliseconds. Assumption: the figure. */
export const TOKEN_ANSWER_MS = 10_000;

/** Within this time no second authorisation begins by itself, in milliseconds (HTTP-08). */
export const AUTHORISE_PAUSE_MS = 60_000;

/**
 * What follows a call that said that the session is over. `fail`: the call fails in its place. `authorise`: forget the
 * token and go to the provider. `notice`: the sign-in notice, with the session and all that was typed kept.
 */
export type RefusedTokenStep = 'fail' | 'authorise' | 'notice';

/**
 * The step after a call that said that the session is over (HTTP-07, HTTP-08; decisions, "A 401 or a body status 500").
 * @param state what `getUserInfoByToken` answered; not known leads nobody away
 * @param authorisedAt when this tab last went to the provider by itself, in milliseconds since the epoch; undefined
 *   when it never did
 */
export function refusedTokenStep(
  state: TokenState,
  authorisedAt: number | undefined,
  now: Date,
): RefusedTokenStep {
  if (state !== 'dead') return 'fail';
  // A clock that was set back in between counts as well.
  const isSecond = authorisedAt !== undefined && Math.abs(now.getTime() - authorisedAt) < AUTHORISE_PAUSE_MS;
  return isSecond ? 'notice' : 'authorise';
}

/** Why such a call fails in its place; undefined where the token is dead (HTTP-08). */
export function refusedTokenRefusal(state: TokenState): SessionRefusal | undefined {
  switch (state) {
    case 'live':
      return refuse('session.callRefused');
    case 'unknown':
      return refuse('session.tokenUnknown');
    case 'dead':
      return undefined;
    default:
      return state satisfies never;
  }
}

/** The sign-in notice in place of another redirect (HTTP-08). */
export const SIGN_IN_REFUSED = {
  title: '登录没有成功',
  text: '刚才已自动重新登录过一次，系统仍然没有接受，所以没有再跳转。本页已填写的内容都还在。',
  action: '登录后继续',
} as const;
