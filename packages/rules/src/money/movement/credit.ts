/** The credit of a customer: how much of it is used, when it ends, at which rate it lends (FIN-08). */
import { type Amount, readFigure } from '../../base/money';
import { compareTimes } from '../../base/shanghai';

/** The credit of a customer, by wire names (getCreditCenter); yuan. */
export interface CreditFacts {
  readonly creditAmount?: Amount;
  readonly usedAmount?: Amount;
}

/** How much of a credit is used. */
export interface CreditUse {
  /** There is a limit; one that cannot be read counts as one. */
  readonly isGranted: boolean;
  /** Whole percent of the limit; undefined without a limit, or where one of the two cannot be read. */
  readonly share: number | undefined;
  /** Little is left. */
  readonly isNearlyUsed: boolean;
}

/** Percent above which a credit is nearly used. Assumption: the specification names no such share. */
const NEARLY_USED = 80;

/** How much of a credit is used (FIN-08). */
export function creditUse({ creditAmount, usedAmount }: CreditFacts): CreditUse {
  const [limit, used] = [readFigure(creditAmount), readFigure(usedAmount)];
  const isGranted = limit === undefined || limit > 0;
  if (limit === undefined || used === undefined || !isGranted) {
    return { isGranted, share: undefined, isNearlyUsed: false };
  }
  const share = Math.round((used / limit) * 100);
  return { isGranted, share, isNearlyUsed: share > NEARLY_USED };
}

/** The line of one lender, by wire names. */
export interface CreditLine {
  readonly endDate?: string | null | undefined;
  /** Percent a year. */
  readonly rate?: Amount;
}

/** The day on which the first line of a credit ends, as the wire writes it; undefined where none names one (FIN-08). */
export function firstCreditEnd(lines: readonly CreditLine[]): string | undefined {
  return lines.flatMap(({ endDate }) => endDate || []).sort(compareTimes)[0];
}

/**
 * The lowest rate of the lenders, in percent a year; undefined where none can be read (FIN-08).
 * Assumption: what a loan would cost is shown at it, as the dealer chooses the lender.
 */
export function lowestRate(lines: readonly CreditLine[]): number | undefined {
  const rates = lines.flatMap(({ rate }) => readFigure(rate) ?? []);
  return rates.length > 0 ? Math.min(...rates) : undefined;
}
