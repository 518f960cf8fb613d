import { nearAddresses } from '@dealer-portal/rules/palette';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { config } from '#platform/config';
import { goToLogin, hasSession } from '#platform/session/session';
import { href, routeAt, routes, simpleAddresses } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { openPalette } from '../shell/palette/palette-host';
import { HomeLink } from './home-link';
import { isLedHere } from './show-failure-page';

/** 404: the address names no page; those that it may have meant are named (ROUTE-01). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const near = nearAddresses(pathname, simpleAddresses());
  const [first] = near;
  return (
    <div className="page">
      <GatePanel
        icon="search"
        title="页面不存在"
        text={`没有 ${pathname} 这个地址。地址区分大小写，也许少了或多了字。`}
        facts={
          near.length > 0
            ? [['您要找的也许是', near.map((address) => <NearLink key={address} to={address} />)]]
            : []
        }
        actions={
          <>
            {first !== undefined && <NearButton to={first} />}
            <HomeLink isPrimary={first === undefined} />
            <PlainButton onClick={openPalette}>
              全局查找 <kbd>Ctrl K</kbd>
            </PlainButton>
          </>
        }
        code="404"
      />
    </div>
  );
}

/** The page that is most likely meant, by one press. */
function NearButton({ to }: { readonly to: string }) {
  const name = routeAt(to);
  return (
    <ButtonLink kind="primary" to={to}>
      打开{name && routes[name].title}
    </ButtonLink>
  );
}

function NearLink({ to }: { readonly to: string }) {
  const name = routeAt(to);
  return (
    <Link to={to}>
      {name && routes[name].title} {to}
    </Link>
  );
}

/** 403: no session, or no permission for the page; as after a 503, one step back is what was refused (HTTP-08, AUTH-04). */
export function ForbiddenPage() {
  const [isSignedIn] = useState(hasSession);
  const isBehind = isLedHere(useLocation().state);
  return (
    <div className="page">
      <GatePanel
        icon="lock"
        title={isSignedIn ? '没有访问权限' : '没有登录，不能进入'}
        text={isSignedIn ? '当前账号没有这个页面的权限。' : '您还没有登录，或登录已过期。登录后进入首页。'}
        facts={[
          isSignedIn
            ? ['如需开通', `请联系客户经理（热线 ${config.hotline}）。`]
            : ['留着的', '购物车在服务器上，登录后还在；没提交的草稿在本机。'],
        ]}
        actions={isSignedIn ? <OtherWays isBehind={isBehind} /> : <LoginButton kind="primary" />}
        code={isSignedIn ? '403' : '403 · 没有登录凭证'}
      />
    </div>
  );
}

/** With a session the other pages go on, that which was refused among them; another account may have the permission. */
function OtherWays({ isBehind }: { readonly isBehind: boolean }) {
  return (
    <>
      {isBehind ? <BackButton /> : <HomeLink isPrimary />}
      <LoginButton kind="default" />
    </>
  );
}

function LoginButton({ kind }: { readonly kind: 'primary' | 'default' }) {
  return (
    <PlainButton kind={kind} onClick={() => goToLogin(href('index'))}>
      重新登录
    </PlainButton>
  );
}

/** 503: the service is down for now; the page that met it is one step back, as it was left (HTTP-08). */
export function UnavailablePage() {
  const isBehind = isLedHere(useLocation().state);
  return (
    <div className="page">
      <GatePanel
        icon="warning"
        tone="due"
        title="系统维护中"
        text="服务暂时不可用，购物车与已填写的内容都已保留。请稍后再试。"
        facts={[
          ['没有发出的', '没有收到结果的提交会记在本机，恢复后先查询，不会重复。'],
          ['重试', isBehind ? RETRY_THERE : '本站不会自己重试，按“重新进入”才会再发一次。'],
        ]}
        actions={isBehind ? <BackButton /> : <EnterLink />}
        code="503"
      />
    </div>
  );
}

const RETRY_THERE = '本站不会自己重试；回到刚才的页面，再按一次才会再发。';

function BackButton() {
  const navigate = useNavigate();
  return (
    <>
      <PlainButton kind="primary" onClick={() => navigate(-1)}>
        回到刚才的页面
      </PlainButton>
      <HomeLink />
    </>
  );
}

function EnterLink() {
  return (
    <a className={buttonClass({ kind: 'primary' })} href="/">
      重新进入
    </a>
  );
}
