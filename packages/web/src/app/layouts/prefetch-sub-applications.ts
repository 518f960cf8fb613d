import { type Connection, canPrefetch, SUB_APPLICATIONS } from '@dealer-portal/rules/sub-application';
import { useEffect } from 'react';
import { whenIdle } from '#platform/browser/when-idle';
import { config } from '#platform/config';

/** The browser's facts about its connection; not every browser has the interface, and so the library has none. */
function connection(): Connection {
  const { onLine } = window.navigator;
  const message = 'connection' in window.navigator ? window.navigator.connection : undefined;
  if (typeof message !== 'object' || message === null) return { onLine };
  // Checked above to be an object; its members are read as unknown by the rule.
  const { saveData, effectiveType } = message as Connection;
  return { onLine, saveData, effectiveType };
}

/** Asks the browser to fetch the entries of the sub-applications while it is idle, on a connection that bears it (SUBAPP-01). */
export function prefetchSubApplications(state: Connection = connection()): void {
  if (!canPrefetch(state)) return;
  for (const app of SUB_APPLICATIONS) {
    const { entry } = config.subApplications[app];
    if (document.head.querySelector(`link[rel="prefetch"][href="${CSS.escape(entry)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    // As modules are fetched, or a fetched entry of another origin could not be used.
    link.crossOrigin = 'anonymous';
    link.href = entry;
    document.head.append(link);
  }
}

/** Fetches the sub-applications ahead, once the page on show had its time. */
export function usePrefetch(): void {
  useEffect(() => whenIdle(() => prefetchSubApplications()), []);
}
