/** Days are texts like `2026-11-20`; the ledger knows no hours but those that it writes itself. */
const DAY_MS = 24 * 3600 * 1000;

/** Days by their number since 1970 and the other way round: a ledger names each of its days thousands of times. */
const names = new Map<number, string>();
const numbers = new Map<string, number>();
const MOST_KNOWN = 10_000;

function numberOf(day: string): number {
  const number = numbers.get(day) ?? Math.floor(Date.parse(day) / DAY_MS);
  if (numbers.size < MOST_KNOWN) numbers.set(day, number);
  return number;
}

/** The day so many days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  const number = numberOf(day) + days;
  const name = names.get(number) ?? new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (names.size < MOST_KNOWN) names.set(number, name);
  return name;
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-11` of `2026-11-20`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The ISO week of a day, like `2026-W47`. */
export function weekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Every day from one to another, both included. */
export function daysFrom(from: string, to: string): readonly string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(from, at));
}

/** Every month from one to another, both included. */
export function monthsFrom(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** `261120` of `2026-11-20`, as numbers of documents hold it. */
export function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

/** `20261120` of `2026-11-20`. */
export function longDay(day: string): string {
  return day.replaceAll('-', '');
}
