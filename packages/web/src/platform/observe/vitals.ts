import { pageNow, type Vital, type VitalName } from './observation';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Least duration of an interaction that the browser tells, in milliseconds. */
const INTERACTION_MS = 40;

/**
 * Measures the Web Vitals of this load by the browser's own entries.
 * @returns tells them, once: they are complete when the page is left for the first time
 */
export function watchVitals(take: (vital: Vital) => void): () => void {
  const values = new Map<VitalName, number>();
  const page = pageNow();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load) values.set('TTFB', load.responseStart);
  const most = (name: VitalName, value: number) => values.set(name, Math.max(values.get(name) ?? 0, value));
  const stops = [
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') values.set('FCP', entry.startTime);
    }),
    watch('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime)),
    // The largest burst of shifts would take windows of time; their sum is never less.
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) values.set('CLS', (values.get('CLS') ?? 0) + value);
    }),
    watch('event', (entry) => {
      if ((entry as Interaction).interactionId) most('INP', entry.duration);
    }),
  ];
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    for (const stop of stops) stop();
    for (const [name, value] of values) {
      const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
      take({ kind: 'vital', name, value: rounded, page });
    }
  };
}

/** Entries of a type, also those of before; a browser that does not know the type tells none. */
function watch(type: string, onEntry: (entry: PerformanceEntry) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true, durationThreshold: INTERACTION_MS } as PerformanceObserverInit);
  return () => observer.disconnect();
}
