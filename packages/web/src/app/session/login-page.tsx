import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '#platform/calls/user-query';
import { config } from '#platform/config';
import { isLoginWindow } from '#platform/session/login-window';
import { goToLogin } from '#platform/session/session';
import { useSessionState } from '#platform/session/session-phase';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ResultPanel } from '#ui/page/result-panel';

/** 登录: the way to the provider's login; after it, the way on. In the window that renews a session it closes itself. */
export function Component() {
  const isSignedIn = useSessionState().phase !== 'ended';
  const isRenewed = isSignedIn && isLoginWindow();
  // Its answer gives the other tabs the owner of this session; without one they ask themselves.
  const { isFetched } = useQuery({ ...userQuery(), enabled: isRenewed });
  useEffect(() => {
    if (isRenewed && isFetched) window.close();
  }, [isRenewed, isFetched]);
  if (isRenewed) {
    return (
      <ResultPanel
        status="success"
        title={<h1 tabIndex={-1}>登录成功</h1>}
        text="原来的页面可以继续使用，本窗口可以关闭。"
      />
    );
  }
  if (isSignedIn) {
    return (
      <ResultPanel
        status="success"
        title={<h1 tabIndex={-1}>您已登录</h1>}
        actions={
          <ButtonLink kind="primary" to={href('index')}>
            进入{config.name}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ResultPanel
      status="info"
      title={<h1 tabIndex={-1}>登录</h1>}
      text="使用统一身份账号登录，登录后进入首页。"
      actions={
        <ReasonButton kind="primary" onClick={() => goToLogin(href('index'))}>
          去登录
        </ReasonButton>
      }
    />
  );
}
