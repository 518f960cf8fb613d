/** The choice of a filter that leaves nothing out. */
export const ALL = { value: '', label: '全部' };
