import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import type { Trial } from '../made-trial';
import { type Failure, type Kit, type Phase, tryCall } from '../trial';

/** A call with what it tries. */
export interface TitledCall extends TestCall {
  readonly title: string;
}

export interface Aim {
  readonly operation: KitOperation;
  readonly phase: Phase;
}

/** Failures of a phase. Those of equal kind say nothing new: of each kind the first one is kept. */
export function createFailures({ phase }: Aim) {
  const failures = new Map<string, Failure>();
  return {
    add: (trial: Trial, title: string, operations?: readonly KitOperation[]): void => {
      const [problem] = trial.problems;
      if (!problem) return;
      const key = `${problem.check} ${problem.place} ${trial.call.fault === undefined}`;
      if (!failures.has(key))
        failures.set(key, { ...trial, phase, title, ...(operations && { operations }) });
    },
    list: (): readonly Failure[] => [...failures.values()],
  };
}

/** Sends calls in turn. */
export async function judged(kit: Kit, aim: Aim, calls: readonly TitledCall[]): Promise<readonly Failure[]> {
  const failures = createFailures(aim);
  for (const { title, ...call } of calls) failures.add(await tryCall(kit, aim.operation, call), title);
  return failures.list();
}
