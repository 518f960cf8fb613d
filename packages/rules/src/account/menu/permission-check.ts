import { type Flag, isOn } from '../../base/flag';
import type { Notice, Outcome } from '../../base/outcome';
import { soundTree } from '../../base/tree';
import type { MenuFacts } from './menu-item';

/** The message when the menus could not be loaded (MENU-07). */
export const MENUS_FAILED: Notice = {
  level: 'error',
  text: '菜单加载失败，请稍后重试',
};

/** The message when the loaded data is no tree of menus (MENU-07). */
const MENUS_BROKEN: Notice = {
  level: 'error',
  text: '菜单数据有误，无法显示，请联系客服',
};

/** The problem with the fetched menus; undefined when they can be shown, or are not there yet (MENU-07). */
export function menusProblem(menus: MenuFacts['menus']): Notice | undefined {
  const isThere = menus !== undefined && menus !== null;
  return isThere && menus.length !== 0 && soundTree(menus).length === 0 ? MENUS_BROKEN : undefined;
}

/** The message when the hot-spot images could not be loaded (MENU-07). */
export const HOTSPOTS_FAILED: Notice = {
  level: 'error',
  text: '热点图片加载失败，请稍后重试',
};

/**
 * Whether the permission list is fetched: once, while no menus are cached (MENU-07).
 * @param cached what the last fetch left, if there was one
 */
export function needsPermissions(cached: Pick<MenuFacts, 'menus'> | null | undefined): boolean {
  return !Array.isArray(cached?.menus);
}

/** The message for a customer who is not on the white list of exports. Assumption: the words. */
export const NOT_LISTED: Notice = {
  level: 'warning',
  text: '当前客户没有样表导出权限，请联系客户经理开通',
};

/** The answer of a permission check; false when the call failed (MENU-07). */
export function isGranted(outcome: Outcome & { readonly data?: Flag }): boolean {
  return outcome.ok && isOn(outcome.data);
}
