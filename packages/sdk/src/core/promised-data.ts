/**
 * The data that the description promises for a success, also where the server leaves it out; undefined makes the answer
 * a failure. A descriptor names the one that it needs, so that a bundle has no other.
 */

/** A list that is missing is empty; a text in its place is none, and neither is a list with holes. */
export function listData(data: unknown): unknown {
  return data == null ? [] : isList(data) ? data : undefined;
}

/** A value has to be there. */
export function valueData(data: unknown): unknown {
  return data ?? undefined;
}

export function objectData(data: unknown): unknown {
  return typeof data === 'object' && !Array.isArray(data) ? valueData(data) : undefined;
}

export function numberData(data: unknown): unknown {
  return typeof data === 'number' ? data : undefined;
}

export function flagData(data: unknown): unknown {
  return typeof data === 'boolean' ? data : undefined;
}

/** A number in place of a text is its text, as in fields. */
export function textData(data: unknown): unknown {
  return typeof data === 'string' || typeof data === 'number' ? String(data) : undefined;
}

/** A page without records and without a total is empty: "none" is often said by leaving the list out. */
export function pageData(data: unknown): unknown {
  const page = objectData(data) as { records?: unknown; total?: unknown } | undefined;
  if (!page) return undefined;
  const { records, total } = page;
  if (isList(records)) return data;
  // Some servers write every whole number as a text.
  return records || (total && total !== '0') ? undefined : { ...page, records: [] };
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && !value.includes(null);
}
