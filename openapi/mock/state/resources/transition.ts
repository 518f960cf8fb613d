import type { Envelope } from '../memory/examples';
import type { Answer, Body, Id } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import type { Resource } from './store';
import { handle, isOwn, type TypedCall } from './typed-handler';

/** A refusal by the name of an example, and its words where they are others than the example's. */
export type Refused = string | readonly [example: string, msg: string];

/** Refuses by an example's name. */
export const refuseBy = (refuse: TypedCall<Id>['refuse'], refused: Refused) =>
  typeof refused === 'string' ? refuse(refused) : refuse(...refused);

/** Success unless there is a refusal. */
export const doneUnless = (
  { done, refuse }: { readonly done: () => Envelope; readonly refuse: TypedCall<Id>['refuse'] },
  refused: Refused | undefined,
) => (refused === undefined ? done() : refuseBy(refuse, refused));

/** A write that changes rows: which, in which state, what it sets; else its refusal, an example of the description. */
export interface Transition<Name extends Id, Row extends object> {
  readonly resource: Resource<Row>;
  /** The field of the request that names a row, or a list of rows. */
  readonly finds: keyof Body<Name> & string;
  /** The values that fields of each row must have. */
  readonly when?: { readonly [Field in keyof Row]?: readonly Row[Field][] };
  readonly else: string;
  /** A further refusal, for what the request itself says. */
  readonly refusal?: (call: TypedCall<Name>, rows: readonly Row[]) => Refused | undefined;
  readonly sets: (row: Row, call: TypedCall<Name>) => Partial<Row>;
  /** A further effect, before the rows change. */
  readonly also?: (call: TypedCall<Name>, rows: readonly Row[]) => void;
  readonly answer?: (call: TypedCall<Name>, rows: readonly Row[]) => Answer<Name>;
}

/** A handler for a transition: every row that is named must be there and in its state, else nothing changes. */
export function transition<Name extends Id, Row extends object>(
  id: Name,
  definition: Transition<Name, Row>,
): Handlers {
  const { resource, when = {}, sets, answer } = definition;
  return handle(id, (call) => {
    const { dealer, input, done, refuse } = call;
    // A row that is named twice is changed, and paid for, once.
    const keys = [...new Set([input[definition.finds]].flat().map(String))];
    const rows = isOwn(dealer, input as object)
      ? keys.flatMap((key) => resource.find(dealer, key) ?? [])
      : [];
    if (rows.length === 0 || rows.length < keys.length || !rows.every((row) => isIn(row, when)))
      return refuse(definition.else);
    const reason = definition.refusal?.(call, rows);
    if (reason !== undefined) return refuseBy(refuse, reason);
    definition.also?.(call, rows);
    for (const row of rows) resource.change(dealer, resource.keyOf(row), sets(row, call));
    return done(answer?.(call, rows));
  });
}

function isIn<Row extends object>(
  row: Row,
  when: { readonly [Field in keyof Row]?: readonly Row[Field][] },
): boolean {
  return Object.entries(when).every(([field, values]) =>
    (values as readonly unknown[]).includes(row[field as keyof Row]),
  );
}

/** A write that adds a row, unless it is refused; the refusal is an example of the description. */
export interface Addition<Name extends Id, Row extends object> {
  readonly resource: Resource<Row>;
  readonly refusal?: (call: TypedCall<Name>) => Refused | undefined;
  readonly adds: (call: TypedCall<Name>) => Row;
  /** A further effect of the row. */
  readonly also?: (call: TypedCall<Name>, row: Row) => void;
  readonly answer?: (row: Row) => Answer<Name>;
}

/** A handler for an addition. */
export function addition<Name extends Id, Row extends object>(
  id: Name,
  definition: Addition<Name, Row>,
): Handlers {
  const { resource, adds, answer } = definition;
  return handle(id, (call) => {
    const reason = definition.refusal?.(call);
    if (reason !== undefined) return refuseBy(call.refuse, reason);
    const row = adds(call);
    definition.also?.(call, row);
    resource.add(call.dealer, row);
    return call.done(answer?.(row));
  });
}
