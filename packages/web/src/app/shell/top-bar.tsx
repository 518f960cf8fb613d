import { isRestricted } from '@dealer-portal/rules/menu';
import { Link, useMatch } from 'react-router';
import { config } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { logOut } from '#platform/session/session';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { MessagePanel } from './panels/message-panel';
import { NotificationPanel } from './panels/notification-panel';
import { ProfilePanel } from './panels/profile-panel';
import { QrPanel } from './panels/qr-panel';
import { SitesPanel } from './panels/sites-panel';
import { roleLabel } from './role-label';
import './panels/panels.css';

/** The 32 px bar at the top: home, customer and role, sites, hotline, help, notices, profile, logout (HEAD-01, TOP-01 to TOP-03). */
export function TopBar() {
  const account = useAccount();
  const { facts } = usePermissions();
  const isMall = useMatch('/mall') !== null;
  const isLimited = isRestricted(facts);
  const { app, officialAccount } = config.qrCodes;
  return (
    <nav className="top-bar" aria-label="顶部">
      <div className="top-bar-side">
        {!isMall && <HomeLink />}
        <Link to={href('customerview')} className="top-bar-customer" title={account.saleInfo.customerName}>
          {account.saleInfo.customerName}
        </Link>
        <span className="secondary top-bar-wide">{roleLabel(account)}</span>
      </div>
      <div className="top-bar-side">
        <span className="secondary top-bar-wide">
          服务热线 <a href={`tel:${config.hotline}`}>{config.hotline}</a>
        </span>
        <SitesPanel />
        <QrPanel title="手机 APP" url={app} />
        <QrPanel title="公众号" url={officialAccount} />
        {!isLimited && <HelpLinks />}
        <NotificationPanel />
        <MessagePanel />
        <ProfilePanel />
        <PlainButton kind="link" size="small" className="top-bar-logout" onClick={() => logOut()}>
          退出
        </PlainButton>
      </div>
    </nav>
  );
}

/** Home replaces the address with the root, so that the page left does not stay behind it (TOP-01). */
function HomeLink() {
  return (
    <a
      href="/"
      onClick={(event) => {
        event.preventDefault();
        window.location.replace('/');
      }}
    >
      首页
    </a>
  );
}

/** Help manual and feedback, not for customers with customerFlag (TOP-02). */
function HelpLinks() {
  return (
    <>
      <a href={href('mallHelpPage')} target="_blank" rel="noopener">
        帮助手册
      </a>
      <Link to={href('eventTrace')}>评价反馈</Link>
    </>
  );
}
