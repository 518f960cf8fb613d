/** Values that a user enters row by row, kept outside of React's state: a key draws its own cell and the totals, not the list. */
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../store';

/** The entered values, by row key; an unknown key has no value. */
export interface RowValues<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Sets a row's value; undefined takes it away. */
  readonly set: (key: string, value: Value | undefined) => void;
  /** All values; the same map until one of them changes. */
  readonly all: () => ReadonlyMap<string, Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An empty store of row values; keep it in `useState(() => createRowValues())`. */
export function createRowValues<Value>(): RowValues<Value> {
  const values = createStore<ReadonlyMap<string, Value>>(new Map());
  return {
    get: (key) => values.read().get(key),
    set: (key, value) => {
      if (Object.is(values.read().get(key), value)) return;
      const next = new Map(values.read());
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      values.write(next);
    },
    all: values.read,
    subscribe: values.subscribe,
  };
}

/** The value of one row; the component is drawn again only when that one changes. */
export function useRowValue<Value>({ get, subscribe }: RowValues<Value>, key: string): Value | undefined {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get(key), [get, key]),
  );
}

/** All values, for totals: they follow in a drawing of their own, so that no key waits for them. */
export function useRowValues<Value>({ all, subscribe }: RowValues<Value>): ReadonlyMap<string, Value> {
  const [values, setValues] = useState(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that were drawn are looked at once
  useEffect(() => {
    const follow = () => startTransition(() => setValues(all()));
    // Something was entered between the drawing and this moment.
    if (all() !== values) follow();
    return subscribe(follow);
  }, [all, subscribe]);
  return values;
}
