import fc from 'fast-check';

const { FUZZ, SEED = '20783' } = process.env;

/**
 * How many cases a property test tries: 100, the same ones every day; `SEED=<number>` takes others. `FUZZ` says how many
 * times more, and then each run takes its own: a failure prints its seed.
 */
fc.configureGlobal({
  numRuns: 100 * Number(FUZZ ?? 1),
  ...(FUZZ === undefined && { seed: Number(SEED) }),
});
