/** State outside of components: one value that several places read, and those who want to know when it changes. */
import { useSyncExternalStore } from 'react';

/** Those who want to know of a change. */
export interface ChangeSignal {
  /** Notifies all of them. */
  readonly emit: () => void;
  /** Calls back after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** For state that lives elsewhere, such as in the browser's storage. */
export function createChangeSignal(): ChangeSignal {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One value and its changes. */
export interface Store<T> extends Pick<ChangeSignal, 'subscribe'> {
  readonly read: () => T;
  readonly write: (next: T) => void;
}

/** A store that begins with a value and lives as long as its page. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { emit, subscribe } = createChangeSignal();
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}

/** The value of a store; the component is drawn again when it changes. */
export function useStore<T>({ subscribe, read }: Pick<Store<T>, 'subscribe' | 'read'>): T {
  return useSyncExternalStore(subscribe, read);
}
