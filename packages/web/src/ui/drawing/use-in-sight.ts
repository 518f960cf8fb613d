import { type RefObject, useEffect, useState } from 'react';

/** How long a row must stay in sight: those that fly past while scrolling ask for nothing. */
const SETTLE_MS = 150;

/** The listeners for an element that has come in sight and stayed. */
const listeners = new Map<Element, () => void>();

/** The elements in sight that have not stayed long enough, by those that came with them. */
const arrivals = new Map<Element, readonly Element[]>();

/**
 * One for all elements that are asked about by the same distance from the window: those that come in one frame are
 * reported together, and drawn once.
 */
const observers = new Map<Distance, IntersectionObserver>();

/** How far from the window an element may be, in pixels: the next rows of a list, or none that nobody sees. */
type Distance = 200 | 0;

function onMove(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target } of entries) arrivals.delete(target);
  const group = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  if (group.length === 0) return;
  for (const element of group) arrivals.set(element, group);
  window.setTimeout(() => {
    for (const element of group) if (arrivals.get(element) === group) listeners.get(element)?.();
  }, SETTLE_MS);
}

/** Calls back when an element has come so near to the window and stayed; returns how to stop. */
function watch(element: Element, distance: Distance, listener: () => void): () => void {
  listeners.set(element, listener);
  const observer =
    observers.get(distance) ?? new IntersectionObserver(onMove, { rootMargin: `${distance}px` });
  observers.set(distance, observer);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    arrivals.delete(element);
    observer.unobserve(element);
    if (listeners.size > 0) return;
    for (const each of observers.values()) each.disconnect();
    observers.clear();
  };
}

/**
 * Whether an element has come near the window and stayed; stays true from then on. Lists ask for a row's details only
 * then. Without support of the browser, everything counts as in sight.
 * @param distance in pixels; 0 for what waits until a part of it is seen
 */
export function useInSight(element: RefObject<Element | null>, distance: Distance = 200): boolean {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (isInSight || !current) return;
    return watch(current, distance, () => setInSight(true));
  }, [element, distance, isInSight]);
  return isInSight;
}
