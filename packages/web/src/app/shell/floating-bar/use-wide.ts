import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '#ui/overlay/use-escape';

/** How long the mouse rests on the bar before it opens, in milliseconds. */
const REST_MS = 300;

/** Whether the bar shows its words: once the mouse rests on it, or the keyboard is in it; Escape closes it. */
export function useWide() {
  const [isWide, setWide] = useState(false);
  const resting = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(resting.current), []);
  const close = () => {
    window.clearTimeout(resting.current);
    setWide(false);
  };
  useEscape(isWide, close);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') resting.current = window.setTimeout(() => setWide(true), REST_MS);
    },
    onPointerLeave: close,
    onFocus: ({ target }: FocusEvent) => {
      // The focus of a click does not widen the bar once the mouse is away.
      if (target.matches(':focus-visible')) setWide(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
    },
  };
  return { isWide, handlers };
}
