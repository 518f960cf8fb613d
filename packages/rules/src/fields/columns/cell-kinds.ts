/** What a tidied cell can be read as. Every pattern is linear, and a long text is none of them. */
import { type Decimal, multiply, parseDecimal, unitsAt } from '../../base/decimal';
import { pastedNumber, readDay } from '../paste';

/** A longer text is neither figure nor day nor word. */
const LONGEST = 40;
const AROUND_MONEY = /[¥元\s]|RMB|CNY/gi;
const NOTHING = /^-*$/;
const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?(?:e[-+]?\d{1,2})?$|^\.\d+$/i;

/** A figure with the sign in front, without separators; `''` for an empty cell or a dash; undefined for other text. */
function plainFigure(cell: string): string | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell.replace(AROUND_MONEY, '');
  if (NOTHING.test(text)) return '';
  const figure = text.replace(/^[-+(]+|[)-]$/g, '');
  if (!FIGURE.test(figure)) return undefined;
  const isNegative = /^\+?-|^\(.*\)$|-$/.test(text);
  return `${isNegative ? '-' : ''}${figure.replaceAll(',', '')}`;
}

/** Whether a cell is an amount; nothing and a dash are none. */
export function isAmount(cell: string): boolean {
  const figure = plainFigure(cell);
  return figure !== undefined && figure !== '';
}

const ZERO: Decimal = { units: 0n, scale: 0 };

/**
 * An amount in hundredths of a yuan: with separators, currency, brackets or a minus behind it for less than nothing.
 * An empty cell or a dash is no money at all; undefined is a text that is no amount.
 * @param factor 10000 where the figures are 万元
 */
export function readCents(cell: string, factor = 1): bigint | undefined {
  const figure = plainFigure(cell);
  if (figure === undefined) return undefined;
  const amount = figure === '' ? ZERO : parseDecimal(figure);
  return amount && unitsAt(multiply(amount, { units: BigInt(factor), scale: 0 }), 2);
}

const LARGE: Readonly<Record<string, number>> = { 千: 1000, 万: 10_000, 百万: 1_000_000, 亿: 100_000_000 };

/** What an unreadable amount may be meant as: 2.7881万 is 27881.00, 1O0 is 100.00. */
export function suggestedAmount(cell: string): bigint | undefined {
  if (cell.length > LONGEST) return undefined;
  const [, figure = '', word = ''] = /^(.*\d)\s*(千|万|百万|亿)元?$/.exec(cell) ?? [];
  const factor = LARGE[word];
  if (factor !== undefined) return readCents(figure, factor);
  if (!/\d/.test(cell)) return undefined;
  const exchanged = cell.replace(/[oO]/g, '0').replace(/[lI]/g, '1').replace(/整$/, '').replace(/。/g, '.');
  return exchanged === cell ? undefined : readCents(exchanged);
}

const STARTS_AS_DAY = /^\d/;
const SHORT_DAY = /^(\d{1,2})[-./月](\d{1,2})[日号]?$/;

/** A day as 2026-11-20; one without its year takes that of the heads. */
export function dayIn(cell: string, year: string | undefined): string | undefined {
  if (cell.length > LONGEST || !STARTS_AS_DAY.test(cell)) return undefined;
  const day = readDay(cell);
  if (day !== undefined) return day;
  const [, month, date] = SHORT_DAY.exec(cell) ?? [];
  return year && month && date ? readDay(`${year}-${month}-${date}`) : undefined;
}

/** Whether a cell is a day beyond doubt: five digits may be an amount as well. */
export function isPlainDay(cell: string, year: string | undefined): boolean {
  return !/^\d{5}(?:\.\d+)?$/.test(cell) && dayIn(cell, year) !== undefined;
}

const QUANTITY = /^(\d[\d,.]*)\s*([^\d\s.,]{1,3})$/;

/** A quantity in a cell: its number as text, and the unit behind it. */
export function quantityParts(cell: string): { readonly number: string; readonly unit: string } {
  const [, number, unit] = cell.length > LONGEST ? [] : (QUANTITY.exec(cell) ?? []);
  return number && unit ? { number: pastedNumber(number), unit } : { number: pastedNumber(cell), unit: '' };
}

const WHOLE = /^\d{1,9}$/;

/** Whether a cell is a whole number of things. */
export function isWholeNumber(cell: string): boolean {
  return WHOLE.test(quantityParts(cell).number);
}

const LEFT = /^(?:借方?|收入?|转入|来账|入账|存入|进|入|dr?|debit)$/i;
const RIGHT = /^(?:贷方?|付出?|支出?|转出|往账|出账|支取|出|cr?|credit|付款)$/i;
const NEITHER = /^(?:不计收支|中性交易|其他|平|\/|-)$/;

/** The side that a word of direction names: 借 and 收 left, 贷 and 付 right; `neither` for 不计收支. */
export function sideOf(cell: string): 'left' | 'right' | 'neither' | undefined {
  if (cell.length > LONGEST) return undefined;
  if (LEFT.test(cell)) return 'left';
  if (RIGHT.test(cell)) return 'right';
  return NEITHER.test(cell) ? 'neither' : undefined;
}
