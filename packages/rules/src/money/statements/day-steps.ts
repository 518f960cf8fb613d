/** Documents by so many days, in steps that add up to the list (FIN-04). */
import { type Amount, isAmount, type Money, sumAmounts } from '../../base/money';

/** Documents of about the same number of days. */
export interface AgeStep {
  /** 31–60 天. */
  readonly name: string;
  readonly count: number;
  /** Undefined where the amount of a document cannot be read. */
  readonly amount: Money | undefined;
  /** How many of them have no amount that can be read. */
  readonly lacking: number;
}

/** A document with its days, undefined where its day cannot be read. */
interface Dated {
  readonly days: number | undefined;
  readonly amount: Amount;
}

/** A step of these documents. */
export function sumStep(name: string, members: readonly Pick<Dated, 'amount'>[]): AgeStep {
  const amounts = members.map(({ amount }) => amount);
  const lacking = amounts.filter((amount) => !isAmount(amount)).length;
  return { name, count: members.length, amount: sumAmounts(amounts), lacking };
}

/**
 * The steps from day 0 on; a step without any document stays.
 * @param lasts the last day of each step but the last one, which has no end
 */
export function stepsUpTo(lasts: readonly number[], dated: readonly Dated[]): readonly AgeStep[] {
  return [...lasts, Number.POSITIVE_INFINITY].map((last, at) => {
    const first = (lasts[at - 1] ?? -1) + 1;
    const members = dated.filter(({ days }) => days !== undefined && days >= first && days <= last);
    return sumStep(last === Number.POSITIVE_INFINITY ? `${first} 天以上` : `${first}–${last} 天`, members);
  });
}

/** The step of those whose day cannot be read; none where there are none. */
export function undatedSteps(dated: readonly Dated[]): readonly AgeStep[] {
  const undated = dated.filter(({ days }) => days === undefined);
  return undated.length > 0 ? [sumStep('日期不明', undated)] : [];
}
