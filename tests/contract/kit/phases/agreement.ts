import type { KitOperation } from '../input/operation';
import type { Kit, PhaseResult } from '../trial';
export async function agreementPhase(_kit: Kit, _operations: readonly KitOperation[]): Promise<readonly PhaseResult[]> { return []; }
