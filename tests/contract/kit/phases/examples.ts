import { NEEDS_STATE } from '../input/needs-state';
import type { KitOperation } from '../input/operation';
import type { Kit, PhaseResult } from '../trial';
import { judged, type TitledCall } from './collect';

/** Sends every documented request, and the first one without a credential. */
export async function examplesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const started = performance.now();
  const isDocumented = NEEDS_STATE[operation.id] === undefined;
  const valid = Object.entries(operation.examples).map(
    ([name, values]): TitledCall => ({ title: `example ${name}`, values, isDocumented }),
  );
  const wrong: readonly TitledCall[] = operation.isSecured
    ? [{ title: 'no credential', fault: 'no credential', credential: 'none', values: operation.example }]
    : [];
  const { failures, refused } = await judged(kit, { operation, phase: 'examples' }, [...valid, ...wrong]);
  return {
    operationId: operation.id,
    tag: operation.tag,
    phase: 'examples',
    valid: valid.length,
    wrong: wrong.length,
    refused,
    ms: Math.round(performance.now() - started),
    failures,
  };
}
