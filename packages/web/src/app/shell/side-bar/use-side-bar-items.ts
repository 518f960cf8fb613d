import { type SideBarItem, sideBar } from '@dealer-portal/rules/menu';
import { useMemo, useState } from 'react';
import { usePermissions } from '#platform/permissions';
import { pageStateOf } from '../menu/menu-target';

/** The side bar's entries for the account; the time of the 'new' icons is that of the page load (SIDE-02). Pages to come are marked. */
export function useSideBarItems(): readonly SideBarItem[] {
  const { facts } = usePermissions();
  const [now] = useState(() => new Date());
  return useMemo(() => sideBar(facts, now, pageStateOf), [facts, now]);
}
