import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { config } from '#platform/config';
import { AccountProvider } from '#platform/session/account';
import { hasSession } from '#platform/session/session';
import { href } from '#routes';
import { PageSkeleton } from './page-skeleton';
import './help-layout.css';

/** The frame of the help pages, which open in a tab of their own: the portal's name, the way back, the page. The manual opens without a session. */
export function HelpLayout() {
  const [isSignedIn] = useState(hasSession);
  return (
    <div className="help-layout">
      <header className="help-layout-head">
        <Link to={href('index')} className="help-layout-name">
          <img src="/favicon.svg" alt="" width={24} height={24} />
          <span>{config.name}</span>
        </Link>
        <span className="secondary">帮助中心</span>
        <span className="help-layout-line">
          服务热线 <a href={`tel:${config.hotline}`}>{config.hotline}</a>
        </span>
      </header>
      <main id="content" tabIndex={-1}>
        {isSignedIn ? (
          <AccountProvider fallback={<PageSkeleton />}>
            <Outlet />
          </AccountProvider>
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  );
}
