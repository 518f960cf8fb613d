/**
 * How long a settlement is taken up again, in milliseconds. Assumption: a day; the words for one delivery are wrong for a
 * later one.
 */
const DRAFT_MS = 24 * 3_600_000;

/**
 * Whether what was chosen and typed in a settlement is still for the same one (CART-05, ORDER-01).
 * @param keptAt when it was kept, in milliseconds since the epoch
 * @param now in milliseconds since the epoch
 */
export function isDraftCurrent(keptAt: number, now: number): boolean {
  return now - keptAt < DRAFT_MS;
}
