/** The first page of a list that is read completely: no page of the portal asks more rows at once (MISC-01). */
export const ALL_ROWS = { pageNum: 1, pageSize: 100 } as const;

/**
 * The newest rows of a list, among which something that got no answer is looked for. Who looks says when they do not
 * reach back far enough (`reachesBack`, `lookUpMovement` of the rules).
 */
export const NEWEST_ROWS = { pageNum: 1, pageSize: 100 } as const;
