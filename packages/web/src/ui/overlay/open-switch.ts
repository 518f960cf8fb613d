import { createStore, useStore } from '../store';

/** Whether something is open; it outlives the menus and panels that open it. */
export interface OpenSwitch {
  readonly open: () => void;
  readonly close: () => void;
  readonly useIsOpen: () => boolean;
}

/** A dialog or panel that is opened from several places and drawn in one; closed at first. */
export function createOpenSwitch(): OpenSwitch {
  const isOpen = createStore(false);
  return {
    open: () => isOpen.write(true),
    close: () => isOpen.write(false),
    useIsOpen: () => useStore(isOpen),
  };
}
