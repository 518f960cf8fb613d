/** Whether the ticket dialog is open; it outlives the menus and panels that open it (SERV-01). */
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

/** Opens the dialog in which a problem is reported. */
export function openTicket(): void {
  show(true);
}

export function closeTicket(): void {
  show(false);
}

export function useTicketOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
