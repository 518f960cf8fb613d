/** Ordering the products of old orders again, with everything that has changed since (ORDER-01). */
import {
  isOutOfStock,
  type LineDifference,
  type LineFacts,
  lineDifferences,
} from '../order-changes/line-differences';

/** One product to be ordered again. */
export interface RebuyLine {
  /** The product as it was ordered, with the pieces of all orders together. */
  readonly before: LineFacts;
  /** The product as it is; undefined when it can no longer be ordered. */
  readonly now: LineFacts | undefined;
  /** The change; undefined when there is none. */
  readonly difference: LineDifference | undefined;
  /** Pieces that can be taken: those wanted, or as many as there are. */
  readonly offered: number;
}

/** The lines of several orders as one list: a product stands once, with its pieces summed and its newest terms. */
export function mergeOrderLines(lines: readonly LineFacts[]): readonly LineFacts[] {
  const merged = new Map<string, LineFacts>();
  for (const line of lines) {
    const known = merged.get(line.productCode);
    const number = Number(known?.number ?? 0) + Number(line.number);
    merged.set(line.productCode, { ...line, ...known, number });
  }
  return [...merged.values()];
}

/**
 * The old lines that can be ordered again (ORDER-01).
 * Assumption: terms that an old line does not carry, such as its price version, count as unchanged.
 * @param lines the old lines, those of the newest order first
 * @param now the products as they are; one that is missing can no longer be ordered
 */
export function rebuyLines(lines: readonly LineFacts[], now: readonly LineFacts[]): readonly RebuyLine[] {
  const byCode = new Map(now.map((line) => [line.productCode, line]));
  return mergeOrderLines(lines).map((old) => {
    const current = byCode.get(old.productCode);
    const before = current ? { ...promisesOf(current), ...old } : old;
    const [difference] = lineDifferences([before], current ? [current] : []);
    const requested = Number(before.number);
    const offered = current ? piecesThere(difference, current, requested) : 0;
    return { before, now: current, difference, offered };
  });
}

function promisesOf({ weekPromise, farWeek, creditModel }: LineFacts): Partial<LineFacts> {
  return { weekPromise, farWeek, creditModel };
}

/** A line without a problem has all of its pieces. */
function piecesThere(difference: LineDifference | undefined, now: LineFacts, requested: number): number {
  if (!difference || difference.isOrderable) return requested;
  if (difference.changes.some(({ field }) => field === 'unreadable')) return 0;
  return isOutOfStock(now) ? 0 : Math.max(0, Math.trunc(Number(now.stock)) || 0);
}
