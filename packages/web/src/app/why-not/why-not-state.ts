/** Whether the panel 为什么看不到？ is open; it outlives the menus that open it. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function show(wanted: boolean): void {
  isOpen = wanted;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the panel, from wherever something is missed. */
export function openWhyNot(): void {
  show(true);
}

export function closeWhyNot(): void {
  show(false);
}

export function useWhyNotOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
