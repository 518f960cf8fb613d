import { useEffect, useRef } from 'react';

/**
 * Calls back when Escape is pressed anywhere while `isActive`: what the mouse opened has no focus in it, and must close
 * all the same without moving the mouse (WCAG 1.4.13). Who handles the key nearer by stops it there.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}
