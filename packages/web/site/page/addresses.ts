/** What stands behind the `#` of an address. */

/** The text of a fragment; undefined for none, and for one that cannot be read: `#%`. */
function readFragment(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** The operation that a fragment names: `listcart` of `#tag/cart/operation/listcart`. */
export function operationIn(hash: string): string | undefined {
  return readFragment(hash)?.split('/').at(-1)?.toLowerCase() || undefined;
}

/**
 * `/docs#listCart` and `/docs#tag/cart/operation/listcart` named an operation before each had its page.
 * @returns where to look for it; undefined for another page, and for a place of this one
 */
export function olderAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  if (pathname.replace(/\/$/, '') !== '/docs') return undefined;
  const place = readFragment(hash);
  return place === undefined || document.getElementById(place) ? undefined : `/docs/api/${hash}`;
}
