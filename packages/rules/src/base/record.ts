/** An object from outside, of which nothing is known. */
type UnknownRecord = Readonly<Record<string, unknown>>;

/** A value as an object whose fields are looked at one by one; undefined for what is none. */
export function recordOf(value: unknown): UnknownRecord | undefined {
  return typeof value === 'object' && value !== null ? (value as UnknownRecord) : undefined;
}

/** The object of a JSON text; undefined for another value, and for what is no JSON. */
export function readRecord(text: string): UnknownRecord | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
