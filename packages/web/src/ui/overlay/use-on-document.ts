import { useEffect, useRef } from 'react';

/** Calls back for an event anywhere in the page while `isActive`; always with the newest callback. */
export function useOnDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  isActive: boolean,
  onEvent: (event: DocumentEventMap[Type]) => void,
): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: DocumentEventMap[Type]) => latest.current(event);
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type, isActive]);
}
