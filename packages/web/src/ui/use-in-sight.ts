import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come near the window; stays true from then on. Lists ask for a row's details only then.
 * Where the browser cannot tell, everything counts as in sight.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isInSight || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isInSight]);
  return isInSight;
}
