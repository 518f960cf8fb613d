/** The result of comparing two books: every row in exactly one place (FIN-02). */
import type { Money } from '../../base/money';
import type { BookRow } from './book';

/** The books that are compared. */
export interface Books {
  readonly company: readonly BookRow[];
  readonly dealer: readonly BookRow[];
}

/** The steps of the matching, in order: by a number, by the amount, as parts of a sum. */
export const MATCH_STEPS = ['number', 'amount', 'sum'] as const;

export type MatchStep = (typeof MATCH_STEPS)[number];

/** How a match was found: by a step of the matching, as a booking and its reversal in one book, or by hand. */
export type MatchKind = MatchStep | 'cancel' | 'hand';

/** Rows of both books that belong together. */
export interface Match {
  readonly kind: MatchKind;
  /** Keys of the company's rows, and of the dealer's; a `cancel` has rows of one book only. */
  readonly company: readonly string[];
  readonly dealer: readonly string[];
  /** Company less own, to the cent. */
  readonly difference: Money;
}

/** Every row of both books, in exactly one place: a match, or alone. */
export interface Matching {
  readonly matches: readonly Match[];
  /**
   * Sums that may be chance: as many rows of other amounts add up to the same, or the rows name other documents. Their
   * rows stand alone until a hand pairs them. Absent where there are none.
   */
  readonly proposals?: readonly Match[] | undefined;
  /** Keys of rows that the other book does not have. */
  readonly onlyCompany: readonly string[];
  readonly onlyDealer: readonly string[];
}
