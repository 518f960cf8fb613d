import type { StatusTone } from '#ui/text/status-tag';

/** The states by which demands are filtered, with their colours; their names come from the rule (BIG-01). */
export const DEMAND_STATES = [
  { status: '0', tone: 'neutral' },
  { status: '1', tone: 'waiting' },
  { status: '2', tone: 'moving' },
  { status: '3', tone: 'done' },
  { status: '4', tone: 'bad' },
  { status: '5', tone: 'neutral' },
] as const satisfies readonly { readonly status: string; readonly tone: StatusTone }[];

/** The colour of a demand's state. */
export function demandTone(status: string): StatusTone {
  return DEMAND_STATES.find((state) => state.status === status)?.tone ?? 'neutral';
}
