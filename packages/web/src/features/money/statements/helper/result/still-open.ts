import {
  addMoney,
  compareMoney,
  type Money,
  NO_MONEY,
  subtractMoney,
  sumMoney,
} from '@dealer-portal/rules/money';
import { OPEN_GROUPS, type ResultGroup } from './result-groups';

interface StillOpen {
  /** Differences in all, and those that have a note. */
  readonly all: number;
  readonly handled: number;
  /** The sum of those without a note, without a sign. */
  readonly difference: Money;
}

/** How many differences have a note, and what the others come to. */
export function stillOpen(
  groups: readonly ResultGroup[],
  noteOf: (key: string) => string | undefined,
): StillOpen {
  const rows = groups.filter(({ kind }) => OPEN_GROUPS.includes(kind)).flatMap((group) => group.rows);
  const rest = rows.filter(({ key }) => !noteOf(key));
  const difference = sumMoney(rest.map((row) => row.difference));
  const isNegative = compareMoney(difference, NO_MONEY) < 0;
  return {
    all: rows.length,
    handled: rows.length - rest.length,
    difference: isNegative ? subtractMoney(NO_MONEY, difference) : addMoney(difference, NO_MONEY),
  };
}
