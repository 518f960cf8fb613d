import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '#platform/browser/when-idle';
import { notify } from '#platform/notices';
import { type SessionState, setAskingToSignIn, useSessionState } from '#platform/session/session-phase';
import { useTabState } from '#platform/session/tab-session';
import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../antd/with-antd';
import { loadSheet } from './other-account-watch';

const loadDialog = () => import('./session-dialog');
const SessionDialog = lazyWithAntd(async () => (await loadDialog()).SessionDialog);

/**
 * Asks to sign in again before the token ends, and once it has ended, over the page and everything typed in it. The
 * login opens in its own window, and the dialog goes when a new session is there (AUTH-01).
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
    return whenIdle(() => void Promise.all([loadDialog(), loadSheet()]).catch(() => undefined));
  }, []);
  const tab = useTabState();
  // A separate sheet names another user who has signed in since.
  const isOwn = tab !== 'foreign' && tab !== 'unknown';
  const isOpen = isOwn && (isExpired || (phase === 'ending' && putOff !== token));
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
    const former = before.current;
    before.current = { phase, token };
    const isRenewed = former.phase !== 'live' && phase === 'live' && former.token !== token;
    if (isRenewed) notify('success', '登录已续期，请继续操作');
  }, [phase, token]);
}
