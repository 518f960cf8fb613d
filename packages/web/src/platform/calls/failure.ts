import {
  type FailureEffect,
  type FailureFacts,
  failureEffect,
  failureRefusal,
  failureText,
} from '@dealer-portal/rules/failure';
import { refusedTokenRefusal, sessionText } from '@dealer-portal/rules/session';
import { failedWrite, type SubmitFailure, submitText } from '@dealer-portal/rules/submit';
import type { Failure, FailureContext, Middleware } from '@dealer-portal/sdk';
import { notify, notifyAlone } from '../notices';
import { leaveIfDead, stateAfter } from '../session/refused-token';
import { reportRefusal } from './refusals';

/** The pages that a failed call leads to, by the names of their routes (HTTP-08). */
export type FailurePage = 'forbidden' | 'unavailable';

type ShowPage = (page: FailurePage) => void;

let showPage: ShowPage = () => undefined;

/** The router hands over how an error page is shown. */
export function setErrorPages(show: ShowPage): void {
  showPage = show;
}

/** Whether a route's page stands for a failed call. */
export function isFailurePage(name: string | undefined): name is FailurePage {
  return name === 'forbidden' || name === 'unavailable';
}

/**
 * Every failure of a call leaves the client in words that a dealer can read (HTTP-13). That the login is over is said
 * only when the server says so of the token itself (HTTP-08).
 */
export const inChinese: Middleware = async (request, next) => {
  const result = await next(request);
  if (result.ok) return result;
  const isOver = effectHere(result, {}).kind === 'checkToken';
  const refusal = isOver ? refusedTokenRefusal(await stateAfter(request.operation.id, result)) : undefined;
  return { ...result, msg: sessionText(refusal) ?? failureText(failureRefusal(result)) };
};

function effectHere(failure: Failure, facts: Omit<FailureFacts, 'pathname'>): FailureEffect {
  return failureEffect(failure, { ...facts, pathname: window.location.pathname });
}

/**
 * Performs what the rule decides for a failed call: says it, shows a page, or signs in again (HTTP-04 to HTTP-08).
 * A press on which the rule is silent gets its answer all the same, or it would look like a success.
 */
export function performFailure(failure: Failure, context: FailureContext): void {
  reportRefusal(failure, context);
  perform(failure, context, effectHere(failure, context));
}

/** The same for a call that only decorates the page, or checks a permission: it takes no page away (HTTP-08). */
export function performAsideFailure(failure: Failure, context: FailureContext): void {
  perform(failure, context, effectHere(failure, { ...context, isAside: true }));
}

function perform(failure: Failure, { operation, isSilent }: FailureContext, effect: FailureEffect): void {
  switch (effect.kind) {
    case 'none':
      if (!isSilent && failure.kind === 'http') answerPress(failure, operation.effect === 'read');
      return;
    case 'message':
      if (effect.closesOthers) notifyAlone(failureText(effect.refusal));
      else notify('error', failureText(effect.refusal));
      return;
    case 'page':
      showPage(effect.page);
      return;
    case 'checkToken':
      void stateAfter(operation.id, failure).then((state) => {
        if (leaveIfDead(state) && !isSilent) answerPress(failure, operation.effect === 'read');
      });
      return;
    default:
      effect satisfies never;
  }
}

function answerPress(failure: Failure, isRead: boolean): void {
  if (isRead) notify('error', failure.msg);
  else notifyFailedWrite(failure);
}

/** Says that a write failed or that its result is unknown; `act` is the action of the press, as 录入 (ORDER-01). */
export function notifyFailedWrite(failure: SubmitFailure, act?: string): void {
  const refusal = failedWrite(failure, act);
  notify(refusal.code === 'submit.noAnswer' ? 'warning' : 'error', submitText(refusal));
}
