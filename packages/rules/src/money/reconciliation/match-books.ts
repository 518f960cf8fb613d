/** The dealer's own book against the company's statement, row by row (FIN-02). */
import { linesOf } from './book';
import { type Books, MATCH_STEPS, type Matching, type MatchStep } from './match';
import { matchAmounts, matchNearAmounts } from './match-amounts';
import { matchLeftNumbers, matchNumbers } from './match-numbers';
import { cancelReversals } from './match-reversals';
import { matchSums } from './match-sums';
import { unmatchedOf } from './unmatched';

/** The limits within which rows count as the same document. */
export interface MatchRules {
  /** The most days between two rows of equal amounts. */
  readonly days: number;
  /** The most rows that may add up to one. */
  readonly lines: number;
  /** The most cents by which two amounts that nothing else explains may differ; 0 when absent. */
  readonly cents?: number | undefined;
}

/** The rules until somebody chooses others. Assumption. */
export const MATCH_RULES: MatchRules = { days: 7, lines: 4 };
/** The alternatives to choose from. Assumption. */
export const MATCH_CHOICES = {
  days: [0, 1, 3, 7, 15, 30, 60],
  lines: [1, 2, 3, 4, 5, 6],
  cents: [0, 1, 10, 100],
} as const;

/** How far the matching is: which step, how much of it, and how many matches each step has found. */
export interface MatchProgress {
  readonly step: MatchStep;
  /** 0 to 1. */
  readonly share: number;
  readonly matches: Readonly<Record<MatchStep, number>>;
}

/**
 * Matches two books in steps, so that its caller can show the progress. The steps match by number, then by amount
 * within some days, then by sums of several rows. A booking and its reversal in one book cancel before sums are looked
 * for, and a number is tried again for what is left; at last amounts may differ by some cents, if the rules say so. A sum that
 * may be chance is a proposal. Each row is used at most once, and the order of the rows does not matter (FIN-02).
 */
export function* matchSteps(
  books: Books,
  rules: MatchRules = MATCH_RULES,
): Generator<MatchProgress, Matching> {
  const unmatched = unmatchedOf(linesOf(books.company), linesOf(books.dealer));
  const steps = {
    number: () => matchNumbers(unmatched),
    amount: () => matchAmounts(unmatched, rules.days),
    sum: () => matchSums(unmatched, rules),
  } as const;
  for (const step of MATCH_STEPS) {
    if (step === 'sum') cancelReversals(unmatched, rules.days);
    yield { step, share: 0, matches: { ...unmatched.counts } };
    for (const share of steps[step]()) yield { step, share, matches: { ...unmatched.counts } };
  }
  matchLeftNumbers(unmatched);
  matchNearAmounts(unmatched, rules.days, rules.cents ?? 0);
  const { matches, proposals } = unmatched;
  return {
    matches,
    ...(proposals.length > 0 && { proposals }),
    onlyCompany: unmatched.company.map(({ key }) => key),
    onlyDealer: unmatched.dealer.map(({ key }) => key),
  };
}

/** Matches two books in one step (FIN-02). */
export function matchBooks(books: Books, rules?: MatchRules): Matching {
  const steps = matchSteps(books, rules);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
