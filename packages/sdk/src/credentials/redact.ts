/** Removes secrets from texts that might be shown or logged. */

/** The objects that are searched; a file, a date or a response is passed on unchanged. */
const WALKED = /^.object (Obj|Arr|Err|DOM)/;

/**
 * Takes secrets out of a JSON value or an error, in place, so that errors keep their class. It does not call itself: an
 * answer may be nested as deep as its sender likes.
 * @param hide answers a text without its secrets
 * @param fields those of the value itself that are searched; all when absent
 */
export function hideIn<T extends object>(
  root: T,
  hide: (text: string) => string,
  fields?: readonly string[],
): T {
  // A set goes on to what is added to it.
  const seen = new Set<object>([root]);
  for (const item of seen) {
    // The message and stack of an error do not show among its keys; that of a DOMException is not even its own.
    // Each once: what was hidden is not searched again.
    const own = item === root && fields;
    for (const name of own || new Set([...Object.getOwnPropertyNames(item), 'message'])) {
      const value = (item as Record<string, unknown>)[name];
      const hidden = typeof value === 'string' ? hide(value) : value;
      // A result keeps its own names.
      const to = item === root ? name : hide(name);
      if (to !== name) Reflect.set(item, to, hidden) && Reflect.deleteProperty(item, name);
      else if (hidden !== value) Reflect.defineProperty(item, name, { value: hidden });
      if (WALKED.test(Object.prototype.toString.call(value))) seen.add(value as object);
    }
  }
  return root;
}
