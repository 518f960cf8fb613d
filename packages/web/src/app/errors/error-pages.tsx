import { sessionPhase } from '@dealer-portal/rules/session';
import { useState } from 'react';
import { Link } from 'react-router';
import { config } from '#platform/config';
import { goToLogin, readSession } from '#platform/session/session';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { ResultPanel } from '#ui/page/result-panel';

/** 404: the address names no page. */
export function NotFoundPage() {
  return (
    <div className="page">
      <ResultPanel
        status="info"
        title={<h1 tabIndex={-1}>页面不存在</h1>}
        text="地址可能已变更（地址区分大小写）。请从菜单重新进入。"
        actions={
          <Link className={buttonClass({ kind: 'primary' })} to={href('index')}>
            返回首页
          </Link>
        }
      />
    </div>
  );
}

/** 403: no session, or no permission for the page (HTTP-08, AUTH-04). */
export function ForbiddenPage() {
  const [isSignedIn] = useState(() => sessionPhase(readSession(), new Date()) !== 'ended');
  const reason = isSignedIn ? '当前账号没有这个页面的权限' : '您还没有登录，或登录已过期';
  return (
    <div className="page">
      <ResultPanel
        status="warning"
        title={<h1 tabIndex={-1}>没有访问权限</h1>}
        text={`${reason}。如需开通，请联系客户经理（热线 ${config.hotline}）。`}
        actions={
          <>
            {isSignedIn && (
              <Link className={buttonClass({})} to={href('index')}>
                返回首页
              </Link>
            )}
            <PlainButton kind="primary" onClick={() => goToLogin(href('index'))}>
              重新登录
            </PlainButton>
          </>
        }
      />
    </div>
  );
}

/** 503: the service is down for now (HTTP-08). */
export function UnavailablePage() {
  return (
    <div className="page">
      <ResultPanel
        status="warning"
        title={<h1 tabIndex={-1}>系统维护中</h1>}
        text="服务暂时不可用，购物车与已填写的内容都已保留。请稍后再试。"
        actions={
          <a className={buttonClass({ kind: 'primary' })} href="/">
            重新进入
          </a>
        }
      />
    </div>
  );
}
