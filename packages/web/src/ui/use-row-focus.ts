import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface RowFocusOptions {
  readonly keys: readonly string[];
  /** Brings a row that is out of sight, and perhaps not drawn, into view. */
  readonly reveal: (key: string) => void;
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly onToggle?: ((key: string) => void) | undefined;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, last) => Math.min(last, at + 10),
  PageUp: (at) => Math.max(0, at - 10),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows move between the rows of a table, Enter opens, Space selects; one row is in the tab order. */
export function useRowFocus({ keys, reveal, onOpen, onToggle }: RowFocusOptions) {
  const [focused, setFocused] = useState<string>();
  const current = focused !== undefined && keys.includes(focused) ? focused : keys[0];
  const move = (row: HTMLElement, to: string) => {
    setFocused(to);
    reveal(to);
    const table = row.closest('.data-table');
    // A virtual table draws the row in the next frame.
    window.requestAnimationFrame(() =>
      table?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(to)}"]`)?.focus(),
    );
  };
  const onKeyDown = (key: string, event: KeyboardEvent<HTMLElement>) => {
    // Keys inside of a cell belong to its own controls.
    if (event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    const to = step && keys[step(keys.indexOf(key), keys.length - 1)];
    if (to !== undefined) {
      event.preventDefault();
      move(event.currentTarget, to);
    } else if (event.key === 'Enter') onOpen?.(key);
    else if (event.key === ' ' && onToggle) {
      event.preventDefault();
      onToggle(key);
    }
  };
  return (key: string) => ({
    role: 'row',
    tabIndex: key === current ? 0 : -1,
    // A field inside of a row has its own place in the tab order, and the table is not drawn again for it.
    onFocus: (event: FocusEvent<HTMLElement>) => event.target === event.currentTarget && setFocused(key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(key, event),
  });
}
