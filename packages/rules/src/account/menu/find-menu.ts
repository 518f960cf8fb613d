import { childrenOf, soundTree } from '../../base/tree';
import type { MenuButton, MenuFacts, MenuId, MenuItem } from './menu-item';

function find(items: readonly MenuItem[], id: string): MenuItem | undefined {
  for (const item of items) {
    if (!item) continue;
    const menu = String(item.id) === id ? item : find(childrenOf(item), id);
    if (menu) return menu;
  }
  return undefined;
}

/** The item with this id, at any depth; undefined when there is none, or the menus are no tree. */
export function findMenu(items: MenuItem['subItems'], id: MenuId): MenuItem | undefined {
  return find(soundTree(items), String(id));
}

/** Whether the permission tree holds `id` somewhere below `parent`, its entry shown or not (FLOAT-02). */
export function hasSubItem({ menus, granted = menus }: MenuFacts, parent: MenuId, id: MenuId): boolean {
  return findMenu(findMenu(granted, parent)?.subItems, id) !== undefined;
}

/** Whether the my-orders flag is stored: menu 9 under menu 7 (MENU-04). */
export function hasMyOrders(facts: MenuFacts): boolean {
  return hasSubItem(facts, 7, 9);
}

/** The code of a button in any form of the data; empty when it has none. */
export function buttonCode(button: MenuButton): string {
  return String((typeof button === 'object' ? (button?.code ?? button?.id) : button) ?? '');
}

/** Whether the account holds a button permission, e.g. `bt4` (FLOAT-02). */
export function hasButton({ buttons }: MenuFacts, code: string): boolean {
  return buttons?.some((button) => buttonCode(button) === code) ?? false;
}
