import type { StatusTone } from '#ui/text/status-tag';

/** The states by which demands are filtered; their names come from the rule (BIG-01). */
export const DEMAND_STATES = ['0', '1', '2', '3', '4', '5'] as const;

const TONES: Readonly<Record<string, StatusTone>> = {
  '1': 'waiting',
  '2': 'moving',
  '3': 'done',
  '4': 'bad',
  '5': 'neutral',
};

/** The colour of a demand's state. */
export function demandTone(status: string): StatusTone {
  return TONES[status] ?? 'neutral';
}
