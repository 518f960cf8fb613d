import { NEEDS_STATE } from '../input/needs-state';
import type { KitOperation } from '../input/operation';
import { type Kit, type PhaseResult, phaseResult } from '../trial';
import { judged, type TitledCall } from './collect';

/**
 * Sends every documented request, and the first one without a credential. Where nobody puts the backend back, an earlier call of the
 * run may have used up what a write needs: then the refusal is counted.
 */
export async function examplesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const aim = { operation, phase: 'examples' } as const;
  const isDocumented =
    NEEDS_STATE[operation.id] === undefined &&
    (kit.target.canReset || (operation.isRead && !kit.memory.hasWritten()));
  const valid = Object.entries(operation.examples).map(
    ([name, values]): TitledCall => ({ title: `example ${name}`, values, isDocumented }),
  );
  const wrong: readonly TitledCall[] = operation.isSecured
    ? [{ title: 'no credential', fault: 'no credential', credential: 'none', values: operation.example }]
    : [];
  return phaseResult(kit, aim, (counting) => judged(counting, aim, [...valid, ...wrong]));
}
