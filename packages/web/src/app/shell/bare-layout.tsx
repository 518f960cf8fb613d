import { Outlet } from 'react-router';

/** No frame: pages that stand alone, such as errors and signing. */
export function BareLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
