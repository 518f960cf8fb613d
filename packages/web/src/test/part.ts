const DAY = 86_400_000;

/** `WHOLE=1` (`pnpm check --whole`) tries everything; else a part, drawn by the day or by `SEED=<number>`. */
const { WHOLE, SEED = String(Math.floor(Date.now() / DAY)) } = process.env;

export const isWhole = WHOLE === '1';

/** The seed of a part. */
export const seed = Number(SEED);

/** Names the part in a test's name, so that a failure can be repeated on another day. */
export const PART_NAME = isWhole ? 'whole' : `part SEED=${SEED}`;

/**
 * Every `parts`-th of these, another part each day; all of them in a complete run.
 * @param turn tests with another number take another part on the same day
 */
export function partOf<T>(all: readonly T[], parts: number, turn = 0): readonly T[] {
  return isWhole ? all : all.filter((_each, index) => (index + turn + seed) % parts === 0);
}
