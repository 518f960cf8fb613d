import { Link, useMatch } from 'react-router';
import { useAccount } from '#platform/account';
import { href } from '#routes';
import { ProfilePanel } from './profile-panel';

/** The 32 px bar at the top: home, customer name, help, feedback, profile (TOP-01, TOP-02, TOP-03). */
export function TopBar() {
  const { saleInfo } = useAccount();
  const isMall = useMatch('/mall') !== null;
  const isRestricted = Boolean(saleInfo.customerFlag);
  return (
    <nav className="top-bar" aria-label="顶部">
      <div>
        {!isMall && (
          <a href="/" className="top-bar-home">
            首页
          </a>
        )}
        <Link to={href('customerview')}>{saleInfo.customerName}</Link>
      </div>
      <div>
        {!isRestricted && (
          <a href={href('mallHelpPage')} target="_blank" rel="noreferrer">
            帮助手册
          </a>
        )}
        {!isRestricted && <Link to={href('eventTrace')}>评价反馈</Link>}
        <ProfilePanel />
      </div>
    </nav>
  );
}
