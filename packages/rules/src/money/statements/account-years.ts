/** Years and half-years of an account, from its months (FIN-01). */
import { compareTexts } from '../../base/compare';
import { type Amount, type Money, readMoney, sumAmounts } from '../../base/money';

/** A month of an account, as the wire gives it; amounts in yuan. */
export interface AccountMonth {
  /** 2026-11. */
  readonly period: string;
  /** Its first and its last day. */
  readonly beginDate: string;
  readonly endDate: string;
  readonly openingBalance: Amount;
  readonly debitAmount: Amount;
  readonly creditAmount: Amount;
  readonly closingBalance: Amount;
}

/** A year or a half of it. */
export interface AccountYear {
  /** 2026 for the year, 2026H1 and 2026H2 for its halves. */
  readonly key: string;
  /** 2026年上半年. */
  readonly name: string;
  /** The first day of its first month, and the last day of its last one. */
  readonly beginDate: string;
  readonly endDate: string;
  /** Months that it has; a half year is complete with 6, a year with 12. */
  readonly months: number;
  /** Undefined where the amount of a month cannot be read, as are the other three. */
  readonly openingBalance: Money | undefined;
  readonly debitAmount: Money | undefined;
  readonly creditAmount: Money | undefined;
  readonly closingBalance: Money | undefined;
}

const NAMES: Readonly<Record<string, string>> = { H1: '上半年', H2: '下半年' };

/**
 * The years of an account, newest first, each followed by its halves. A period opens as its first month does and closes
 * as its last one does; what moved is the exact sum of its months. The order of the months does not matter.
 */
export function accountYears(months: readonly AccountMonth[]): readonly AccountYear[] {
  const groups = new Map<string, AccountMonth[]>();
  for (const month of [...months].sort((left, right) => compareTexts(left.period, right.period))) {
    for (const key of keysOf(month.period)) groups.set(key, [...(groups.get(key) ?? []), month]);
  }
  return [...groups]
    .sort(([left], [right]) => compareKeys(left, right))
    .flatMap(([key, group]) => yearOf(key, group));
}

function keysOf(period: string): readonly string[] {
  const year = period.slice(0, 4);
  return [year, `${year}${Number(period.slice(5, 7)) <= 6 ? 'H1' : 'H2'}`];
}

/** Newest year first; the year stands before its halves, the second half before the first. */
function compareKeys(left: string, right: string): number {
  const years = compareTexts(right.slice(0, 4), left.slice(0, 4));
  if (years !== 0) return years;
  if (left.length !== right.length) return left.length - right.length;
  return compareTexts(right, left);
}

function yearOf(key: string, group: readonly AccountMonth[]): readonly AccountYear[] {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) return [];
  return [
    {
      key,
      name: `${key.slice(0, 4)}年${NAMES[key.slice(4)] ?? '全年'}`,
      beginDate: first.beginDate,
      endDate: last.endDate,
      months: group.length,
      openingBalance: readMoney(first.openingBalance),
      debitAmount: sumAmounts(group.map(({ debitAmount }) => debitAmount)),
      creditAmount: sumAmounts(group.map(({ creditAmount }) => creditAmount)),
      closingBalance: readMoney(last.closingBalance),
    },
  ];
}
