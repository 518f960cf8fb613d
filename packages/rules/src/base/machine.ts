/** State machines as one table: each state lists the events that may reach it, and no others can be written. */

/** Which events reach which state: a type that maps each state's kind to event types. */
export type Reach<
  State extends { readonly kind: string },
  Event extends { readonly type: string },
> = Readonly<Record<State['kind'], Event['type']>>;

/** One handler for each state and event that `R` allows, and no other. */
export type Transitions<
  State extends { readonly kind: string },
  Event extends { readonly type: string },
  R extends Reach<State, Event>,
> = {
  readonly [Kind in State['kind']]: {
    readonly [Type in R[Kind]]: (
      state: Extract<State, { readonly kind: Kind }>,
      event: Extract<Event, { readonly type: Type }>,
    ) => State;
  };
};

/** The events that a state may get; of a state whose kind is not known, the events of all of them. */
export type EventOf<
  State extends { readonly kind: string },
  Event extends { readonly type: string },
  R extends Readonly<Record<string, string>>,
> = Extract<Event, { readonly type: R[State['kind']] }>;

/**
 * The next state by a table. An event that its state does not handle changes nothing. A double click, a second tab or a
 * late answer may send one, and the same state comes back.
 */
export function advance<
  State extends { readonly kind: string },
  Event extends { readonly type: string },
  R extends Reach<State, Event>,
>(table: Transitions<State, Event, R>, state: State, event: Event): State {
  const row: Readonly<Record<string, unknown>> = table[state.kind as State['kind']];
  if (!Object.hasOwn(row, event.type)) return state;
  // The table's type has paired each handler with its state and event.
  const handler = row[event.type] as (state: State, event: Event) => State;
  return handler(state, event);
}
