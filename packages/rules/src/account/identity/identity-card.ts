import { refuse } from '../../base/refusal';
import { shanghaiDay } from '../../base/shanghai';
import type { IdentityRefusal } from './identity-refusals';

/** The faults of an identity-card number, in the order of the checks; the first one found counts (VALID-02). */
type IdentityFault = 'length' | 'characters' | 'province' | 'birth' | 'age' | 'check';

/** The greatest age in full years, included (VALID-02). */
export const MAX_AGE = 130;

const DIGIT_0 = 48;
const UPPER_X = 88;
const LOWER_X = 120;

/**
 * The province table of GB/T 2260 by its tens digit: the last unit that is used, from 11 北京 to 82 澳门. Units begin
 * with 1, of the fifties with 0. Assumption: 83, the residence permit of 台湾, belongs to it.
 */
const LAST_UNITS = [0, 5, 3, 7, 6, 4, 5, 1, 3, 0] as const;
const FIFTIES = 5;

const MONTH_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The number written by the digits from one place up to another; -1 when a character is none. */
function numberAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - DIGIT_0;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function isProvince(code: number): boolean {
  const tens = Math.trunc(code / 10);
  const unit = code - tens * 10;
  return unit <= (LAST_UNITS[tens] ?? 0) && (unit > 0 || tens === FIFTIES);
}

function isDay(day: number): boolean {
  const year = Math.trunc(day / 10_000);
  const month = Math.trunc(day / 100) % 100;
  const date = day % 100;
  if (month === 2 && date === 29) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return date > 0 && date <= (MONTH_DAYS[month] ?? 0);
}

/** The value of the last character, 10 for X and x; -1 when it is neither. */
function checkValue(text: string): number {
  const code = text.charCodeAt(17);
  if (code === UPPER_X || code === LOWER_X) return 10;
  return numberAt(text, 17, 18);
}

/** The weights are the powers of two modulo 11, so doubling along the digits gives the weighted sum. */
function weightedSum(text: string): number {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum = sum * 2 + text.charCodeAt(place) - DIGIT_0;
  return sum * 2;
}

function birthFault(birth: number, today: number): IdentityFault | undefined {
  // A day that cannot be read proves no age.
  if (!isDay(birth) || !(birth <= today)) return 'birth';
  // Both days are written yyyymmdd, so the integer part of the difference counts birthdays.
  return today - birth >= (MAX_AGE + 1) * 10_000 ? 'age' : undefined;
}

/**
 * The fault of an identity-card number of 15 or 18 characters; undefined for a valid one. The hot path reads each
 * character at most twice and makes no object (VALID-02).
 * @param today the calendar day as the number yyyymmdd
 */
export function identityFault(card: unknown, today: number): IdentityFault | undefined {
  if (typeof card !== 'string' || (card.length !== 18 && card.length !== 15)) return 'length';
  const isLong = card.length === 18;
  const split = isLong ? 14 : 12;
  const region = numberAt(card, 0, 6);
  const written = numberAt(card, 6, split);
  const check = isLong ? checkValue(card) : 0;
  if (region < 0 || written < 0 || check < 0 || numberAt(card, split, split + 3) < 0) return 'characters';
  if (!isProvince(Math.trunc(region / 10_000))) return 'province';
  const fault = birthFault(isLong ? written : 19_000_000 + written, today);
  if (fault) return fault;
  return isLong && (weightedSum(card) + check) % 11 !== 1 ? 'check' : undefined;
}

/** Whether an identity-card number is right on a day; the day is that of Shanghai (VALID-02). */
export function isIdentityCard(card: unknown, now: Date): boolean {
  return identityFault(card, shanghaiDay(now)) === undefined;
}

/** Why an identity-card number is not taken on a day; undefined for a valid one. `identityText` has the sentence (VALID-02). */
export function identityRefusal(card: unknown, now: Date): IdentityRefusal | undefined {
  const fault = identityFault(card, shanghaiDay(now));
  if (fault === 'age') return refuse('identity.age', { most: MAX_AGE });
  return fault && refuse(`identity.${fault}` as const);
}
