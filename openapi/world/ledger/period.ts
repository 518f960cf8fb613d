import { addMonths, daysFrom, monthOf } from './calendar';
import type { LedgerDealer, LedgerPayer } from './dealers';
import type { LedgerProduct } from './products';

/** Months that the ledger looks back. */
const MONTHS = 24;

/** The own account of the known dealer holds the vouchers of the examples from this day on, and no others. */
export const KNOWN_FROM = '2026-09-01';

/** The source of every family of events. */
export interface LedgerContext {
  readonly dealer: LedgerDealer;
  readonly products: readonly LedgerProduct[];
  /** The first day of the ledger. */
  readonly from: string;
  readonly today: string;
  /** The documents of the examples have happened: they are the dealer's and the clock is past them. */
  readonly isKnown: boolean;
}

/** The first day of a ledger that ends today. */
export function firstDay(today: string): string {
  return `${addMonths(monthOf(today), -MONTHS)}-01`;
}

/** The days on which a dealer trades. */
export function tradingDays({ dealer, from, today }: LedgerContext): readonly string[] {
  const days = daysFrom(from, today);
  return dealer.quietDays === 0 ? days : days.slice(0, -dealer.quietDays);
}

/** Whether nothing may be added to an account on a day. */
export function isFixed(
  { dealer, isKnown }: LedgerContext,
  { payerCode }: Pick<LedgerPayer, 'payerCode'>,
  day: string,
): boolean {
  return isKnown && payerCode === dealer.code && day >= KNOWN_FROM;
}

/** The day when it has come, else nothing. */
export function whenCome(day: string, today: string): string {
  return day !== '' && day <= today ? day : '';
}

/** A number of a document that belongs to this dealer alone. */
export function numberOf(dealer: LedgerDealer, prefix: string, rest: string): string {
  // A template would keep its three parts in addition to the text, for a hundred thousand numbers.
  return [prefix, dealer.index, rest].join('');
}

/** A sequence within a day, from 1. */
export function sequence(at: number, digits: number): string {
  return String(at + 1).padStart(digits, '0');
}
