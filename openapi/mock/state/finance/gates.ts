import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** The gate types that the mock knows. Assumption: the specification names none (ROUTE-03). */
export const GATE_TYPES: readonly string[] = ['finance', 'transfer', 'reconciliation'];

/** The gates of finance: all are open; a type that is none is refused, and never answered as another. */
export const gateHandlers: Handlers = {
  ...handle('checkAccountGate', ({ params: { gateType }, done, refuse }) =>
    GATE_TYPES.includes(gateType) ? done({ gateType, isOpen: true, remark: '' }) : refuse('unknown'),
  ),
};
