import { href } from '#routes';

/** The page that puts these products side by side (SEARCH-01). */
export function compareAddress(codes: readonly string[]): string {
  return `${href('compare')}?${new URLSearchParams({ codes: codes.join(',') })}`;
}
