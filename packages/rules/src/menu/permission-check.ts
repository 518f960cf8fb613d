import { type Flag, isOn } from '../flag';
import type { Notice, Outcome } from '../outcome';

/** What the user is told when the menus could not be loaded (MENU-07). */
export const MENUS_FAILED: Notice = {
  level: 'error',
  text: '菜单加载失败，请稍后重试',
};

/** What the user is told when the hot-spot images could not be loaded (MENU-07). */
export const HOTSPOTS_FAILED: Notice = {
  level: 'error',
  text: '热点图片加载失败，请稍后重试',
};

/** What a customer reads who is not on the white list of exports. Assumption: the words. */
export const NOT_LISTED: Notice = {
  level: 'warning',
  text: '当前客户没有样表导出权限，请联系客户经理开通',
};

/** The answer of a permission check; false when the call failed (MENU-07). */
export function isGranted(outcome: Outcome & { readonly data?: Flag }): boolean {
  return outcome.ok && isOn(outcome.data);
}

/** Whether permissions must be fetched: once, when none are cached (MENU-07). */
export function needsPermissions(cached: { readonly menus?: unknown } | null | undefined): boolean {
  return !Array.isArray(cached?.menus);
}
