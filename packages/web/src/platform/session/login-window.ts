import { href } from '#routes';
import { loginAddress } from './session';

/** By this part of its address the login page knows that it renews a session; the query would be dropped on the way. */
const RENEWAL = '#renew';
const FEATURES = 'popup,width=520,height=760';

/**
 * Opens the provider's login in its own window. It ends on the portal's login page, which stores the new session for
 * all tabs and closes itself.
 * @returns whether the browser let it open
 */
export function openLoginWindow(): boolean {
  const opened = window.open('', 'dealer-portal-login', FEATURES);
  if (!opened) return false;
  // The provider's page must not reach back into the portal.
  opened.opener = null;
  opened.location.replace(loginAddress(href('login') + RENEWAL));
  opened.focus();
  return true;
}

/** Whether this window was opened to renew a session. */
export function isLoginWindow(): boolean {
  return window.location.hash === RENEWAL;
}
