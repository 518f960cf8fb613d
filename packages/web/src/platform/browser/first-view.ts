import { useEffect } from 'react';
import { createStore, useStore } from '#ui/store';

/** So long the first page of a visit has connection and processor for itself, in milliseconds. */
const FIRST_MS = 2500;

const isOver = createStore(false);
let isTimed = false;

/**
 * Whether the first page of the visit has had its time. Counts and words of the frame, which no page waits for, are asked
 * once after it; a later page of the visit waits no more.
 */
export function useIsFirstViewOver(): boolean {
  useEffect(() => {
    if (isTimed) return;
    isTimed = true;
    window.setTimeout(endFirstView, FIRST_MS);
  }, []);
  return useStore(isOver);
}

/** The first page has had its time. */
export function endFirstView(): void {
  isOver.write(true);
}
