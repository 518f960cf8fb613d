import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { type Failure, isRefusedByCode, type Kit, type Phase, type PhaseResult, tryCall } from '../trial';

/** A call with what it tries. */
export interface TitledCall extends TestCall {
  readonly title: string;
}

/** Sends calls in turn. Failures of equal kind say nothing new: of each kind the first one is kept. */
export async function judged(
  kit: Kit,
  { operation, phase }: { readonly operation: KitOperation; readonly phase: Phase },
  calls: readonly TitledCall[],
): Promise<Pick<PhaseResult, 'failures' | 'refused'>> {
  let refused = 0;
  const failures = new Map<string, Failure>();
  for (const { title, ...call } of calls) {
    const trial = await tryCall(kit, operation, call);
    if (isRefusedByCode(trial)) refused += 1;
    const [problem] = trial.problems;
    if (!problem) continue;
    const key = `${problem.check} ${problem.place} ${call.fault === undefined}`;
    if (!failures.has(key)) failures.set(key, { ...trial, phase, title });
  }
  return { failures: [...failures.values()], refused };
}
