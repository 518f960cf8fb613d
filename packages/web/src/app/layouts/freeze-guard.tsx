import { type FreezeFacts, freezeView } from '@dealer-portal/rules/freeze';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import type { RouteName } from '#routes';
import { lazyWithAntd } from '../antd/with-antd';
import { drawFailedOr } from '../shell/panels/late-panel';
import { PageSkeleton } from './page-skeleton';

const FrozenAccount = lazyWithAntd(
  async () => (await import('../../features/money/freeze/frozen-account')).FrozenAccount,
  drawFailedOr(<PageSkeleton />),
);

/** The pages of a frozen account: those that end the freeze. Assumption: no other page. */
const OPEN_WHILE_FROZEN: ReadonlySet<string> = new Set<RouteName>([
  'unfreezeApplication',
  'thawingDetails',
  'notFound',
]);

/** Whether an account that is frozen opens this page to end its freeze. */
export function isWayOut(name: string | undefined, freeze: FreezeFacts): boolean {
  return freezeView(freeze).kind === 'frozen' && name !== undefined && OPEN_WHILE_FROZEN.has(name);
}

/** Shows a blocked account its notice in place of the page (FREEZE-01 to FREEZE-04). */
export function FreezeGuard({ children }: { readonly children: ReactNode }) {
  const { freeze } = usePermissions();
  const name = useMatches().at(-1)?.id;
  const view = freezeView(freeze);
  if (view.kind === 'free') return children;
  if (isWayOut(name, freeze)) return children;
  return <FrozenAccount view={view} />;
}
