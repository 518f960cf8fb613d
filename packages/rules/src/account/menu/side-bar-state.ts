/** The fly-out of the side bar: hover opens, leaving closes, a click toggles, an empty submenu stays closed (SIDE-01). */
import { advance, type EventOf, type Transitions } from '../../base/machine';

/** Whether the fly-out is open, and for which top-level entry; two can never be open (SIDE-01). */
export type SideBarState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly index: number };

interface AtEntry {
  readonly index: number;
  /** Whether the entry has no submenu; such an entry never opens. */
  readonly isEmpty: boolean;
}

/** The events of the side bar; `dismiss` is Escape or a navigation. */
export type SideBarEvent =
  | ({ readonly type: 'hover' } & AtEntry)
  | ({ readonly type: 'click' } & AtEntry)
  | { readonly type: 'leave' }
  | { readonly type: 'dismiss' };

type SideBarReach = {
  closed: 'hover' | 'click';
  open: 'hover' | 'click' | 'leave' | 'dismiss';
};

/** The side bar at the start (SIDE-01). */
export const SIDE_BAR_CLOSED: SideBarState = { kind: 'closed' };

function opened({ index, isEmpty }: AtEntry): SideBarState {
  return isEmpty ? SIDE_BAR_CLOSED : { kind: 'open', index };
}

const closed = (): SideBarState => SIDE_BAR_CLOSED;

const TABLE: Transitions<SideBarState, SideBarEvent, SideBarReach> = {
  closed: {
    hover: (_, event) => opened(event),
    click: (_, event) => opened(event),
  },
  open: {
    hover: (state, event) => (event.index === state.index && !event.isEmpty ? state : opened(event)),
    click: (state, event) => (event.index === state.index ? SIDE_BAR_CLOSED : opened(event)),
    leave: closed,
    dismiss: closed,
  },
};

/** The side bar after an event; the same object when nothing changes (SIDE-01). */
export function sideBarReducer<Kind extends SideBarState['kind']>(
  state: SideBarState & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, SideBarEvent, SideBarReach>,
): SideBarState {
  return advance<SideBarState, SideBarEvent, SideBarReach>(TABLE, state, event);
}
