/**
 * Whether a vehicle is offered for carpool (GD) or has joined another one (BD) (TRAF-01).
 * Assumption: GD is 挂单, BD is 并单, and a vehicle is in one of them at a time.
 */
import { advance, type EventOf, type Transitions } from '../machine';
import { volumeText } from './load';

/** Alone, offered to others, or part of another customer's package. */
export type Carpool =
  | { readonly kind: 'alone' }
  | { readonly kind: 'GD' }
  | { readonly kind: 'BD'; readonly packageNo: string };

/** The four calls, by the wire's names. */
export type CarpoolEvent =
  | { readonly type: 'setGD' }
  | { readonly type: 'undoGD' }
  | { readonly type: 'setBD'; readonly packageNo: string }
  | { readonly type: 'undoBD' };

type CarpoolReach = { alone: 'setGD' | 'setBD'; GD: 'undoGD'; BD: 'undoBD' };

const ALONE: Carpool = { kind: 'alone' };

const TABLE: Transitions<Carpool, CarpoolEvent, CarpoolReach> = {
  alone: { setGD: () => ({ kind: 'GD' }), setBD: (_, { packageNo }) => ({ kind: 'BD', packageNo }) },
  GD: { undoGD: () => ALONE },
  BD: { undoBD: () => ALONE },
};

/** What a carpool state is called on screen. */
export const CARPOOL_NAMES: Readonly<Record<Carpool['kind'], string>> = {
  alone: '未拼车',
  GD: '已挂单',
  BD: '已并单',
};

/** The carpool state after a call has succeeded; one that its state does not answer changes nothing (TRAF-01). */
export function carpool<Kind extends Carpool['kind']>(
  state: Carpool & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, CarpoolEvent, CarpoolReach>,
): Carpool {
  return advance<Carpool, CarpoolEvent, CarpoolReach>(TABLE, state, event);
}

/** Whether the button of a call may be pressed in this state (TRAF-01). */
export function canCarpool(state: Carpool, type: CarpoolEvent['type']): boolean {
  return Object.hasOwn(TABLE[state.kind], type);
}

/** A package that may be joined, as far as the rule reads it. */
export interface JoinablePackage {
  /** Cubic metres that are left. */
  readonly leftVolume: number;
  /** Whether this customer is in it already: its room then counts the customer's own goods. */
  readonly isJoined?: boolean | undefined;
}

/**
 * Why a vehicle cannot join a package; undefined when it can (TRAF-01).
 * @param volume of the vehicle's goods in cubic metres
 */
export function whyNotJoin(
  volume: number,
  { leftVolume, isJoined = false }: JoinablePackage,
): string | undefined {
  if (isJoined || leftVolume >= volume) return undefined;
  return leftVolume <= 0 ? '没有剩余空间' : `空间不足，还差 ${volumeText(volume - leftVolume)}`;
}
