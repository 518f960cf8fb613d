/** How lists are paged, and within what time a repeated press counts as one (MISC-01). */

/**
 * Within what time the same press counts as one, in milliseconds (MISC-01, 1§9).
 * Assumption: the debounce is meant for presses that are only counted; suggestions and quantities do not wait 3 s.
 */
export const DEBOUNCE_MS = 3000;

/** How long an answer counts as fresh, in milliseconds (CACHE-01, 2§9). */
export const STALE_MS = 600_000;

/** Whether a press repeats an equal one; `lastAt` is when that was, in milliseconds (MISC-01). */
export function isRepeatedPress(lastAt: number | undefined, now: number): boolean {
  return now - (lastAt ?? Number.NEGATIVE_INFINITY) < DEBOUNCE_MS;
}

/** A page of a list, with the wire's own names. */
export interface PageState {
  /** The first page is 1. */
  readonly pageNum: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Rows of the complete list. */
  readonly total: number;
}

/** The first page of a list (MISC-01, 2§9). */
export const FIRST_ROWS: Pick<PageState, 'pageNum' | 'pageSize'> = { pageNum: 1, pageSize: 10 };

/** Where every list starts (MISC-01, 2§9). */
export const FIRST_PAGE: PageState = { ...FIRST_ROWS, total: 0 };

function wholeOr(value: unknown, least: number, fallback: number): number {
  const whole = typeof value === 'string' ? Number(value) : value;
  return typeof whole === 'number' && Number.isSafeInteger(whole) && whole >= least ? whole : fallback;
}

/**
 * A page from the wire or from the address bar, each missing or senseless figure replaced by its default (MISC-01).
 * Figures may be texts; a page or size below 1 and a total below 0 are senseless.
 */
export function pageOf(value: { readonly [K in keyof PageState]?: unknown }): PageState {
  return {
    pageNum: wholeOr(value.pageNum, 1, FIRST_PAGE.pageNum),
    pageSize: wholeOr(value.pageSize, 1, FIRST_PAGE.pageSize),
    total: wholeOr(value.total, 0, FIRST_PAGE.total),
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
