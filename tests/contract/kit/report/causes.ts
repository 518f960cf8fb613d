import type { FailureReport, ReportData } from './failure-report';

/** Failures that have one cause: the same check at the same place of one operation, whatever phase met it. */
export interface Cause {
  readonly operationId: string;
  readonly check: string;
  readonly place: string;
  readonly message: string;
  /** Where it was met, in the order of the phases. */
  readonly phases: readonly string[];
  /** Of all failures the one with the smallest request. */
  readonly failure: FailureReport;
}

/** All failures by their cause. */
export function causesOf({ results }: Pick<ReportData, 'results'>): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const { operationId, phase, failures } of results) {
    for (const failure of failures) {
      const [problem] = failure.problems;
      const { check = 'unknown', place = '', message = failure.title } = problem ?? {};
      const key = [operationId, check, place].join('\n');
      const known = causes.get(key);
      if (!known) causes.set(key, { operationId, check, place, message, phases: [phase], failure });
      else {
        const isSmaller = failure.curl.length < known.failure.curl.length;
        const phases = known.phases.includes(phase) ? known.phases : [...known.phases, phase];
        causes.set(key, { ...known, phases, ...(isSmaller && { failure, message }) });
      }
    }
  }
  return [...causes.values()];
}

/** Milliseconds of which half of the answers, and all but one of twenty, took no more; and the slowest. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly slowest: number;
}

export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), slowest: sorted.at(-1) ?? 0 };
}

/** The refusals of the business by operation and sentence, the most frequent first. */
export function refusalsOf({ results }: Pick<ReportData, 'results'>) {
  const counts = new Map<string, { operationId: string; sentence: string; count: number }>();
  for (const { operationId, refusals } of results) {
    for (const [sentence, count] of Object.entries(refusals)) {
      const key = `${operationId}\n${sentence}`;
      counts.set(key, { operationId, sentence, count: count + (counts.get(key)?.count ?? 0) });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

/** Operations of which no valid call was answered with success. */
export function neverAnswered({ results }: Pick<ReportData, 'results'>): readonly string[] {
  const sums = new Map<string, { valid: number; refused: number }>();
  for (const { operationId, valid, refused } of results) {
    const before = sums.get(operationId) ?? { valid: 0, refused: 0 };
    sums.set(operationId, { valid: before.valid + valid, refused: before.refused + refused });
  }
  return [...sums].flatMap(([id, { valid, refused }]) => (valid > 0 && valid === refused ? [id] : []));
}
