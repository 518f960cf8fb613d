/** Days and amounts as people write them in their own books (FIN-02). */
import { type Money, NO_MONEY, toMoney } from '../money';
import { tidyCell } from '../paste';

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
    const [, year, month = '', date = ''] = pattern.exec(text) ?? [];
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (year && isDay(day)) return day;
  }
  return undefined;
}

/** The engine would read 30 February as 2 March: such a day is none. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const UNITS = /[¥元\s]|RMB|CNY/gi;
const NOTHING = /^-*$/;
const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?(?:e[+]?\d{1,2})?$/i;

/**
 * An amount as 1234.50: with separators, currency, brackets or a minus behind it for less than nothing. An empty cell or
 * a dash is no money at all; undefined is a text that is no amount.
 */
export function readAmount(cell: string): Money | undefined {
  const text = tidyCell(cell).replace(UNITS, '');
  if (NOTHING.test(text)) return NO_MONEY;
  const figure = text.replace(/^[-+(]+|[)-]$/g, '');
  if (!FIGURE.test(figure)) return undefined;
  const isNegative = /^\+?-|^\(.*\)$|-$/.test(text);
  return toMoney(`${isNegative ? '-' : ''}${figure.replaceAll(',', '')}`);
}

/** Whether a cell says nothing. */
export function isBlank(cell: string | undefined): boolean {
  return tidyCell(cell) === '';
}
