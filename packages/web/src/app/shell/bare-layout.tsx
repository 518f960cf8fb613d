import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { RouteName } from '#routes';
import { GateStrip } from '../errors/gate-strip';
import { TrafficNavigation } from './section-navigation';
import { Copyright } from './service/copyright';
import './shell.css';

interface BareLayoutProps {
  /** It says why the page is not there. */
  readonly isGate?: boolean;
  readonly children?: ReactNode;
}

/** The pages that stand for one that is not there. */
const GATES: ReadonlySet<string | undefined> = new Set<RouteName>(['signIn', 'forbidden', 'unavailable']);

/**
 * No frame: pages such as errors and signing are shown alone. The signing pages carry the traffic navigation (NAV-01).
 * Pages for a missing one carry the strip with name and hotline, and the copyright line.
 */
export function BareLayout({ isGate = false, children = <Outlet /> }: BareLayoutProps) {
  const name = useMatches().at(-1)?.id;
  const hasStrip = isGate || GATES.has(name);
  return (
    <>
      {hasStrip && <GateStrip />}
      <TrafficNavigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {hasStrip && <Copyright className="gate-foot" />}
    </>
  );
}
