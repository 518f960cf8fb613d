import { wireInstant } from '../../base/shanghai';
import { childrenOf } from '../../base/tree';
import { type MenuClick, menuAddress, menuClick } from './menu-click';
import type { MenuFacts, MenuItem } from './menu-item';
import { EVERY_PAGE_READY, type PageState, type PageStateOf } from './page-state';
import { type ProfileTarget, profileTarget } from './profile-menu';
import { SIDE_BAR_RULES } from './rule-set';
import { walkMenus } from './visible-menus';

/** Width of the fly-out in pixels (SIDE-01). */
export const FLY_OUT_WIDTH = 169;

/** One entry or item of the side bar, ready to be shown. */
export interface SideBarItem {
  readonly id: string;
  readonly title: string;
  /** The short title that stands in the icon's place; only 易管货 has one (SIDE-03). */
  readonly iconTitle: string | undefined;
  readonly isNew: boolean;
  /** Its page, or every page below it, is still to come; such items stand last among their neighbours. */
  readonly isSoon: boolean;
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

/** Splits 易管货 into the short title for the icon and the rest; other titles are not split (SIDE-03). */
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

/** The page behind an item; a return-goods item goes on to its own address once its protocol is signed (MENU-08). */
export function itemState(item: MenuItem, facts: MenuFacts, stateOf: PageStateOf): PageState {
  return stateBehind(clickOf(item, facts), item, stateOf);
}

function stateBehind(click: SideBarItem['click'], item: MenuItem, stateOf: PageStateOf): PageState {
  switch (click.kind) {
    case 'path':
    case 'route':
    case 'window':
    case 'none':
      return stateOf(click);
    case 'protocol':
      return stateOf(menuAddress(item));
    default:
      return 'ready';
  }
}

const soonLast = (items: readonly SideBarItem[]): readonly SideBarItem[] => [
  ...items.filter(({ isSoon }) => !isSoon),
  ...items.filter(({ isSoon }) => isSoon),
];

/**
 * The side bar of an account: what permissions and SIDE-03 keep, each with its icon and click (SIDE-02 to SIDE-07).
 * An item without children is left out when no page stands behind it that a menu may lead to.
 */
export function sideBar(
  facts: MenuFacts,
  now: Date,
  stateOf: PageStateOf = EVERY_PAGE_READY,
): readonly SideBarItem[] {
  const itemsAt = (items: readonly MenuItem[], level: number): readonly SideBarItem[] =>
    items.flatMap((item) => {
      const click = clickOf(item, facts);
      const state = stateBehind(click, item, stateOf);
      const children = soonLast(itemsAt(childrenOf(item), level + 1));
      if (children.length === 0 && state === 'noEntry') return [];
      return [
        {
          id: String(item.id),
          ...splitTitle(item),
          isNew: isNewItem(item, level, now),
          isSoon: state !== 'ready' && children.every(({ isSoon }) => isSoon),
          click,
          children,
        },
      ];
    });
  return itemsAt(walkMenus(facts, SIDE_BAR_RULES), 1);
}
