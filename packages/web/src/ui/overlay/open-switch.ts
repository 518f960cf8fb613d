import { useSyncExternalStore } from 'react';

/** Whether something is open; it outlives the menus and panels that open it. */
export interface OpenSwitch {
  readonly open: () => void;
  readonly close: () => void;
  readonly useIsOpen: () => boolean;
}

/** A dialog or panel that is opened from several places and drawn in one; closed at first. */
export function createOpenSwitch(): OpenSwitch {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const show = (wanted: boolean) => {
    isOpen = wanted;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    open: () => show(true),
    close: () => show(false),
    useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen),
  };
}
