/** The number on a cart, message or notification icon (FLOAT-01, MISC-01). */

/** The highest number that a badge shows as it is (MISC-01, 1§9). */
export const BADGE_CAP = 99;

/**
 * The text of a badge: nothing at 0, the number up to 99, `99+` above (FLOAT-01, 2§9).
 * Assumption: a count that is missing, below 0 or no number shows nothing, and a fraction is cut off.
 */
export function badgeText(count: number | null | undefined): string {
  const whole = Math.trunc(count ?? 0);
  if (!(whole > 0)) return '';
  return whole > BADGE_CAP ? `${BADGE_CAP}+` : String(whole);
}
