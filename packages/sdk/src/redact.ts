/** Takes secrets out of whatever might be shown or logged. */

export const REDACTED = '[redacted]';

type Redact = (text: string) => string;

/**
 * @param secrets as they are; their escaped forms are found too
 * @returns a function that gives a copy of texts, JSON values and errors without them
 */
export function redactor(secrets: readonly string[]): <T>(value: T) => T {
  const forms = secrets
    .filter(Boolean)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(secret).replaceAll('%20', '+'),
      JSON.stringify(secret).slice(1, -1),
    ]);
  const unique = [...new Set(forms)].sort((a, b) => b.length - a.length);
  const redact: Redact = (text) => unique.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
  // The copy has the form of the original; only texts in it differ.
  return <T>(value: T) => copy(value, redact, new Map()) as T;
}

function copy(value: unknown, redact: Redact, seen: Map<object, unknown>): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (value instanceof Error) return copyError(value, redact, seen);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    seen.set(value, list);
    for (const one of value) list.push(copy(one, redact, seen));
    return list;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const record: Record<string, unknown> = {};
  seen.set(value, record);
  for (const [name, one] of Object.entries(value)) record[redact(name)] = copy(one, redact, seen);
  return record;
}

function copyError(error: Error, redact: Redact, seen: Map<object, unknown>): Error {
  const clean = new Error(redact(error.message));
  seen.set(error, clean);
  clean.name = error.name;
  clean.stack = redact(error.stack ?? '');
  for (const [name, one] of Object.entries(error)) Object.assign(clean, { [name]: copy(one, redact, seen) });
  if (error.cause !== undefined) clean.cause = copy(error.cause, redact, seen);
  return clean;
}
