import { useOnDocument } from './use-on-document';

/**
 * Calls back when Escape is pressed anywhere while `isActive`: what the mouse opened has no focus in it, and must close
 * all the same without moving the mouse (WCAG 1.4.13). Who handles the key nearer by stops it there.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useOnDocument('keydown', isActive, ({ key }) => {
    if (key === 'Escape') onEscape();
  });
}
