import { type RefObject, useEffect, useState } from 'react';

/** How long a row must stay in sight: those that fly past while scrolling ask for nothing. */
const SETTLE_MS = 150;

/**
 * Whether an element has come near the window and stayed; stays true from then on. Lists ask for a row's details only then.
 * Where the browser cannot tell, everything counts as in sight.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isInSight || !current) return;
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        window.clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(() => setInSight(true), SETTLE_MS);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isInSight]);
  return isInSight;
}
