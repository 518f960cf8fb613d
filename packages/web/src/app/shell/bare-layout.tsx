import type { ReactNode } from 'react';
import { Outlet } from 'react-router';

/** No frame: pages that stand alone, such as errors and signing. */
export function BareLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
