import { shanghaiYear } from '../../base/shanghai';

/** The first year of the copyright line (HEAD-05, 1§9). */
const FIRST_YEAR = 2019;

/**
 * The years of the copyright line, from 2019 on (HEAD-05).
 * @returns `2019–2026`; the first year alone while it lasts
 */
export function copyrightYears(now: Date): string {
  const year = shanghaiYear(now);
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
