/** The dialog 切换送达方: choosing, switching, switched, then a reload; closing restores the earlier choice (FLOAT-06). */
import { advance, type EventOf, type Transitions } from '../../base/machine';
import type { Notice } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import type { DeliveryRefusal } from './delivery-refusals';

/** How long the success message stands before the page reloads, in milliseconds (FLOAT-06, 1§4). */
export const RELOAD_AFTER_MS = 500;

/** `current` is the current ship-to, `choice` the one picked in the dialog; both are sendtoCodes. */
export type SwitchState =
  | { readonly kind: 'closed'; readonly current: string }
  | {
      readonly kind: 'choosing';
      readonly current: string;
      readonly choice: string;
      readonly refusal?: DeliveryRefusal;
    }
  | { readonly kind: 'switching'; readonly current: string; readonly choice: string }
  | {
      readonly kind: 'switched';
      readonly current: string;
      readonly notice: Notice;
      readonly reloadAfterMs: number;
    };

/** The actions of the user and the results of the call. */
export type SwitchEvent =
  | { readonly type: 'open' }
  | { readonly type: 'choose'; readonly sendtoCode: string }
  | { readonly type: 'close' }
  | { readonly type: 'submit' }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail' };

type SwitchReach = {
  closed: 'open';
  choosing: 'choose' | 'close' | 'submit';
  switching: 'succeed' | 'fail';
  switched: never;
};

// Assumption: the specification words the failure only.
const SUCCEEDED: Notice = { level: 'success', text: '设置默认送达方成功' };
const FAILED = refuse('delivery.notSwitched');

const TABLE: Transitions<SwitchState, SwitchEvent, SwitchReach> = {
  closed: {
    open: ({ current }) => ({ kind: 'choosing', current, choice: current }),
  },
  choosing: {
    choose: ({ current }, { sendtoCode }) => ({ kind: 'choosing', current, choice: sendtoCode }),
    close: ({ current }) => ({ kind: 'closed', current }),
    submit: ({ current, choice }) =>
      choice === current ? { kind: 'closed', current } : { kind: 'switching', current, choice },
  },
  switching: {
    succeed: ({ choice }) => ({
      kind: 'switched',
      current: choice,
      notice: SUCCEEDED,
      reloadAfterMs: RELOAD_AFTER_MS,
    }),
    fail: ({ current, choice }) => ({ kind: 'choosing', current, choice, refusal: FAILED }),
  },
  switched: {},
};

/** The dialog before it is opened, with the current ship-to. */
export function startSwitch(current: string): SwitchState {
  return { kind: 'closed', current };
}

/** The dialog after an event; one that its state does not answer changes nothing (FLOAT-06, 1§4). */
export function switchAddress<Kind extends SwitchState['kind']>(
  state: SwitchState & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, SwitchEvent, SwitchReach>,
): SwitchState {
  return advance<SwitchState, SwitchEvent, SwitchReach>(TABLE, state, event);
}
