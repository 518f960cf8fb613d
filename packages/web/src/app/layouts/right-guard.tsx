import { isWayOut } from '@dealer-portal/rules/freeze';
import { Activity, type ComponentType, useEffect, useState } from 'react';
import { closeQuestions } from '#platform/notices';
import { isOffered, needsRight } from '#platform/page-rights';
import { PermissionsProvider, useLateRights, usePermissions } from '#platform/permissions';
import { AccountProvider } from '#platform/session/account';
import { useWantedRights } from '#platform/use-permission-answers';
import { type RouteName, routes } from '#routes';
import { lazyWithAntd } from '../antd/with-antd';
import { drawFailedOr } from '../shell/panels/late-panel';
import { FreezeGuard } from './freeze-guard';
import { PageSkeleton } from './page-skeleton';

const NoRight = lazyWithAntd(
  async () => (await import('../errors/no-right')).NoRight,
  drawFailedOr(<PageSkeleton />),
);

/** The frames that know account and permissions before a page of theirs is drawn. */
const KNOWN: ReadonlySet<string> = new Set(['main', 'bulk']);

/**
 * A page that opens for whom its menu entry is there (MENU-05, MENU-07). For anybody else the page is never drawn: it asks
 * nothing, and shows no account and no amount; the same where the host does not offer it. A right that is taken away
 * while the page is open hides it with what was typed.
 */
export function withRight(Page: ComponentType, name: RouteName): ComponentType {
  if (!needsRight(name) && isOffered(name)) return Page;
  const Guarded = guarded(Page, name);
  if (KNOWN.has(routes[name].layout)) return Guarded;
  return function Known() {
    return (
      <AccountProvider fallback={<PageSkeleton />}>
        <PermissionsProvider fallback={<PageSkeleton />}>
          <FreezeGuard>
            <Guarded />
          </FreezeGuard>
        </PermissionsProvider>
      </AccountProvider>
    );
  };
}

function guarded(Page: ComponentType, name: RouteName): ComponentType {
  const isOfferedHere = isOffered(name);
  function Guarded() {
    const { rightTo, freeze } = usePermissions();
    const right = rightTo(name);
    // The pages that end a freeze are open to whom the freeze shows them (FREEZE-02).
    const isOpen = right.isOpen || (isOfferedHere && isWayOut(name, freeze));
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    // A question of the page that is hidden would send its write.
    useEffect(() => {
      if (!isOpen) closeQuestions();
    }, [isOpen]);
    if (!wasOpen && !right.isOpen) return <NoRight name={name} right={right} />;
    return (
      <>
        {!isOpen && !right.isOpen && <NoRight name={name} right={right} isTaken />}
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Page />
        </Activity>
      </>
    );
  }
  // One element: an answer that opens nothing new draws no page again.
  const page = <Guarded />;
  return function Awaiting() {
    const isAwaited = useLateRights().isAwaited(name);
    useWantedRights(isAwaited);
    return isAwaited ? <PageSkeleton /> : page;
  };
}
