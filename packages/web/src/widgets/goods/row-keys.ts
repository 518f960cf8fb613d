import type { KeyboardEvent } from 'react';

const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const LINES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The arrows in a row of products. Left and right go between link, field and button, out of a field only at its edge.
 * Up and down keep to the same control of the next row; the fields' own column does the same for the fields.
 */
export function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.nativeEvent.isComposing) return;
  const row = target.closest<HTMLElement>('[data-row-key]');
  if (!row) return;
  const next = SIDES[key]
    ? nextInRow(row, target, SIDES[key])
    : LINES[key] && sameInOtherRow(row, target, LINES[key]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The controls of a row that can take the focus. */
function controls(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a, input:not([disabled]), button')];
}

function nextInRow(row: Element, target: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  if (target instanceof HTMLInputElement && !isAtEdge(target, by)) return undefined;
  const all = controls(row);
  return all[all.indexOf(target) + by];
}

/** Whether the caret cannot go further that way; a completely selected text can be left on both sides. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, by: 1 | -1): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return by > 0 ? selectionStart === value.length : selectionEnd === 0;
}

function sameInOtherRow(row: Element, target: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const name = target.tagName;
  let next = by > 0 ? row.nextElementSibling : row.previousElementSibling;
  while (next) {
    const same = controls(next).find(({ tagName }) => tagName === name);
    if (same) return same;
    next = by > 0 ? next.nextElementSibling : next.previousElementSibling;
  }
  return undefined;
}
