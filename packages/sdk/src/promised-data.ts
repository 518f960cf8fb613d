/**
 * The data that the description promises for a success, also where the server leaves it out; undefined makes the answer
 * a failure. A descriptor names the one that it needs, so that a bundle has no other.
 */

/** A list that is missing is empty. */
export function listData(data: unknown): unknown {
  return data ?? [];
}

/** A value has to be there. */
export function valueData(data: unknown): unknown {
  return data ?? undefined;
}

/** A page without records and without a total is empty: "none" is often said by leaving the list out. */
export function pageData(data: unknown): unknown {
  const { records, total } = (data ?? { total: 1 }) as { records?: unknown; total?: unknown };
  if (Array.isArray(records)) return data;
  return records || total ? undefined : { ...(data as object), records: [] };
}
