/** Trees that come from outside: menus and permissions. */

/** Anything that may have more of its kind below it. */
interface Branch<T> {
  readonly subItems?: readonly T[] | null | undefined;
}

/** More levels than a menu has; what goes deeper is cyclic or broken. */
export const LEVELS = 20;

const NONE: readonly never[] = [];

/** The branches below; a value that is no list has none. */
export function childrenOf<T>({ subItems }: Branch<T>): readonly T[] {
  return Array.isArray(subItems) ? subItems : NONE;
}

/** Linear: it ends at the first item that lies too deep, which a cycle always has. */
function isTree<T extends Branch<T>>(items: readonly T[], levels: number): boolean {
  if (levels === 0) return false;
  for (const item of items) {
    const below = item ? childrenOf(item) : NONE;
    if (below.length > 0 && !isTree(below, levels - 1)) return false;
  }
  return true;
}

/** The items when they are a tree; none when they are no list, cyclic, or deeper than any menu (MENU-07). */
export function soundTree<T extends Branch<T>>(items: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(items) && isTree(items, LEVELS) ? items : [];
}
