import type { RefObject } from 'react';
import { useOnDocument } from './use-on-document';

/** Calls back when the user presses anywhere outside of the element, by mouse, pen or finger, while `isActive`. */
export function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  useOnDocument('pointerdown', isActive, ({ target }) => {
    if (target instanceof Node && !root.current?.contains(target)) onPress();
  });
}
