/** Takes secrets out of whatever might be shown or logged. */

export const REDACTED = '[redacted]';

/** A shorter text stands in answers for other reasons: hiding it would rewrite them. */
const LEAST = 4;

/**
 * @param secrets as they are; their escaped forms are found too, those below four characters are not looked for
 * @returns a function that gives a copy of texts, JSON values and errors without them; errors keep their class
 */
export function redactor(secrets: readonly (string | undefined)[]): <T>(value: T) => T {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (!secret || secret.length < LEAST) continue;
    const escaped = encodeURIComponent(secret);
    for (const form of [secret, escaped, escaped.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)])
      forms.add(form);
  }
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const hide = (text: string) => longestFirst.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
  // The copy has the form of the original; only texts in it differ.
  return <T>(value: T) => (longestFirst.length > 0 ? (copy(value, hide) as T) : value);
}

/** Without recursion: an answer may be nested as deep as its sender likes. */
function copy(root: unknown, hide: (text: string) => string): unknown {
  const copies = new Map<object, object>();
  const waiting: [from: object, to: object][] = [];
  const copyOf = (value: unknown): unknown => {
    if (typeof value === 'string') return hide(value);
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value) ?? emptyLike(value, hide);
    if (known && !copies.has(value)) {
      copies.set(value, known);
      waiting.push([value, known]);
    }
    return known ?? value;
  };
  const result = copyOf(root);
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [from, to] = pair;
    // The message, stack and cause of an error do not show among its keys.
    for (const name of from instanceof Error ? Object.getOwnPropertyNames(from) : Object.keys(from)) {
      const enumerable = Object.prototype.propertyIsEnumerable.call(from, name);
      const value = copyOf((from as Record<string, unknown>)[name]);
      Object.defineProperty(to, hide(name), { value, enumerable, writable: true, configurable: true });
    }
  }
  return result;
}

/** Undefined for what is handed on as it is: a file, a date, a response. */
function emptyLike(value: object, hide: (text: string) => string): object | undefined {
  if (Array.isArray(value)) return [];
  // Its message and name cannot be set afterwards.
  if (value instanceof DOMException) return new DOMException(hide(value.message), value.name);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (value instanceof Error) return Object.create(prototype as object) as object;
  return prototype === Object.prototype ? {} : undefined;
}
