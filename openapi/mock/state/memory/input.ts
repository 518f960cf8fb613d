import { isRecord } from '../../description';

/** A JSON object that Prism has checked; its fields are read through the functions below. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export function fields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A text field; `''` when it is absent. Numbers are given as text. */
export function text(from: Fields, name: string): string {
  const value = from[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A numeric field; `fallback` when it is absent or no number. */
export function number(from: Fields, name: string, fallback = 0): number {
  const value = from[name];
  const read = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
}

/** The objects of a list field. */
export function list(from: Fields, name: string): readonly Fields[] {
  const value = from[name];
  return Array.isArray(value) ? value.map(fields) : [];
}

/** The texts of a list field. */
export function texts(from: Fields, name: string): readonly string[] {
  const value = from[name];
  return Array.isArray(value) ? value.map(String) : [];
}
