import { wireInstant } from '../shanghai';
import { type MenuClick, menuClick } from './menu-click';
import type { MenuFacts, MenuItem } from './menu-item';
import { type ProfileTarget, profileTarget } from './profile-menu';
import { SIDE_BAR_RULES } from './rule-set';
import { visibleMenus } from './visible-menus';

/** Width of the fly-out in pixels (SIDE-01). */
export const FLY_OUT_WIDTH = 169;

/** One entry or item of the side bar, ready to be shown. */
export interface SideBarItem {
  readonly id: string;
  readonly title: string;
  /** The short title that stands in the icon's place; only 易管货 has one (SIDE-03). */
  readonly iconTitle: string | undefined;
  readonly isNew: boolean;
  readonly click: MenuClick | ProfileTarget;
  readonly children: readonly SideBarItem[];
}

/** Ids that may carry the icon, by level: the top level is 1 (SIDE-02). */
const NEW_IDS: Readonly<Record<number, readonly string[]>> = {
  2: ['20097', '219', '2201', '114'],
  3: ['20105', '20099', '20098'],
};

const EASY_GOODS = '易管货';

/** Whether an item shows the 'new' icon: a listed id, while its newFlagTime lies after `now` (SIDE-02). */
export function isNewItem(item: MenuItem, level: number, now: Date): boolean {
  if (!NEW_IDS[level]?.includes(String(item.id))) return false;
  return (wireInstant(item.newFlagTime) ?? Number.NEGATIVE_INFINITY) > now.getTime();
}

/** Splits 易管货 into the short title for the icon and the rest; other titles stay whole (SIDE-03). */
export function splitTitle({ title, icontitle }: MenuItem): Pick<SideBarItem, 'title' | 'iconTitle'> {
  if (title !== EASY_GOODS) return { title: title ?? '', iconTitle: undefined };
  const iconTitle = icontitle || EASY_GOODS.slice(0, 1);
  return {
    iconTitle,
    title: title.startsWith(iconTitle) ? title.slice(iconTitle.length) : title,
  };
}

/** Assumption: an item of the account that carries no address leads where the profile menu leads. */
function clickOf(item: MenuItem, facts: MenuFacts): MenuClick | ProfileTarget {
  const click = menuClick(item);
  return click.kind === 'none' ? profileTarget(item, facts) : click;
}

/** The side bar of an account: what permissions and SIDE-03 keep, each with its icon and click (SIDE-02 to SIDE-07). */
export function sideBar(facts: MenuFacts, now: Date): readonly SideBarItem[] {
  const itemAt = (item: MenuItem, level: number): SideBarItem => ({
    id: String(item.id),
    ...splitTitle(item),
    isNew: isNewItem(item, level, now),
    click: clickOf(item, facts),
    children: (item.subItems ?? []).map((child) => itemAt(child, level + 1)),
  });
  return visibleMenus(facts, SIDE_BAR_RULES).map((item) => itemAt(item, 1));
}
