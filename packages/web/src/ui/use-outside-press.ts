import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the user presses anywhere outside of the element, by mouse, pen or finger, while `isActive`. */
export function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isActive, root]);
}
