import { type GroupKind, OPEN_GROUPS, type ResultGroup } from './result-groups';

/** Which groups are shown: all differences, or one kind. */
export type Filter = 'open' | Exclude<GroupKind, 'sum' | 'cancel'>;

/** The groups under a filter; sums of several rows and what a book cancels itself are matched too. Under all differences the matched ones stand folded below. */
export function shownGroups(groups: readonly ResultGroup[], filter: Filter): readonly ResultGroup[] {
  return groups.filter(({ kind, rows }) => rows.length > 0 && isShown(kind, filter));
}

function isShown(kind: GroupKind, filter: Filter): boolean {
  if (filter === 'open') return true;
  return kind === filter || (filter === 'equal' && (kind === 'sum' || kind === 'cancel'));
}

/** How many rows of the groups are to be explained. */
export function openCount(groups: readonly ResultGroup[]): number {
  return groups
    .filter(({ kind }) => OPEN_GROUPS.includes(kind))
    .reduce((count, { rows }) => count + rows.length, 0);
}
