/** What the account has arranged for itself in this browser: it outlives a logout, and one file takes it along (AUTH-05). */
import { type OwnList, ownListCount, ownListKind } from '@dealer-portal/rules/own-lists';
import { lastingTexts, ownKey, readJson, slot } from './storage';

/** The lists and settings of this tab's account; an empty list is none. */
export function ownLists(): readonly OwnList[] {
  return lastingTexts('')
    .filter(({ name }) => ownListKind(name) !== undefined)
    .map(({ name, text }) => ({ name, value: readJson(text) }))
    .filter(({ value }) => value !== undefined && ownListCount(value) > 0);
}

/**
 * Keeps a list under its name; the parts of the page that show it hear of it.
 * @returns whether the browser keeps it
 */
export function keepOwnList({ name, value }: OwnList): boolean {
  const stored = slotOf(name);
  stored.write(value);
  announce(name);
  return JSON.stringify(stored.read()) === JSON.stringify(value);
}

export function clearOwnList(name: string): void {
  slotOf(name).clear();
  announce(name);
}

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** What does not fit leaves what stands there. */
const slotOf = (name: string) => slot('local', name, isAnything);

/** Browsers tell other tabs alone of a change. */
function announce(name: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: ownKey(name) }));
}

/** Calls back when a stored value was changed by this page or another tab; returns how to stop. */
export function watchOwnLists(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
