/** Ticking the roles and permissions of a sub-account (ACC-01). */
import { soundTree } from '../../base/tree';

/** A menu or button that may be granted, with what lies below it. */
export interface GrantNode {
  readonly id: string;
  readonly title?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly subItems?: readonly GrantNode[] | undefined;
}

/** A role with the permissions that it brings. */
export interface GrantRole {
  readonly roleCode: string;
  readonly permissionIds?: readonly string[] | undefined;
}

/** Every id of the nodes and of all below them, in their order. */
function idsOf(nodes: readonly GrantNode[]): readonly string[] {
  return nodes.flatMap(({ id, subItems }) => [id, ...idsOf(subItems ?? [])]);
}

/** The ids that are ticked in the tree of one sub-account (ACC-01). */
export function grantedIds(nodes: readonly GrantNode[]): readonly string[] {
  const ticked = (nodes: readonly GrantNode[]): readonly string[] =>
    nodes.flatMap(({ id, checked, subItems }) => [
      ...(checked === true ? [id] : []),
      ...ticked(subItems ?? []),
    ]);
  return ticked(soundTree(nodes));
}

/** Keeps the order of the tree, and parents of what is granted: an item is reached through its parent; each id once. */
function ordered(tree: readonly GrantNode[], granted: ReadonlySet<string>): readonly string[] {
  return [...new Set(inTree(tree, granted))];
}

function inTree(tree: readonly GrantNode[], granted: ReadonlySet<string>): readonly string[] {
  return tree.flatMap(({ id, subItems }) => {
    const below = inTree(subItems ?? [], granted);
    return granted.has(id) || below.length > 0 ? [id, ...below] : [];
  });
}

/**
 * The grants after one tick (ACC-01). A parent brings all below it, and takes all away once it has all; an item brings its parent.
 * Assumption: the specification shows no rule; a menu item without its parent could not be reached.
 */
export function tickGrant(
  nodes: readonly GrantNode[],
  granted: readonly string[],
  id: string,
): readonly string[] {
  const tree = soundTree(nodes);
  const node = find(tree, id);
  if (!node) return granted;
  const branch = new Set(idsOf([node]));
  const held = new Set(granted);
  if ([...branch].some((item) => !held.has(item))) return ordered(tree, new Set([...held, ...branch]));
  return ordered(tree, new Set(granted.filter((item) => !branch.has(item))));
}

function find(tree: readonly GrantNode[], id: string): GrantNode | undefined {
  for (const node of tree) {
    const sought = node.id === id ? node : find(node.subItems ?? [], id);
    if (sought) return sought;
  }
  return undefined;
}

/**
 * The grants after the roles were chosen again. Grants of added roles are added; grants of removed roles alone are
 * removed. Ticks outside of the roles stay (ACC-01). Ids that the tree does not hold are left out.
 */
export function grantsAfterRoles(
  nodes: readonly GrantNode[],
  granted: readonly string[],
  roles: { readonly before: readonly GrantRole[]; readonly after: readonly GrantRole[] },
): readonly string[] {
  const brought = (list: readonly GrantRole[]) => new Set(list.flatMap((role) => role.permissionIds ?? []));
  const [before, after] = [brought(roles.before), brought(roles.after)];
  const stored = granted.filter((id) => !before.has(id));
  return ordered(soundTree(nodes), new Set([...stored, ...after]));
}
