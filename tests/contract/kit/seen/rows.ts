import { isRecord } from '../input/schema';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a list or of a page; none for any other data. */
export function rowsOf(data: unknown): readonly Row[] {
  const list = isRecord(data) ? data['records'] : data;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The number of all rows that a page names. */
export function totalOf(data: unknown): number | undefined {
  const total = isRecord(data) ? data['total'] : undefined;
  return typeof total === 'number' ? total : undefined;
}

type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The values of an answer or an input with their names, at any depth. */
export function leavesIn(node: unknown, name = ''): readonly (readonly [name: string, value: Scalar])[] {
  if (Array.isArray(node)) return node.flatMap((child: unknown) => leavesIn(child, name));
  if (isRecord(node)) return Object.entries(node).flatMap(([key, child]) => leavesIn(child, key));
  return isScalar(node) ? [[name, node]] : [];
}

/** The day of a moment's text, `2026-11-20`; undefined for any other value. */
export function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\d{4}-\d\d-\d\d(?=$|[ T])/.exec(value)?.[0] : undefined;
}

/** The month of a month's or a day's text, `2026-11`; undefined for any other value. */
export function monthOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\d{4}-(0[1-9]|1[0-2])(?=$|-\d\d)/.exec(value)?.[0] : undefined;
}

/** Fields that name a row among others, the surest first. */
const KEYS = /^(id|.*(No|Id|Code|Key))$/;

/** The field whose values differ in all rows, so that it names each; undefined where there is none. */
export function keyOf(rows: readonly Row[]): string | undefined {
  const [first] = rows;
  if (!first || rows.length < 2) return undefined;
  const names = Object.keys(first).filter((name) => KEYS.test(name));
  return names.find((name) => {
    const values = rows.map((row) => row[name]);
    return values.every(isScalar) && new Set(values).size === rows.length;
  });
}
