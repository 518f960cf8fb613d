import type { KitOperation } from '../input/operation';
import type { Kit, PhaseResult } from '../trial';
import { failuresOf, type TitledCall } from './collect';

/** Sends every documented request, and the first one without a credential. */
export async function examplesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const started = performance.now();
  const valid = Object.entries(operation.examples).map(
    ([name, values]): TitledCall => ({ title: `example ${name}`, values }),
  );
  const wrong: readonly TitledCall[] = operation.isSecured
    ? [{ title: 'no credential', fault: 'no credential', credential: 'none', values: operation.example }]
    : [];
  const failures = await failuresOf(kit, { operation, phase: 'examples' }, [...valid, ...wrong]);
  return {
    operationId: operation.id,
    tag: operation.tag,
    phase: 'examples',
    valid: valid.length,
    wrong: wrong.length,
    ms: Math.round(performance.now() - started),
    failures,
  };
}
