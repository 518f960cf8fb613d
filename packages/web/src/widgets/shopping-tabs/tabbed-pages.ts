import type { RouteName } from '#routes';

/**
 * The pages over which the frame draws the tabs of the products. Assumption: those that tabs lead to; the product lists
 * draw them themselves, since the current one is their heading.
 */
const TABBED: ReadonlySet<string | undefined> = new Set<RouteName>([
  'packageList',
  'suit',
  'specimenList',
  'bulkOrder',
  'haierdetail',
]);

/** Whether the frame draws the tabs over a page. */
export function hasTabsAbove(page: string | undefined): boolean {
  return TABBED.has(page);
}
