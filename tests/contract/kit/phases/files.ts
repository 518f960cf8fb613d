import type { KitOperation } from '../input/operation';
import type { Kit, PhaseResult } from '../trial';
export async function filesPhase(_kit: Kit, _operation: KitOperation): Promise<PhaseResult | undefined> { return undefined; }
