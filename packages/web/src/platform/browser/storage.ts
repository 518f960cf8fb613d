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

const onForget: (() => void)[] = [];

/** Calls back when this tab has signed out itself: what a module has read is no longer its own. */
export function whenForgotten(forget: () => void): void {
  onForget.push(forget);
}

/** This tab has signed out itself, and holds nothing any more. */
export function forgetHeld(): void {
  held.clear();
  unstored.clear();
  for (const forget of onForget) forget();
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

/** Where a value of this tab's account stands; it changes with the account. */
export function ownKey(name: string): string {
  const owner = scope.owner();
  return owner === undefined ? PREFIX + name : PREFIX + name + OF + owner;
}

/** Everything the account keeps in the browser is its own: nobody else who signs in here reads it. */
export function slot<T>(kind: StorageKind, name: string, isValid: (value: unknown) => value is T): Slot<T> {
  const keyNow = () => ownKey(name);
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
      const value = readJson(text);
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

/** A text of this tab's account that outlives a sign-out and is never put aside: a record against doing a thing twice. */
export interface LastingText {
  /** Where it stands now; it changes with the account of the tab. */
  readonly key: () => string;
  readonly read: () => string | null;
  /** @returns whether the browser keeps it */
  readonly write: (text: string) => boolean;
  readonly clear: () => void;
}

/** How long a record is kept by a browser that has no room for it in its storage, in seconds: 30 days. */
const LASTING_SECONDS = 30 * 86_400;

/** A text in local storage or, where that is full or forbidden, in a cookie. */
export function lastingText(name: string): LastingText {
  const key = () => ownKey(name);
  const inStorage = () => area('local')?.getItem(key()) ?? null;
  return {
    key,
    read: () => inStorage() ?? readCookie(key()),
    write: (text) => {
      store(area('local'), key(), text);
      if (inStorage() === text) {
        if (readCookie(key()) !== null) writeCookie(key(), '', 0);
        return true;
      }
      // What stands there is older than what could not be written.
      area('local')?.removeItem(key());
      writeCookie(key(), text, LASTING_SECONDS);
      return readCookie(key()) === text;
    },
    clear: () => {
      area('local')?.removeItem(key());
      if (readCookie(key()) !== null) writeCookie(key(), '', 0);
    },
  };
}

function readCookie(name: string): string | null {
  const begin = `${encodeURIComponent(name)}=`;
  const pair = document.cookie.split('; ').find((item) => item.startsWith(begin));
  try {
    return pair === undefined || pair === begin ? null : decodeURIComponent(pair.slice(begin.length));
  } catch {
    // A broken escape is read as it stands: as a record that cannot be read it still locks.
    return pair?.slice(begin.length) ?? null;
  }
}

function writeCookie(name: string, text: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers that dealers still use
  document.cookie = `${pair}; max-age=${seconds}; path=/; SameSite=Lax${secure}`;
}

/** The stored text of a name that `storedNames` gives. */
export function storedText(kind: StorageKind, name: string): string | null {
  return area(kind)?.getItem(PREFIX + name) ?? null;
}

/** Stores a text under a name that `storedNames` gives. */
export function storeText(kind: StorageKind, name: string, text: string): void {
  store(area(kind), PREFIX + name, text);
}

/** A lasting text with its name, without prefix and account. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The lasting texts of this tab's account whose names begin so, wherever the browser keeps them. */
export function lastingTexts(begin: string): readonly NamedText[] {
  const owner = scope.owner();
  const end = owner === undefined ? '' : OF + owner;
  const names = [...Object.keys(area('local') ?? {}), ...cookieNames()].filter(
    (key) => key.startsWith(PREFIX + begin) && (end === '' ? !key.includes(OF) : key.endsWith(end)),
  );
  return [...new Set(names)].flatMap((key) => {
    const text = area('local')?.getItem(key) ?? readCookie(key);
    const name = key.slice(PREFIX.length, key.length - end.length);
    return text === null ? [] : [{ name, text }];
  });
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((pair) => {
    const [name = ''] = pair.split('=');
    // Names of other applications may be written in any way.
    return name.startsWith(encodeURIComponent(PREFIX)) ? [decodeURIComponent(name)] : [];
  });
}

/** The names of all values of this browser and of this tab's account, for the logout that clears them (AUTH-05). */
export function storedNames(kind: StorageKind): string[] {
  const owner = scope.owner();
  const names = Object.keys(area(kind) ?? {}).filter((name) => name.startsWith(PREFIX));
  const isOwn = (name: string) => !name.includes(OF) || (owner !== undefined && name.endsWith(OF + owner));
  return names.filter(isOwn).map((name) => name.slice(PREFIX.length));
}

/** Removes stored values by name (AUTH-05). */
export function clearNames(kind: StorageKind, names: readonly string[]): void {
  for (const name of names) area(kind)?.removeItem(PREFIX + name);
}

/** The value of a stored text; undefined where it is none of JSON. */
export function readJson(text: string): unknown {
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
