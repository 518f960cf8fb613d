/** The tests that generated guards and schemas share; they mean what JSON Schema means. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function every(values: readonly unknown[], is: (value: unknown) => boolean): boolean {
  for (const value of values) if (!is(value)) return false;
  return true;
}

/** Whether all properties but the `known` ones pass. */
export function others(
  record: Record<string, unknown>,
  known: readonly string[],
  is: (value: unknown) => boolean,
): boolean {
  for (const name in record) if (!known.includes(name) && !is(record[name])) return false;
  return true;
}

/** The length of a text in code points, as JSON Schema counts. */
export function points(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a real date, `2026-11-20`. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || !month || !day) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}
