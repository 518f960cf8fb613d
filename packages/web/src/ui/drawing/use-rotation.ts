import { type FocusEvent, useEffect, useState } from 'react';

/** Whether the user asked for less motion; read as it is when the component is first shown. */
function wantsLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

interface Rotation {
  /** How many steps were made; it stands still while paused. */
  readonly step: number;
  readonly isPaused: boolean;
  /** The mouse is over it, or it has the focus. */
  readonly isNear: boolean;
  /** Steps on or back by hand. */
  readonly move: (by: number) => void;
  /** Put these on what rotates: it stands still under the mouse and while it has the focus. */
  readonly pauseHandlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Counts one step every `everyMs` milliseconds and pauses on hover and focus. It never moves by itself under reduced
 * motion or without another item.
 * @param count the number of items that take turns
 */
export function useRotation(everyMs: number, count: number): Rotation {
  const [step, setStep] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStill] = useState(wantsLessMotion);
  const isNear = isHovered || isFocused;
  const isPaused = isNear || isStill;
  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = window.setInterval(() => setStep((current) => current + 1), everyMs);
    return () => window.clearInterval(timer);
  }, [isPaused, count, everyMs]);
  return {
    step,
    isPaused,
    isNear,
    move: (by) => setStep((current) => current + by),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false);
      },
    },
  };
}
