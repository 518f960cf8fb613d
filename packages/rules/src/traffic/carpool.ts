/**
 * Whether a vehicle is offered for carpool (GD) or has joined another one (BD) (TRAF-01).
 * Assumption: GD is 挂单, BD is 并单, and a vehicle is in one of them at a time.
 */
import { advance, type EventOf, type Transitions } from '../machine';

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
