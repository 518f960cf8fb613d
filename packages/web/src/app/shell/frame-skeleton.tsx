import type { ReactNode } from 'react';
import { config } from '#platform/config';
import { ListSkeleton } from '#ui/page/states';
import '../layouts/layouts.css';
import './shell.css';

/** The frame before the account and its permissions are known, in the final sizes and as index.html draws it, so that nothing shifts. */
export function FrameSkeleton({ children = <ListSkeleton rows={8} /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <div className="strip top-bar" aria-hidden="true">
        <span className="portal-name">
          <img src="/favicon.svg" alt="" width={22} height={22} />
          <span>{config.name}</span>
        </span>
      </div>
      <div className="header header-waiting" aria-hidden="true" />
      <div className="phone-line" aria-hidden="true" />
      <div className="navigation-bar phone-navigation" aria-hidden="true" />
      <div className="shell-body">
        <div className="side-column frame-skeleton-side" aria-hidden="true" />
        <div className="shell-content">
          <main id="content" tabIndex={-1}>
            <div className="page">{children}</div>
          </main>
        </div>
      </div>
    </>
  );
}
