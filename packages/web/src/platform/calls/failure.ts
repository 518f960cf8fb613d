import { failureEffect, failureText } from '@dealer-portal/rules/failure';
import { failedWrite, type SubmitFailure } from '@dealer-portal/rules/submit';
import type { Failure, FailureContext, Middleware } from '@dealer-portal/sdk';
import { notify, notifyAlone } from '../notices';
import { forgetToken, goToAuthorise } from '../session/session';
import { isAskingToSignIn } from '../session/session-phase';

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

/** Every failure of a call leaves the client in words that a dealer can read (HTTP-13). */
export const inChinese: Middleware = async (request, next) => {
  const result = await next(request);
  return result.ok ? result : { ...result, msg: failureText(result) };
};

/**
 * Performs what the rule decides for a failed call: says it, shows a page, or signs in again (HTTP-04 to HTTP-08).
 * A press on which the rule is silent gets its answer all the same, or it would look like a success.
 */
export function performFailure(failure: Failure, { operation, isSilent }: FailureContext): void {
  const effect = failureEffect(failure, {
    pathname: window.location.pathname,
    isSilent,
  });
  switch (effect.kind) {
    case 'none':
      if (!isSilent && failure.kind === 'http') answerPress(failure, operation.effect === 'read');
      return;
    case 'message':
      if (effect.closesOthers) notifyAlone(effect.notice.text);
      else notify(effect.notice.level, effect.notice.text);
      return;
    case 'page':
      showPage(effect.page);
      return;
    case 'authorise':
      // The dialog of the ended session asks already; leaving now would lose what was typed.
      if (isAskingToSignIn()) return;
      forgetToken();
      goToAuthorise();
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
  const { level, text } = failedWrite(failure, act);
  notify(level, text);
}
