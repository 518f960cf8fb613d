import { useOnDocument } from './use-on-document';

/**
 * Calls back when Escape is pressed anywhere while `isActive`. A panel that the mouse opened has no focus in it, and
 * must close without moving the mouse (WCAG 1.4.13). An inner handler of the key stops it there.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useOnDocument('keydown', isActive, ({ key }) => {
    if (key === 'Escape') onEscape();
  });
}
