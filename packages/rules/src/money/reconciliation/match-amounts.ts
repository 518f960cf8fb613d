/** The second way to match: the same amount to the cent, or at last some cents less exactly, not more than some days apart (FIN-02). */
import { grouped } from '../../base/grouped';
import type { Line } from './book';
import type { Unmatched } from './unmatched';

/** Pairs rows of equal amounts, the nearest days first; a row without a day or amount waits for a hand. */
export function* matchAmounts(unmatched: Unmatched, days: number): Generator<number> {
  const company = byAmount(unmatched.company);
  const dealer = byAmount(unmatched.dealer);
  let done = 0;
  for (const [cents, lines] of company) {
    const others = dealer.get(cents);
    if (others) pairNearest(unmatched, [[lines, others]], days);
    done += 1;
    yield done / company.size;
  }
}

/** One yuan: what differs by more is another amount, whatever tolerance is asked for. */
const MOST_CENTS = 100;

/**
 * Pairs what is left of amounts that differ by some cents, the smallest difference and then the nearest days first. The
 * difference stays on the pair: it is to be explained, and no sum loses it.
 * @param cents the most by which two amounts may differ, at most 100; amounts of different signs never pair
 */
export function matchNearAmounts(unmatched: Unmatched, days: number, cents: number): void {
  for (let apart = 1; apart <= Math.min(cents, MOST_CENTS); apart += 1) {
    const company = byAmount(unmatched.company);
    const dealer = byAmount(unmatched.dealer);
    const groups = [...company].map(([amount, lines]): Group => {
      const near = [amount - apart, amount + apart].flatMap((other) =>
        Math.sign(other) === Math.sign(amount) ? (dealer.get(other) ?? []) : [],
      );
      return [lines, near.sort((left, right) => (left.day ?? 0) - (right.day ?? 0))];
    });
    pairNearest(unmatched, groups, days);
  }
}

/** Lines that may pair by their amounts; both lists are in the order of their days. */
type Group = readonly [company: readonly Line[], dealer: readonly Line[]];

function byAmount(lines: readonly Line[]): Map<number, Line[]> {
  return grouped(lines, ({ day, cents }) => (day === undefined || cents === 0 ? undefined : cents));
}

/** One walk through both lists of a group finds the pairs of each distance. */
function pairNearest(unmatched: Unmatched, groups: readonly Group[], days: number): void {
  let open = groups;
  for (let distance = 0; distance <= days && open.length > 0; distance += 1) {
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      open = open.flatMap(([company, dealer]) => {
        const [left, right] = [company.filter(unmatched.has), dealer.filter(unmatched.has)];
        if (left.length === 0 || right.length === 0) return [];
        pairAt(unmatched, [left, right], shift);
        return [[left, right] as const];
      });
    }
  }
}

function pairAt(unmatched: Unmatched, [company, dealer]: Group, shift: number): void {
  let at = 0;
  for (const line of company) {
    const day = (line.day ?? 0) + shift;
    while (at < dealer.length && (dealer[at]?.day ?? 0) < day) at += 1;
    const other = dealer[at];
    if (other?.day !== day) continue;
    unmatched.take('amount', [line], [other]);
    at += 1;
  }
}
