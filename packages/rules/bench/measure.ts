/** Runs candidates side by side in one process and compares them round by round. */

/** One way to do the work; what it returns keeps the engine from leaving the work out. */
export interface Candidate {
  readonly name: string;
  readonly run: () => unknown;
}

/** A comparison that is printed: candidate `of` against candidate `over`. */
export interface Ratio {
  readonly of: string;
  readonly over: string;
  /** The highest ratio that is wanted. */
  readonly bar?: number;
}

/** One figure of the report. */
export interface Figure {
  readonly name: string;
  readonly candidates: readonly Candidate[];
  readonly ratios: readonly Ratio[];
  /** How the cost grows, in words, and what else was counted without a clock. */
  readonly notes?: () => readonly string[];
}

/** How long to measure; batches in microseconds of processor time. */
export interface Effort {
  readonly rounds: number;
  readonly warmUps: number;
  readonly batchUs: number;
}

export const FULL: Effort = { rounds: 41, warmUps: 3, batchUs: 10_000 };
/** Shows that every figure can be measured. */
export const SHORT: Effort = { rounds: 2, warmUps: 0, batchUs: 1_000 };

/** Median, least and most. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

let sink: unknown;

// Processor time, not wall time: other work on the machine must not count.
function batchTime(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) sink = run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function timesFor(run: () => unknown, batchUs: number): number {
  let times = 1;
  let taken = batchTime(run, times);
  while (taken < batchUs / 2 && times < 2 ** 24) {
    times *= 2;
    taken = batchTime(run, times);
  }
  return taken < batchUs ? times * 2 : times;
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), least: at(0), most: at(1) };
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/** Microseconds per run of each candidate, one row a round, the candidates of a round in random order. */
export function race(
  candidates: readonly Candidate[],
  effort: Effort,
): readonly ReadonlyMap<string, number>[] {
  const batches = candidates.map(({ name, run }) => ({ name, run, times: timesFor(run, effort.batchUs) }));
  const rounds = Array.from({ length: effort.warmUps + effort.rounds }, () => {
    const row = new Map<string, number>();
    for (const { name, run, times } of shuffled(batches)) row.set(name, batchTime(run, times) / times);
    return row;
  });
  return rounds.slice(effort.warmUps);
}

/** Microseconds per run of one candidate over all rounds. */
export function timesOf(rounds: readonly ReadonlyMap<string, number>[], name: string): Spread {
  return spread(rounds.map((round) => round.get(name) ?? Number.NaN));
}

/** The ratio of two candidates, formed inside each round. */
export function ratioOf(rounds: readonly ReadonlyMap<string, number>[], { of, over }: Ratio): Spread {
  return spread(rounds.map((round) => (round.get(of) ?? Number.NaN) / (round.get(over) ?? Number.NaN)));
}

/** Keeps the last result reachable. */
export function lastResult(): unknown {
  return sink;
}
