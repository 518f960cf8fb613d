import { lazy, useEffect, useRef, useState } from 'react';
import { notify } from '#platform/notices';
import { type SessionState, setAskingToSignIn, useSessionState } from '#platform/session-phase';
import { OnceOpen } from '#ui/once-open';

const loadDialog = () => import('./session-dialog');
const SessionDialog = lazy(async () => ({ default: (await loadDialog()).SessionDialog }));

/** How long the first page has the connection for itself, in milliseconds. */
const AFTER_MS = 5000;

/**
 * Asks to sign in again before the token ends, and once it has ended, over the page and everything typed in it; the
 * login opens in a window of its own, and the dialog goes when a new session is there (AUTH-01).
 */
export function SessionWatch() {
  const session = useSessionState();
  const [putOff, setPutOff] = useState<string>();
  useRenewalNotice(session);
  const { phase, isExpired, token } = session;
  useEffect(() => {
    setAskingToSignIn(isExpired);
    return () => setAskingToSignIn(false);
  }, [isExpired]);
  useEffect(() => {
    // Ahead of the end of the session, when the network may be gone too; a failure shows when the dialog is wanted.
    const timer = window.setTimeout(() => loadDialog().catch(() => undefined), AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const isOpen = isExpired || (phase === 'ending' && putOff !== token);
  return (
    <OnceOpen isOpen={isOpen}>
      <SessionDialog session={session} isOpen={isOpen} onPutOff={() => setPutOff(token)} />
    </OnceOpen>
  );
}

/** Says that the session was renewed; the dialog has gone by itself then. */
function useRenewalNotice({ phase, token }: SessionState): void {
  const before = useRef({ phase, token });
  useEffect(() => {
    const { current } = before;
    before.current = { phase, token };
    const isRenewed = current.phase !== 'live' && phase === 'live' && current.token !== token;
    if (isRenewed) notify('success', '登录已续期，请继续操作');
  }, [phase, token]);
}
