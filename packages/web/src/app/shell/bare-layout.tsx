import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { TrafficNavigation } from './section-navigation';
import './shell.css';

/** No frame: pages that stand alone, such as errors and signing; the signing pages carry the traffic navigation (NAV-01). */
export function BareLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <TrafficNavigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
