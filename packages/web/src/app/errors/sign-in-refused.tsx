import { SIGN_IN_REFUSED } from '@dealer-portal/rules/session';
import { useEffect } from 'react';
import { goToLogin } from '#platform/session/session';
import { focusPage } from '../heading-focus';
import { SessionNotice } from '../session-notice';

/** In place of another redirect to the provider: the page stays behind it with all that was typed (HTTP-08). */
export function SignInRefused() {
  const { title, text, action } = SIGN_IN_REFUSED;
  useEffect(focusPage, []);
  return <SessionNotice title={title} text={text} actions={[[action, () => goToLogin()]]} />;
}
