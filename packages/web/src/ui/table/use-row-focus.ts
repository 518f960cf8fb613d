import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { whenDrawn } from './when-drawn';

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

/**
 * Arrows move between the rows of a table, Enter opens, Space selects.
 * @returns the key of the one row in the tab order, and what the element around the rows is to be given
 */
export function useRowFocus({ keys, reveal, onOpen, onToggle }: RowFocusOptions) {
  const [focused, setFocused] = useState<string>();
  const tabStop = focused !== undefined && keys.includes(focused) ? focused : keys[0];
  const move = (row: HTMLElement, to: string) => {
    setFocused(to);
    reveal(to);
    const table = row.closest('.data-table');
    whenDrawn(
      () => table?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(to)}"]`),
      (drawn) => drawn.focus(),
    );
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = rowKeyOf(target);
    if (key !== undefined) setFocused(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target;
    const key = rowKeyOf(row);
    if (key === undefined || !(row instanceof HTMLElement)) return;
    const step = STEPS[event.key];
    const to = step && keys[step(keys.indexOf(key), keys.length - 1)];
    if (to !== undefined) {
      event.preventDefault();
      move(row, to);
    } else if (event.key === 'Enter') onOpen?.(key);
    else if (event.key === ' ' && onToggle) {
      event.preventDefault();
      onToggle(key);
    }
  };
  return { tabStop, listProps: { onFocus, onKeyDown } };
}

/**
 * The key of the row that a row or cell belongs to. Keys inside of a cell belong to its own controls, and a field there
 * has its own place in the tab order.
 */
function rowKeyOf(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const row = target instanceof HTMLTableCellElement ? target.parentElement : target;
  return row?.dataset['rowKey'];
}
