/** Interleaved rounds in one process: every candidate once a round in random order, ratios formed inside the round. */

export type Candidate = () => unknown;

export interface Figure {
  readonly name: string;
  /** Processor time of one call in microseconds, the median of all rounds. */
  readonly microseconds: number;
  /** Over the first candidate, inside each round. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

interface Rounds {
  readonly calls: number;
  readonly rounds: number;
}

const WARM_UP = 3;

/** Runs candidates against the first one; more than `concurrency` 1 is for servers. */
export async function compared(
  candidates: Readonly<Record<string, Candidate>>,
  { calls, rounds }: Rounds,
): Promise<Figure[]> {
  const names = Object.keys(candidates);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    for (const name of shuffled(names)) {
      const time = await processorTime(candidates[name] as Candidate, calls);
      if (round >= WARM_UP) times.get(name)?.push(time);
    }
  }
  const base = times.get(names[0] ?? '') ?? [];
  return names.map((name) => {
    const candidateTimes = times.get(name) ?? [];
    const ratios = candidateTimes.map((time, round) => time / (base[round] ?? time));
    const ratio = { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
    return { name, microseconds: median(candidateTimes), ratio };
  });
}

async function processorTime(candidate: Candidate, calls: number): Promise<number> {
  const start = process.cpuUsage();
  for (let at = 0; at < calls; at += 1) await candidate();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const ALLOCATING_CALLS = 1500;

/** Bytes of heap that one call takes; wants `--expose-gc` and a young generation that is not collected meanwhile. */
export async function allocated(candidate: Candidate): Promise<number> {
  const runs: number[] = [];
  for (let at = 0; at < 200; at += 1) await candidate();
  for (let run = 0; run < 5; run += 1) {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < ALLOCATING_CALLS; at += 1) await candidate();
    runs.push((process.memoryUsage().heapUsed - before) / ALLOCATING_CALLS);
  }
  return median(runs);
}
