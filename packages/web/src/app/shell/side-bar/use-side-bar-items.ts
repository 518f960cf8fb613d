import { type SideBarItem, sideBar } from '@dealer-portal/rules/menu';
import { useMemo, useState } from 'react';
import { usePermissions } from '#platform/permissions';

/** The side bar's entries for the account; the time of the 'new' icons is that of the page load (SIDE-02). */
export function useSideBarItems(): readonly SideBarItem[] {
  const { facts } = usePermissions();
  const [now] = useState(() => new Date());
  return useMemo(() => sideBar(facts, now), [facts, now]);
}
