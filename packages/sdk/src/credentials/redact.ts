/** Removes secrets from texts that might be shown or logged. */
import type { Failure } from '../core/result';

/** The fields of a failure that repeat what was sent; the others are facts, with which programs decide. */
const REPEATING_FIELDS = ['msg', 'body', 'cause'];

/** The objects that are searched; a file, a date or a response is passed on unchanged. */
const WALKED = /^.object (Obj|Arr|Err|DOM)/;

/** Takes secrets out of a failure, in place. */
export function hideInFailure(failure: Failure, hide: (text: string) => string): Failure {
  return hideIn(failure, hide, REPEATING_FIELDS);
}

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
  for (const node of seen) {
    // The message and stack of an error do not show among its keys; that of a DOMException is not even its own.
    // Each once: what was hidden is not searched again.
    const rootFields = node === root && fields;
    for (const name of rootFields || new Set([...Object.getOwnPropertyNames(node), 'message'])) {
      const value = (node as Record<string, unknown>)[name];
      const hidden = typeof value === 'string' ? hide(value) : value;
      // A result keeps its own names.
      const newName = node === root ? name : hide(name);
      if (newName !== name) Reflect.set(node, newName, hidden) && Reflect.deleteProperty(node, name);
      else if (hidden !== value) Reflect.defineProperty(node, name, { value: hidden });
      if (WALKED.test(Object.prototype.toString.call(value))) seen.add(value as object);
    }
  }
  return root;
}
