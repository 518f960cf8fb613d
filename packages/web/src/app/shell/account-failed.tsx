import { Button } from 'antd';
import { config } from '#platform/config';
import { ACCOUNT_FAILED, type AccountFailure } from '#platform/session/account';
import { logOut } from '#platform/session/session';
import { ReasonButton } from '#ui/button/reason-button';
import { ResultPanel } from '#ui/page/result-panel';
import { SupportDetails } from '#ui/page/support-details';
import { FrameSkeleton } from './frame-skeleton';

/** The frame without an account: what failed, another try, and the way out to sign in as someone else. */
export function AccountFailed({ message, details, onRetry }: AccountFailure) {
  return (
    <FrameSkeleton>
      <ResultPanel
        className="state"
        status="warning"
        title={<h1 tabIndex={-1}>{ACCOUNT_FAILED}</h1>}
        text={`${message}。如多次失败，请联系客服（热线 ${config.hotline}）。`}
        actions={
          <>
            <Button onClick={logOut}>退出登录</Button>
            <ReasonButton type="primary" onClick={onRetry}>
              重试
            </ReasonButton>
          </>
        }
      >
        <SupportDetails text={details} />
      </ResultPanel>
    </FrameSkeleton>
  );
}
