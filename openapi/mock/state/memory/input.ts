import { isRecord } from '../../description';

/** A JSON object whose fields are read by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export function fields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A field of any object; undefined when it is absent. */
export function fieldOf(from: object, name: string): unknown {
  return (from as Fields)[name]; // any object has fields
}

/** A text field; `''` when it is absent. Numbers are given as text. */
export function text(from: object, name: string): string {
  const value = fieldOf(from, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A numeric field; `fallback` when it is absent or no number. */
export function number(from: object, name: string, fallback = 0): number {
  const value = fieldOf(from, name);
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

/** The objects of a list field. */
export function list(from: object, name: string): readonly Fields[] {
  const value = fieldOf(from, name);
  return Array.isArray(value) ? value.map(fields) : [];
}

/** The names of the fields that may have no value. */
type Optional<Value> = { [Name in keyof Value]: undefined extends Value[Name] ? Name : never }[keyof Value];

/** An object whose fields have a value or are not there. */
type Filled<Value> = Omit<Value, Optional<Value> & keyof Value> & {
  [Name in Optional<Value> & keyof Value]?: Exclude<Value[Name], undefined>;
};

/** An object without the fields that have no value, as JSON has it. */
export function present<Value extends object>(value: Value): Filled<Value> {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields) as Filled<Value>; // the same fields but those
}
