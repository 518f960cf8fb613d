import { type RefObject, useEffect, useState } from 'react';

/** A finger does not point before it presses. */
const canPoint = () => window.matchMedia?.('(hover: hover)').matches ?? false;

/**
 * Whether somebody has come to the row of a list that an element is in: with the pointer or with the focus. Stays true
 * from then on, and is true at once on a screen that is touched.
 */
export function useApproached(element: RefObject<Element | null>): boolean {
  const [isApproached, setApproached] = useState(() => !canPoint());
  useEffect(() => {
    const row = element.current?.closest('tr, .data-card') ?? element.current;
    if (isApproached || !row) return;
    const approach = () => setApproached(true);
    row.addEventListener('pointerenter', approach);
    row.addEventListener('focusin', approach);
    return () => {
      row.removeEventListener('pointerenter', approach);
      row.removeEventListener('focusin', approach);
    };
  }, [element, isApproached]);
  return isApproached;
}
