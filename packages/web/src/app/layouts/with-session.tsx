import { sessionPhase } from '@dealer-portal/rules/session';
import { type ComponentType, type ReactNode, useState } from 'react';
import { goToLogin, readSession } from '#platform/session';
import { ReasonButton } from '#ui/reason-button';
import { ResultPanel } from '#ui/result-panel';
import { BareLayout } from '../shell/bare-layout';

/**
 * A frame that needs an account. Some of its routes may be opened without a session (AUTH-04): they then offer the
 * way to login in place of a page that nothing could be loaded for.
 */
export function withSession(Frame: ComponentType): () => ReactNode {
  return function Framed() {
    // Asked once: what was typed must not vanish when the session ends while the page is open.
    const [hasSession] = useState(() => sessionPhase(readSession(), new Date()) !== 'ended');
    return hasSession ? <Frame /> : <LoginNeeded />;
  };
}

function LoginNeeded() {
  return (
    <BareLayout>
      <div className="page">
        <ResultPanel
          status="info"
          title={<h1 tabIndex={-1}>请先登录</h1>}
          text="登录后会回到这个页面。"
          actions={
            <ReasonButton type="primary" onClick={() => goToLogin()}>
              去登录
            </ReasonButton>
          }
        />
      </div>
    </BareLayout>
  );
}
