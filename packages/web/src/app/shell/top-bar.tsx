import { isRestricted } from '@dealer-portal/rules/menu';
import { Link, useMatch } from 'react-router-dom';
import { signOut } from '#kits/submit/sign-out';
import { config } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { WIDTHS } from '#ui/breakpoints';
import { useMedia } from '#ui/drawing/use-phone';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { OfferedLink } from '#widgets/links/offered-link';
import { SoldToChoice } from './account-switch';
import { CustomerLink } from './customer-link';
import { MessagePanel } from './panels/message-panel';
import { NotificationPanel } from './panels/notification-panel';
import { ProfilePanel } from './panels/profile-panel';
import { QrCard, QrPanel } from './panels/qr-panel';
import { SitesList, SitesPanel } from './panels/sites-panel';
import { Titled } from './panels/titled';
import { roleLabel } from './role-label';
import { Hotline } from './service/hotline';
import './panels/panels.css';
import './shell.css';
import './side-bar/fold-line.css';

/** The strip of 40 px that scrolls away: who buys, sites, hotline, help, notices, profile, logout (HEAD-01, TOP-01 to TOP-03). */
export function TopBar() {
  const account = useAccount();
  const isMall = useMatch('/mall') !== null;
  const isWide = useMedia(WIDTHS['from-full']);
  const { saleInfo } = account;
  return (
    <nav className="strip top-bar" aria-label="顶部">
      <div className="top-bar-side">
        <PortalName />
        {!isMall && <HomeLink />}
        <span className="top-bar-customer">
          <CustomerLink className="customer-link">{saleInfo.customerName}</CustomerLink>
          <SoldToChoice />
        </span>
        <span className="strip-second top-bar-role">
          {saleInfo.customerCode} · {roleLabel(account)}
        </span>
      </div>
      <div className="top-bar-side">
        {isWide ? <MoreLinks /> : <MorePanel />}
        <NotificationPanel />
        <MessagePanel />
        <ProfilePanel />
        <button type="button" className="top-bar-button" onClick={() => signOut()}>
          退出
        </button>
      </div>
    </nav>
  );
}

/** Logo and name of the portal, the way home from everywhere. */
function PortalName() {
  return (
    <Link to={href('index')} className="portal-name">
      <img src="/favicon.svg" alt="" width={22} height={22} />
      <span>{config.name}</span>
    </Link>
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

/** The links of the strip where there is room for them. */
function MoreLinks() {
  const { facts } = usePermissions();
  const { app, officialAccount } = config.qrCodes;
  return (
    <>
      <Hotline />
      <SitesPanel />
      <QrPanel title="手机 APP" url={app} />
      <QrPanel title="公众号" url={officialAccount} />
      {!isRestricted(facts) && <HelpLinks />}
    </>
  );
}

/** The same in one panel, where there is none. */
function MorePanel() {
  const { facts } = usePermissions();
  const { app, officialAccount } = config.qrCodes;
  return (
    <HoverPanel title="更多" trigger={<Titled>更多</Titled>}>
      {(close) => (
        <div className="more-panel">
          <SitesList onDone={close} />
          <QrFold title="手机 APP" url={app} onClose={close} />
          <QrFold title="公众号" url={officialAccount} onClose={close} />
          <p className="more-panel-foot">
            {!isRestricted(facts) && <HelpLinks />}
            <Hotline />
          </p>
        </div>
      )}
    </HoverPanel>
  );
}

interface QrFoldProps {
  readonly title: string;
  readonly url: string;
  readonly onClose: () => void;
}

function QrFold({ title, url, onClose }: QrFoldProps) {
  return (
    <details>
      <summary className="fold-line">{title}</summary>
      <QrCard title={title} url={url} onClose={onClose} />
    </details>
  );
}

/** Help manual and feedback, not for customers with customerFlag (TOP-02). */
function HelpLinks() {
  return (
    <>
      <a href={href('mallHelpPage')} target="_blank" rel="noopener">
        帮助手册
      </a>
      <OfferedLink to="eventTrace">评价反馈</OfferedLink>
    </>
  );
}
