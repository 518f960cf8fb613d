import { signOut } from '#kits/submit/sign-out';
import { config } from '#platform/config';
import { ACCOUNT_FAILED, type AccountFailure } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { SupportDetails } from '#ui/page/support-details';
import { FrameSkeleton } from './frame-skeleton';

/** The frame without an account: what failed, another try, and the way out to sign in as someone else. */
export function AccountFailed({ message, details, onRetry }: AccountFailure) {
  return (
    <FrameSkeleton>
      <GatePanel
        icon="warning"
        tone="error"
        title={ACCOUNT_FAILED}
        text={`${message}。如多次失败，请联系客服（热线 ${config.hotline}）。`}
        actions={
          <>
            <PlainButton kind="primary" onClick={onRetry}>
              重试
            </PlainButton>
            <PlainButton onClick={() => signOut()}>退出登录</PlainButton>
          </>
        }
        code={<SupportDetails text={details} />}
      />
    </FrameSkeleton>
  );
}
