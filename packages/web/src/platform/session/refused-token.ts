/** A call said that the session is over: the token of this tab is asked about, once for all calls (HTTP-07, HTTP-08). */
import {
  refusedTokenStep,
  TOKEN_ANSWER_MS,
  type TokenAnswer,
  type TokenState,
  tokenState,
} from '@dealer-portal/rules/session';
import { getUserInfo } from '@dealer-portal/sdk/operations';
import { createStore, useStore } from '#ui/store';
import { sharedSlot } from '../browser/storage';
import { forgetToken, goToAuthorise } from './session';
import { isAskingToSignIn } from './session-phase';
import { watchSession } from './stored-session';
import { askUser, subscribeTab, tabSession } from './tab-session';

/** The question about a token, and until when its answer is good, by the clock of the page. */
interface Question {
  readonly token: string;
  readonly state: Promise<TokenState>;
  goodUntil: number;
}

let question: Question | undefined;

/** How long the answer is waited for, in milliseconds. */
const WAIT_MS = 10_000;

function askToken(): Promise<TokenState> {
  const { token } = tabSession();
  // Without a token there is nothing to ask.
  if (!token) return Promise.resolve('dead');
  if (question?.token === token && performance.now() < question.goodUntil) return question.state;
  const newQuestion: Question = {
    token,
    state: askUser(token, WAIT_MS).then((answer) => {
      newQuestion.goodUntil = performance.now() + TOKEN_ANSWER_MS;
      return tokenState(answer);
    }),
    goodUntil: Number.POSITIVE_INFINITY,
  };
  question = newQuestion;
  return newQuestion.state;
}

/** Whether the token of this tab holds, after an answer that says that the session is over. */
export function stateAfter(operationId: string, answer: TokenAnswer): Promise<TokenState> {
  return operationId === getUserInfo.id ? Promise.resolve(tokenState(answer)) : askToken();
}

/** When this tab last went to the provider by itself, in milliseconds since the epoch. */
const authorisedAt = sharedSlot('session', 'authorisedAt', isTime);

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The token for which the sign-in notice stands in place of the page; empty where there is none. */
const refused = createStore<string | undefined>(undefined);

/** Whether this page is on its way to the provider: what it hears meanwhile counts no more. */
let isLeaving = false;

/**
 * Leaves for the provider, or shows the sign-in notice in place of a second departure (HTTP-07, HTTP-08).
 * @returns whether the call fails in its place
 */
export function leaveIfDead(state: TokenState): boolean {
  const { token } = tabSession();
  // The dialog of the ended session asks already; leaving now would lose what was typed.
  if (isAskingToSignIn() || (isLeaving && token === undefined)) return false;
  const now = new Date();
  const step = refusedTokenStep(state, authorisedAt.read(), now);
  if (step === 'notice') refused.write(token ?? '');
  if (step === 'authorise') {
    authorisedAt.write(now.getTime());
    isLeaving = true;
    forgetToken();
    goToAuthorise();
  }
  return step === 'fail';
}

/** What is known of a refused token is forgotten: the page was loaded again. */
export function forgetRefusal(): void {
  question = undefined;
  isLeaving = false;
  refused.write(undefined);
  authorisedAt.clear();
}

const watched = {
  subscribe: (listener: () => void) => {
    const stops = [refused.subscribe(listener), watchSession(listener), subscribeTab(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
  read: () => refused.read() === (tabSession().token ?? ''),
};

/** Whether the server refuses the token of this tab although it is new; over with the next token. */
export function useIsRefused(): boolean {
  return useStore(watched);
}
