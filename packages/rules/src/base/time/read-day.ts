/** Days and months as people write them, in a book of their own or in a field (FIN-02, ORDER-01). */
import { tidyCell } from '../tidy-cell';

const DAYS = [
  /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?(?:[ T].*)?$/,
  /^(\d{4})(\d{2})(\d{2})(?: .*)?$/,
] as const;
/** Excel counts days from the end of 1899; these are the years 2000 to 2099. */
const SERIAL = { pattern: /^\d{5}(?:\.\d+)?$/, first: 36_526, last: 73_050, of1970: 25_569 };
const DAY_MS = 86_400_000;

/** A day as 2026-11-20: 2026.11.20, 2026/11/20, 2026年11月20日, 20261120 and the number of Excel; undefined when it is none. */
export function readDay(cell: string): string | undefined {
  const text = tidyCell(cell);
  const serial = Number(text);
  if (SERIAL.pattern.test(text) && serial >= SERIAL.first && serial <= SERIAL.last) {
    return new Date((Math.floor(serial) - SERIAL.of1970) * DAY_MS).toISOString().slice(0, 10);
  }
  for (const pattern of DAYS) {
    const day = partsOf(text, pattern);
    if (isDay(day)) return day;
  }
  return undefined;
}

const MONTHS = [/^(\d{4})[-./年](\d{1,2})月?$/, /^(\d{4})(\d{2})$/] as const;

/** A month as 2026-11: 2026.11, 2026/11, 2026年11月 and 202611; undefined when it is none. */
export function readMonth(cell: string): string | undefined {
  const text = tidyCell(cell);
  for (const pattern of MONTHS) {
    const month = partsOf(text, pattern);
    if (isDay(`${month}-01`)) return month;
  }
  return undefined;
}

/** The parts that a pattern names, as they stand in a day: 2026-1 is 2026-01. */
function partsOf(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text)?.slice(1);
  return found?.map((part) => part.padStart(2, '0')).join('-');
}

/** The engine would read 30 February as 2 March: such a day is none. */
function isDay(day: string | undefined): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
