/** The full-screen loading that the specification names for protocol checks and exports (SIDE-07, MENU-08). */
import { useSyncExternalStore } from 'react';

let texts: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  texts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Shows the full-screen loading until the work has ended, however it ends.
 * @param text what is being done, e.g. 正在导出信用样表…
 */
export async function whileBusy<T>(text: string, work: () => Promise<T>): Promise<T> {
  change([...texts, text]);
  try {
    return await work();
  } finally {
    const at = texts.indexOf(text);
    change(texts.filter((_, index) => index !== at));
  }
}

/** What is being done right now; undefined when nothing is. */
export function useBusyText(): string | undefined {
  return useSyncExternalStore(subscribe, () => texts[0]);
}
