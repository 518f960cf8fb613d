import type { MenuItem } from './menu-item';

/** Assumption: the sample-query menu is the one with this title. */
export const SAMPLE_QUERY_TITLE = '样表查询';

const CODED_CHILDREN = 4;

/**
 * The children of the sample-query menu, the first four with the customer code at the end of their urls (MENU-06).
 * A url that ends in the code already stays as it is; so do all children of any other menu.
 */
export function withCustomerCode(
  parent: MenuItem,
  children: readonly MenuItem[],
  customerCode: string | null | undefined,
): readonly MenuItem[] {
  if (!customerCode || parent.title !== SAMPLE_QUERY_TITLE) return children;
  const code = encodeURIComponent(customerCode);
  const isBare = ({ url }: MenuItem, index: number): boolean =>
    index < CODED_CHILDREN && url ? !String(url).endsWith(code) : false;
  if (!children.some(isBare)) return children;
  return children.map((child, index) =>
    isBare(child, index) ? { ...child, url: `${child.url}${code}` } : child,
  );
}
