import { href } from '#routes';

/** The view of the page 往来对账 that compares the dealer's own book. */
export const HELPER_VIEW = 'helper';

/** The address where the dealer's own book is compared with the statement. */
export function helperAddress(): string {
  return `${href('reconciliation')}?${new URLSearchParams({ view: HELPER_VIEW })}`;
}
