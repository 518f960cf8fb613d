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

/** A slot whose content is checked when it is read, since users and older versions may have written anything. */
export function slot<T>(kind: StorageKind, name: string, isValid: (value: unknown) => value is T): Slot<T> {
  const key = `${PREFIX}${name}`;
  return {
    read: () => {
      const text = area(kind)?.getItem(key);
      if (text === null || text === undefined) return undefined;
      const value = parsed(text);
      return isValid(value) ? value : undefined;
    },
    write: (value) => {
      try {
        area(kind)?.setItem(key, JSON.stringify(value));
      } catch {
        // A full storage must not break the purchase; the value then lives until the page is left.
      }
    },
    clear: () => area(kind)?.removeItem(key),
    watch: (onChange) => {
      // A key of null means that another tab cleared everything.
      const listener = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** The names of all stored values of this portal, for the logout that clears them (AUTH-05). */
export function storedNames(kind: StorageKind): string[] {
  const names = Object.keys(area(kind) ?? {});
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

/** Removes stored values by name (AUTH-05). */
export function clearNames(kind: StorageKind, names: readonly string[]): void {
  for (const name of names) area(kind)?.removeItem(`${PREFIX}${name}`);
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
