import { pathSegments } from '../../base/pathname';

const WITHOUT_CATEGORY_MENU: readonly unknown[] = ['cart', 'NewCart', 'packageList'];

/** Whether a page shows the category menu: not cart, NewCart, packageList; myConcern does (CAT-02). */
export function isCategoryMenuShown(pathname: string): boolean {
  return !WITHOUT_CATEGORY_MENU.includes(pathSegments(pathname)[0]);
}

/** Titles that are remembered as search tab (NAV-01). Assumption: their exact Chinese text. */
const SEARCH_TABS: readonly string[] = [
  '抢单',
  '反向定制',
  '套餐',
  '组合',
  '特价',
  '工程',
  '样机',
  '大单',
  '乡镇专供',
  '极速配送',
  '生态场景',
];

const HIDDEN_TITLE = '调货';

/** The search tab that a click on a navigation item remembers; undefined when it remembers none (NAV-01). */
export function searchTab(title: string): string | undefined {
  return SEARCH_TABS.includes(title) ? title : undefined;
}

/** The navigation items without the one titled 调货 (NAV-01). */
export function navigationItems<Item extends { readonly title?: string | null | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter(({ title }) => title !== HIDDEN_TITLE);
}

const TRAFFIC_SECTIONS: readonly unknown[] = ['traffic', 'transfer', 'signing'];

/** Whether a page shows the traffic navigation: traffic, transfer and signing pages do (NAV-01). */
export function isTrafficNavigationShown(pathname: string): boolean {
  return TRAFFIC_SECTIONS.includes(pathSegments(pathname)[0]);
}
