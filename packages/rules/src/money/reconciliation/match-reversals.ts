/** A booking and its reversal in one book cancel: neither wants a partner in the other book (FIN-02). */
import { grouped } from '../../base/grouped';
import type { Line } from './book';
import type { Unmatched } from './unmatched';

/** Pairs a reversal with the nearest row of its own book whose amount is the opposite, within some days. */
export function cancelReversals(unmatched: Unmatched, days: number): void {
  for (const side of ['company', 'dealer'] as const) {
    const lines = unmatched[side];
    const byCents = grouped(lines, ({ cents }) => cents);
    for (const line of lines) {
      if (!line.isReversal || line.cents === 0 || !unmatched.has(line)) continue;
      const other = nearestOpposite(line, byCents.get(-line.cents) ?? [], { unmatched, days });
      if (!other) continue;
      const pair = [other, line];
      unmatched.take('cancel', side === 'company' ? pair : [], side === 'company' ? [] : pair);
    }
  }
}

function nearestOpposite(
  line: Line,
  others: readonly Line[],
  { unmatched, days }: { readonly unmatched: Unmatched; readonly days: number },
): Line | undefined {
  let best: { readonly line: Line; readonly distance: number } | undefined;
  for (const other of others) {
    const distance = daysBetween(line, other, days);
    if (distance === undefined || !unmatched.has(other)) continue;
    if (!best || distance < best.distance) best = { line: other, distance };
  }
  return best?.line;
}

/** The days between two rows; 0 where both name one document, undefined where they are too far apart. */
function daysBetween(left: Line, right: Line, days: number): number | undefined {
  if (left.numbers.some((number) => right.numbers.includes(number))) return 0;
  if (left.day === undefined || right.day === undefined) return undefined;
  const distance = Math.abs(left.day - right.day);
  return distance <= days ? distance : undefined;
}
