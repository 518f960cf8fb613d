import type { MenuButton, MenuFacts, MenuId, MenuItem } from './menu-item';

/** The item with this id, at any depth; undefined when there is none. */
export function findMenu(items: MenuItem['subItems'], id: MenuId): MenuItem | undefined {
  for (const item of items ?? []) {
    const found = String(item.id) === String(id) ? item : findMenu(item.subItems, id);
    if (found) return found;
  }
  return undefined;
}

/** Whether the permission tree holds `id` somewhere below `parent` (FLOAT-02). */
export function hasSubItem({ menus }: MenuFacts, parent: MenuId, id: MenuId): boolean {
  return findMenu(findMenu(menus, parent)?.subItems, id) !== undefined;
}

/** Whether the my-orders flag is stored: menu 9 under menu 7 (MENU-04). */
export function hasMyOrders(facts: MenuFacts): boolean {
  return hasSubItem(facts, 7, 9);
}

/** The code of a button, whatever form it arrived in; empty when it has none. */
export function buttonCode(button: MenuButton): string {
  return typeof button === 'string' ? button : String(button.code ?? button.id ?? '');
}

/** Whether the account holds a button permission, e.g. `bt4` (FLOAT-02). */
export function hasButton({ buttons }: MenuFacts, code: string): boolean {
  return buttons?.some((button) => buttonCode(button) === code) ?? false;
}
