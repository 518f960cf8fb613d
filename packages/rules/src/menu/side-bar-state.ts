/** Whether the fly-out is open, and for which top-level entry; two can never be open (SIDE-01). */
export type SideBarState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly index: number };

/** What happens to the side bar; `dismiss` is Escape or a navigation. */
export type SideBarEvent =
  | {
      readonly kind: 'hover' | 'click';
      readonly index: number;
      /** Whether the entry has no submenu; such an entry never opens. */
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'leave' | 'dismiss' };

/** The side bar at the start (SIDE-01). */
export const SIDE_BAR_CLOSED: SideBarState = { kind: 'closed' };

type Move = 'open' | 'toggle' | 'close';

const MOVES: Readonly<Record<SideBarState['kind'], Readonly<Record<SideBarEvent['kind'], Move>>>> = {
  closed: { hover: 'open', click: 'open', leave: 'close', dismiss: 'close' },
  open: { hover: 'open', click: 'toggle', leave: 'close', dismiss: 'close' },
};

/** The side bar after an event; the same object when nothing changes (SIDE-01). */
export function sideBarReducer(state: SideBarState, event: SideBarEvent): SideBarState {
  const move = MOVES[state.kind][event.kind];
  if (move === 'close' || !('index' in event) || event.isEmpty) return SIDE_BAR_CLOSED;
  const isSame = state.kind === 'open' && state.index === event.index;
  if (isSame) return move === 'toggle' ? SIDE_BAR_CLOSED : state;
  return { kind: 'open', index: event.index };
}
