import { useEffect, useRef } from 'react';

let closeCurrent: (() => void) | undefined;

/** Of the panels that use this, one is open at a time: the next to open closes the one before, for any trigger. */
export function useOneOpen(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => latest.current();
    closeCurrent?.();
    closeCurrent = closeThis;
    return () => {
      if (closeCurrent === closeThis) closeCurrent = undefined;
    };
  }, [isOpen]);
}
