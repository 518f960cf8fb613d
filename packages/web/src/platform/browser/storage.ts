/** Everything that the portal keeps in the browser, by one name each; nothing else touches web storage. */
const PREFIX = 'dealer-portal:';

type StorageKind = 'local' | 'session';

/** One stored value: read, written and removed under its name; unreadable content counts as absent. */
export interface Slot<T> {
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
  readonly clear: () => void;
  /** Calls back when another tab wrote or removed it; returns how to stop. Session storage is never shared. */
  readonly watch: (onChange: () => void) => () => void;
}

function area(kind: StorageKind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // A host may forbid storage; the portal then forgets between page loads (AUTH-01 names the cookie for the token).
    return undefined;
  }
}

/** The owner of the values that are read and written now. */
interface SlotScope {
  /** The account of this tab; undefined while it is not known. */
  readonly owner: () => string | undefined;
  /** Whether this account is the one that is signed in in this browser. */
  readonly isInForce: () => boolean;
}

let scope: SlotScope = { owner: () => undefined, isInForce: () => true };

/** The session says whose values the slots hold. */
export function scopeSlots(value: SlotScope): void {
  scope = value;
}

/** Values of this tab's account by key: a sign-out in another tab clears the storage, not the work in this one. */
const held = new Map<string, string>();

/** Keys that were written while somebody else was signed in. */
const unstored = new Set<string>();

/** Stores, under the name of this tab's account, what a sign-out elsewhere has cleared and what was changed since. */
export function writeBack(): void {
  const local = area('local');
  for (const [key, text] of held) {
    if (unstored.has(key) || local?.getItem(key) === null) store(local, key, text);
  }
  unstored.clear();
}

/** This tab has signed out itself, and holds nothing any more. */
export function forgetHeld(): void {
  held.clear();
  unstored.clear();
}

function store(into: Storage | undefined, key: string, text: string): void {
  try {
    into?.setItem(key, text);
  } catch {
    // A full storage must not break the purchase; the value then lives until the page is left.
  }
}

/** Stands between a name and the account that the value belongs to. */
const OF = '@';

/** Everything the account keeps in the browser is its own: nobody else who signs in here reads it. */
export function slot<T>(kind: StorageKind, name: string, isValid: (value: unknown) => value is T): Slot<T> {
  const keyNow = () => {
    const owner = scope.owner();
    return owner === undefined ? PREFIX + name : PREFIX + name + OF + owner;
  };
  const read = (key: string): string | null => {
    const text = area(kind)?.getItem(key) ?? null;
    if (kind === 'session') return text;
    if (!scope.isInForce()) return (unstored.has(key) ? undefined : text) ?? held.get(key) ?? null;
    if (text === null) held.delete(key);
    else held.set(key, text);
    return text;
  };
  const write = (key: string, text: string) => {
    if (kind === 'local') held.set(key, text);
    if (kind === 'session' || scope.isInForce()) store(area(kind), key, text);
    else unstored.add(key);
  };
  const clear = (key: string) => {
    held.delete(key);
    unstored.delete(key);
    area(kind)?.removeItem(key);
  };
  return checkedSlot({ keyNow, read, write, clear }, isValid);
}

/** A value of the browser or the tab, shared by all users. */
export function sharedSlot<T>(
  kind: StorageKind,
  name: string,
  isValid: (value: unknown) => value is T,
): Slot<T> {
  const texts: SlotTexts = {
    keyNow: () => PREFIX + name,
    read: (key) => area(kind)?.getItem(key) ?? null,
    write: (key, text) => store(area(kind), key, text),
    clear: (key) => area(kind)?.removeItem(key),
  };
  return checkedSlot(texts, isValid);
}

interface SlotTexts {
  readonly keyNow: () => string;
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly clear: (key: string) => void;
}

/** A slot whose content is checked when it is read, since users and older versions may have written anything. */
function checkedSlot<T>(texts: SlotTexts, isValid: (value: unknown) => value is T): Slot<T> {
  const { keyNow } = texts;
  return {
    read: () => {
      const text = texts.read(keyNow());
      if (text === null) return undefined;
      const value = parsed(text);
      return isValid(value) ? value : undefined;
    },
    write: (value) => texts.write(keyNow(), JSON.stringify(value)),
    clear: () => texts.clear(keyNow()),
    watch: (onChange) => {
      // A key of null means that another tab cleared everything.
      const listener = (event: StorageEvent) => {
        if (event.key === keyNow() || event.key === null) onChange();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** The names of all values of this browser and of this tab's account, for the logout that clears them (AUTH-05). */
export function ownNames(kind: StorageKind): string[] {
  const owner = scope.owner();
  const names = Object.keys(area(kind) ?? {}).filter((name) => name.startsWith(PREFIX));
  const isOwn = (name: string) => !name.includes(OF) || (owner !== undefined && name.endsWith(OF + owner));
  return names.filter(isOwn).map((name) => name.slice(PREFIX.length));
}

/** Removes stored values by name (AUTH-05). */
export function clearNames(kind: StorageKind, names: readonly string[]): void {
  for (const name of names) area(kind)?.removeItem(PREFIX + name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isYes(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
