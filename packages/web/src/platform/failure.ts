import { failureEffect } from '@dealer-portal/rules/failure';
import type { Failure, FailureContext } from '@dealer-portal/sdk';
import { closeNotices, notify } from './notices';
import { forgetToken, goToAuthorise } from './session';
import { isAskingToSignIn } from './session-phase';

type ShowPage = (page: 'forbidden' | 'unavailable') => void;

let showPage: ShowPage = () => undefined;

/** The router hands over how an error page is shown. */
export function setErrorPages(show: ShowPage): void {
  showPage = show;
}

/** Performs what the rule decides for a failed call: says it, shows a page, or signs in anew (HTTP-04 to HTTP-08). */
export function performFailure(failure: Failure, { isSilent }: FailureContext): void {
  const effect = failureEffect(failure, {
    pathname: window.location.pathname,
    isSilent,
  });
  switch (effect.kind) {
    case 'none':
      return;
    case 'message':
      if (effect.closesOthers) closeNotices();
      notify(effect.notice.level, effect.notice.text);
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
