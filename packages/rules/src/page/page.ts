/** How lists are paged, and how long typing is waited for (MISC-01). */

/** How long an input must rest before it is acted on, in milliseconds (MISC-01, 1§9). */
export const DEBOUNCE_MS = 3000;

/** A page of a list, with the wire's own names. */
export interface PageState {
  /** The first page is 1. */
  readonly pageNum: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Rows of the whole list. */
  readonly total: number;
}

/** Where every list starts (MISC-01, 2§9). */
export const FIRST_PAGE: PageState = { pageNum: 1, pageSize: 10, total: 0 };

function wholeOr(value: unknown, least: number, fallback: number): number {
  const whole = typeof value === 'string' ? Number(value) : value;
  return typeof whole === 'number' && Number.isSafeInteger(whole) && whole >= least ? whole : fallback;
}

/**
 * A page from the wire or from the address bar, each missing or senseless figure replaced by its default (MISC-01).
 * Figures may be texts; a page or size below 1 and a total below 0 are senseless.
 */
export function pageOf(given: { readonly [K in keyof PageState]?: unknown }): PageState {
  return {
    pageNum: wholeOr(given.pageNum, 1, FIRST_PAGE.pageNum),
    pageSize: wholeOr(given.pageSize, 1, FIRST_PAGE.pageSize),
    total: wholeOr(given.total, 0, FIRST_PAGE.total),
  };
}

/** How many pages there are; 1 for an empty list, which has one empty page (MISC-01). */
export function pageCount({ pageSize, total }: PageState): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page that still exists after the list got shorter: the last one when the current one is gone (MISC-01). */
export function withinPages(page: PageState): PageState {
  return { ...page, pageNum: Math.min(page.pageNum, pageCount(page)) };
}
