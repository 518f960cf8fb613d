/** The rows of the two books that are compared, and the sides of a match (FIN-02). */

import { centsOf, type Money, moneyOfCents } from '../../base/cents';
import { compareTexts } from '../../base/compare';
import { wireDays } from '../../base/shanghai';
import { withoutZeros } from '../../fields/paste';

/** A row of a book. */
export interface BookRow {
  /** Unique in its book. */
  readonly key: string;
  /** A wire day in any form: 2026-11-20; `''` where the row has none. */
  readonly day: string;
  /** The numbers of vouchers, orders and loans that the row names. */
  readonly numbers: readonly string[];
  /** Yuan; what the dealer paid in is positive, what was taken for goods negative. */
  readonly amount: Money;
  /** Whether the row takes back another one of its book: a red amount, or 冲销 in its text. */
  readonly isReversal?: boolean | undefined;
}

/** The two books: the company's statement, and the dealer's own. */
export type Side = 'company' | 'dealer';

/** A row as the matching works with it. */
export interface Line {
  readonly key: string;
  readonly numbers: readonly string[];
  /** Cents as an integer; exact, since a balance stays far below 90 trillion. */
  readonly cents: number;
  /** Days since 1970; undefined where the row has no day. */
  readonly day: number | undefined;
  readonly isReversal: boolean;
}

/** The lines of a book in an order that does not depend on how they came. */
export function linesOf(rows: readonly BookRow[]): readonly Line[] {
  return rows.map(lineOf).sort(compareLines);
}

function lineOf({ key, day, numbers, amount, isReversal = false }: BookRow): Line {
  return {
    key,
    numbers: [...new Set(numbers)].sort(),
    cents: toCents(amount),
    day: wireDays(day),
    isReversal,
  };
}

/** By day, then amount, then key; a row without a day comes last. */
export function compareLines(left: Line, right: Line): number {
  const leftDay = left.day ?? Number.MAX_SAFE_INTEGER;
  const rightDay = right.day ?? Number.MAX_SAFE_INTEGER;
  if (leftDay !== rightDay) return leftDay - rightDay;
  if (left.cents !== right.cents) return left.cents - right.cents;
  return compareTexts(left.key, right.key);
}

/** An amount in cents. */
export function toCents(amount: Money): number {
  return Number(centsOf(amount));
}

/** Cents as money. */
export function centsMoney(cents: number): Money {
  return moneyOfCents(BigInt(cents));
}

/** The sum of the cents of lines. */
export function sumCents(lines: readonly Line[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** A number in upper case without blanks; company and dealer write it with and without them. */
const DOCUMENT = /[A-Z]{0,6}\d{6,}(?:-\d+)*/g;
/** 20261120 is a day and no number. */
const DAY = /^20\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;

/**
 * The numbers of documents that a text names: 提货 6010086608 names an order, 融资款 RZ20261020001 a loan (FIN-02).
 * Zeros in front say nothing: a spreadsheet takes them away, the company's program adds them.
 * Assumption: a number has six digits or more, and letters only before them.
 */
export function numbersIn(text: string): readonly string[] {
  const numbers = text.normalize('NFKC').toUpperCase().match(DOCUMENT) ?? [];
  return [...new Set(numbers.map(withoutZeros))].filter((number) => !DAY.test(number));
}

const REVERSAL = /红冲|冲红|红字|冲销|冲账|冲回|对冲|错账|更正|作废|撤销|退货|退款|退回/;

/** Whether a text says that its row takes back another one. */
export function saysReversal(text: string): boolean {
  return REVERSAL.test(text.slice(0, 200));
}
