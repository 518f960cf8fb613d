/**
 * Fields that are null become undefined, in place: servers say "not yet" in both ways, and types know one of them. Entries
 * of lists stay as they are. It does not call itself: an answer may be nested as deep as its sender likes.
 */
export function withoutNulls<T>(data: T): T {
  // A set goes on to what is added to it.
  const seen = new Set<unknown>([data]);
  for (const node of seen) {
    for (const name in node as Record<string, unknown>) {
      const value: unknown = (node as Record<string, unknown>)[name];
      if (typeof value === 'object' && value) seen.add(value);
      else if (value === null && !Array.isArray(node)) Reflect.set(node as object, name, undefined);
    }
  }
  return data;
}
