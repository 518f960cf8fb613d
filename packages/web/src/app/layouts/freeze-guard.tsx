import { freezeView, isWayOut } from '@dealer-portal/rules/freeze';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import { lazyWithAntd } from '../antd/with-antd';
import { drawFailedOr } from '../shell/panels/late-panel';
import { PageSkeleton } from './page-skeleton';

const FrozenAccount = lazyWithAntd(
  async () => (await import('../../features/money/freeze/frozen-account')).FrozenAccount,
  drawFailedOr(<PageSkeleton />),
);

/** Shows a blocked account its notice in place of the page (FREEZE-01 to FREEZE-04). */
export function FreezeGuard({ children }: { readonly children: ReactNode }) {
  const { freeze } = usePermissions();
  const name = useMatches().at(-1)?.id;
  const view = freezeView(freeze);
  if (view.kind === 'free') return children;
  if (isWayOut(name, freeze)) return children;
  return <FrozenAccount view={view} />;
}
