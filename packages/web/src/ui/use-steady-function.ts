import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is the same from one drawing to the next and does what the newest one does: a row or a cell that takes
 * it is not drawn again for it. Only for what a press or a key calls, never while something is drawn.
 */
export function useSteadyFunction<Parameters extends readonly unknown[], Result>(
  newest: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
