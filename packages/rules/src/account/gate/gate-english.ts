import type { Sentences } from '../../base/refusal';
import type { GateParams } from './gate-refusals';

export const GATE_ENGLISH: Sentences<GateParams> = {
  'gate.closed': ({ remark }) => remark || 'This function is not open yet',
};
