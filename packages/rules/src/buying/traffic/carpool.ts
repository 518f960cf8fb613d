/**
 * Whether a vehicle is offered for carpool (GD) or has joined another one (BD) (TRAF-01).
 * Assumption: GD is 挂单, BD is 并单, and a vehicle is in one of them at a time.
 */
import { type Amount, readFigure } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { TrafficRefusal } from './traffic-refusals';

/** Alone, offered to others, or part of another customer's package. */
export type Carpool =
  | { readonly kind: 'alone' }
  | { readonly kind: 'GD' }
  | { readonly kind: 'BD'; readonly packageNo: string };

/** The four calls, by the wire's names. */
export type CarpoolCall = 'setGD' | 'undoGD' | 'setBD' | 'undoBD';

/** The calls that each state answers. */
const CALLS: Readonly<Record<Carpool['kind'], readonly CarpoolCall[]>> = {
  alone: ['setGD', 'setBD'],
  GD: ['undoGD'],
  BD: ['undoBD'],
};

/** The name of a carpool state on screen. */
export const CARPOOL_NAMES: Readonly<Record<Carpool['kind'], string>> = {
  alone: '未拼车',
  GD: '已挂单',
  BD: '已并单',
};

/** Whether the button of a call may be pressed in this state (TRAF-01). */
export function canCarpool({ kind }: Carpool, call: CarpoolCall): boolean {
  return CALLS[kind].includes(call);
}

/** A package that may be joined, as far as the rule reads it. */
export interface JoinablePackage {
  /** Cubic metres that are left. */
  readonly leftVolume: Amount;
  /** Whether this customer is in it already: its room then counts the customer's own goods. */
  readonly isJoined?: boolean | undefined;
}

/**
 * Why a vehicle cannot join a package; undefined when it can (TRAF-01).
 * @param volume of the vehicle's goods in cubic metres
 */
export function joinRefusal(
  volume: Amount,
  { leftVolume, isJoined = false }: JoinablePackage,
): TrafficRefusal | undefined {
  if (isJoined) return undefined;
  const [needed, left] = [readFigure(volume), readFigure(leftVolume)];
  if (needed === undefined) return refuse('traffic.volumeUnread');
  if (left === undefined) return refuse('traffic.roomUnread');
  if (left >= needed) return undefined;
  return left <= 0 ? refuse('traffic.noRoom') : refuse('traffic.littleRoom', { volume: needed - left });
}
