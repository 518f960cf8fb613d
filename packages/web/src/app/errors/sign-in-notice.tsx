import { goToLogin } from '#platform/session/session';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';

interface SignInNoticeProps {
  readonly text?: string | undefined;
  /** Where the sign-in leads to; this page when absent. */
  readonly backTo?: string;
}

/** The content where a session is missing: the reason, and the one next step (AUTH-04, ROUTE-09). */
export function SignInNotice({ text, backTo }: SignInNoticeProps) {
  return (
    <div className="page">
      <GatePanel
        icon="user"
        title="请先登录"
        text={text ?? '登录后会回到这个页面。'}
        actions={
          <PlainButton kind="primary" onClick={() => goToLogin(backTo)}>
            登录后继续
          </PlainButton>
        }
      />
    </div>
  );
}
