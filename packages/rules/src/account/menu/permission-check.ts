import { type Flag, isOn } from '../../base/flag';
import type { Outcome } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import { soundTree } from '../../base/tree';
import type { MenuFacts } from './menu-item';
import type { MenuRefusal } from './menu-refusals';

/** The menus could not be loaded (MENU-07). */
export const MENUS_FAILED: MenuRefusal = refuse('menu.failed');

const MENUS_BROKEN = refuse('menu.broken');

/** Why the fetched menus are not shown; undefined when they can be, or are not there yet (MENU-07). */
export function menusRefusal(menus: MenuFacts['menus']): MenuRefusal | undefined {
  const isThere = menus !== undefined && menus !== null;
  return isThere && menus.length !== 0 && soundTree(menus).length === 0 ? MENUS_BROKEN : undefined;
}

/** The hot-spot images could not be loaded (MENU-07). */
export const HOTSPOTS_FAILED: MenuRefusal = refuse('menu.hotspotsFailed');

/**
 * Whether the permission list is fetched: once, while no menus are cached (MENU-07).
 * @param cached what the last fetch left, if there was one
 */
export function needsPermissions(cached: Pick<MenuFacts, 'menus'> | null | undefined): boolean {
  return !Array.isArray(cached?.menus);
}

/** The customer is not on the white list of exports (SIDE-07). */
export const NOT_LISTED: MenuRefusal = refuse('menu.notListed');

/** The answer of a permission check; false when the call failed (MENU-07). */
export function isGranted(outcome: Outcome & { readonly data?: Flag }): boolean {
  return outcome.ok && isOn(outcome.data);
}
