/**
 * `WHOLE=1` (`pnpm check --whole`) tries everything; else a part. It is the same part every day, so that one commit is
 * always tried in the same way. `SEED=<number>` takes another one.
 */
const { WHOLE, SEED = '20783' } = process.env;

export const isWhole = WHOLE === '1';

/** The seed of a part. */
export const seed = Number(SEED);

/** Names the part in a test's name, so that a failure of another part can be repeated. */
export const PART_NAME = isWhole ? 'whole' : `part SEED=${SEED}`;

/**
 * Every `parts`-th of these; all of them in a complete run.
 * @param turn tests with another number take another part
 */
export function partOf<T>(all: readonly T[], parts: number, turn = 0): readonly T[] {
  return isWhole ? all : all.filter((_each, index) => (index + turn + seed) % parts === 0);
}
