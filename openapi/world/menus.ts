/** The menus of the world: one tree, of which each persona is granted a part. */

/** The part of a persona that says which menus it is granted. */
export interface MenuGrant {
  readonly persona: string;
  /** Ids of menus.yaml, each with all below it. */
  readonly menus: string;
  /** Ids of menus.yaml that are not granted although something above them is. */
  readonly exceptMenus?: string;
}

/** An item as menus.yaml writes it; title and address come from the route unless they are said. */
interface MenuEntry {
  readonly id: string;
  readonly route?: string;
  readonly title?: string;
  readonly path?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly icontitle?: string;
  readonly newFlagTime?: string;
  readonly isadmin?: number;
  readonly items?: readonly MenuEntry[];
}

/** An item as `getPermissionList` answers it. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly subItems?: readonly MenuItem[];
  readonly [fact: string]: unknown;
}

interface RouteRow {
  readonly path: string;
  readonly title: string;
}

function routeRows(tsv: string): ReadonlyMap<string, RouteRow> {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', path = '', title = ''] = line.split('\t');
      return [name, { path, title }];
    }),
  );
}

/**
 * The complete tree, each item in the form of the answer.
 * @param tree the content of menus.yaml
 * @param routes the text of routes.tsv
 * @throws Error for an item with neither a title of its own nor a route with one
 */
export function readMenus(tree: readonly MenuEntry[], routes: string): readonly MenuItem[] {
  const rows = routeRows(routes);
  const toItem = ({ id, route, items, isadmin = 0, ...entryFacts }: MenuEntry): MenuItem => {
    const { title, path, ...facts } = { ...(route !== undefined && rows.get(route)), ...entryFacts };
    if (title === undefined) throw new Error(`Menu ${id} has neither a title nor a route of routes.tsv.`);
    return {
      id,
      title,
      ...(route !== undefined && { routeName: route }),
      ...(path !== undefined && { path }),
      isadmin,
      ...facts,
      ...(items && { subItems: items.map(toItem) }),
    };
  };
  return tree.map(toItem);
}

const ids = (text: string | undefined): ReadonlySet<string> =>
  new Set(text?.split(/\s+/).filter((id) => id !== ''));

const idsIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ id, subItems = [] }) => [id, ...idsIn(subItems)]);

/**
 * The part of the tree that a persona is granted, with what stands above it.
 * @throws Error when the persona names a menu that the tree does not have
 */
export function grantedMenus(tree: readonly MenuItem[], persona: MenuGrant): readonly MenuItem[] {
  const granted = ids(persona.menus);
  const excepted = ids(persona.exceptMenus);
  const known = new Set(idsIn(tree));
  const unknown = [...granted, ...excepted].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(
      `${persona.persona} is granted menus that menus.yaml does not have: ${unknown.join(' ')}`,
    );
  const partOf = (items: readonly MenuItem[], isAbove: boolean): readonly MenuItem[] =>
    items.flatMap((menuItem) => {
      if (excepted.has(menuItem.id)) return [];
      const isGranted = isAbove || granted.has(menuItem.id);
      if (!menuItem.subItems) return isGranted ? [menuItem] : [];
      const subItems = partOf(menuItem.subItems, isGranted);
      return isGranted || subItems.length > 0 ? [{ ...menuItem, subItems }] : [];
    });
  return partOf(tree, false);
}
