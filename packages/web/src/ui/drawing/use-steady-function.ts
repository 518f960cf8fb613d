import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with one identity that always calls the newest version. A row or a cell that takes it is not drawn again
 * for it. Only for calls by a press or a key, never while drawing.
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
