import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on show: for what comes back after an answer. */
export function useIsOnShow(): Readonly<RefObject<boolean>> {
  const isOnShow = useRef(false);
  useEffect(() => {
    isOnShow.current = true;
    return () => {
      isOnShow.current = false;
    };
  }, []);
  return isOnShow;
}
