import fc, { type Arbitrary } from 'fast-check';
import { validCalls } from '../input/arbitrary';
import { rightCall, type TestCall } from '../input/call-values';
import { knownCalls } from '../input/known-calls';
import { mutated, mutationsFor } from '../input/mutations';
import { openCall } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { placesOf } from '../input/places';
import { wholeCall } from '../input/whole-call';
import type { Trial } from '../made-trial';
import { type Failure, type Kit, type PhaseResult, phaseResult, tryCall } from '../trial';

type Side = 'valid' | 'mutated';

/** A request is made smaller at most so long. */
const SHRINK_MS = 30_000;

/** Sends random valid and random wrong calls; a failure is shrunk to the smallest call that fails. */
export async function fuzzPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const rows = kit.memory.rows(operation.id);
  const inputs =
    operation.isRead && rows.length > 0 ? { rows, open: openCall(kit.description, operation) } : undefined;
  return phaseResult(kit, { operation, phase: 'fuzz' }, async (counting) => {
    const valid = knownCalls(kit.description, operation, inputs).map(rightCall);
    const right = await runSide(counting, operation, { side: 'valid', calls: valid });
    const wrong = await runSide(counting, operation, { side: 'mutated', calls: wrongCalls(kit, operation) });
    return [...right, ...wrong];
  });
}

/** Undefined where a call of this operation cannot be wrong. */
function wrongCalls(kit: Kit, operation: KitOperation): Arbitrary<TestCall> | undefined {
  const sample = wholeCall(kit.description, operation);
  const places = placesOf(kit.description, operation, sample);
  const mutations = mutationsFor(operation, places).filter((item) => mutated(operation.call, item, sample));
  if (mutations.length === 0) return undefined;
  return fc
    .tuple(validCalls(kit.description, operation), fc.constantFrom(...mutations))
    .map(
      ([values, mutation]) =>
        mutated(operation.call, mutation, values) ?? mutated(operation.call, mutation, sample),
    )
    .filter((call) => call !== undefined);
}

interface SideRun {
  readonly side: Side;
  readonly calls: Arbitrary<TestCall> | undefined;
}

async function runSide(
  kit: Kit,
  operation: KitOperation,
  { side, calls }: SideRun,
): Promise<readonly Failure[]> {
  const { cases, seed, path } = kit.amount;
  const [onlySide, ...steps] = path?.split(':') ?? [];
  if (!calls || (onlySide !== undefined && onlySide !== side)) return [];
  let smallest: Trial | undefined;
  const property = fc.asyncProperty(calls, async (call) => {
    const trial = await tryCall(kit, operation, call);
    if (trial.problems.length === 0) return true;
    smallest = trial;
    return false;
  });
  const details = await fc.check(property, {
    seed,
    numRuns: cases,
    interruptAfterTimeLimit: Math.max(SHRINK_MS, cases * 1_000),
    ...(steps.length > 0 && { path: steps.join(':') }),
  });
  if (!details.failed || !smallest) return [];
  const title = side === 'valid' ? 'a random valid call' : `a random call, ${smallest.call.fault}`;
  const failure: Failure = {
    ...smallest,
    phase: 'fuzz',
    title,
    path: `${side}:${details.counterexamplePath ?? '0'}`,
  };
  return [failure];
}
