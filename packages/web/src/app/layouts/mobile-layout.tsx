import { Outlet } from 'react-router-dom';
import { config } from '#platform/config';
import './mobile-layout.css';

/**
 * The mobile style: one narrow column under the portal's name, for phones and for links that are opened without a
 * session.
 */
export function MobileLayout() {
  return (
    <div className="mobile-layout">
      <header className="mobile-layout-head">
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <span>{config.name}</span>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
