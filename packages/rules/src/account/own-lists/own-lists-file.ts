/** Lists and settings of an account as one file, for another browser or computer (AUTH-05). */
import { readRecord, recordOf } from '../../base/record';
import { refuse, refused } from '../../base/refusal';
import { type OwnListKind, ownListKind } from '../session/own-list-kinds';
import type { OwnListsRefusal } from './own-lists-refusals';

/** A stored value with its name. */
export interface OwnList {
  /** Without the account that it belongs to. */
  readonly name: string;
  readonly value: unknown;
}

const FORMAT = 'dealer-portal-own-lists';
const VERSION = 1;

/**
 * The text of the file.
 * @param lists values of any name; those that are no own list are left out
 * @param savedOn the day of the export, YYYY-MM-DD
 */
export function ownListsFile(lists: readonly OwnList[], savedOn: string): string {
  const kept = lists.filter(({ name }) => travels(name));
  return JSON.stringify({ format: FORMAT, version: VERSION, savedOn, lists: kept }, undefined, 2);
}

/** The lists of a file, or why it is not taken. */
export type OwnListsRead =
  | { readonly ok: true; readonly lists: readonly OwnList[] }
  | { readonly ok: false; readonly refusal: OwnListsRefusal };

/**
 * Reads a file of `ownListsFile`. What stands under a name that is no own list is left out, so that a file can set
 * neither a session nor a record of a submit. The values are checked where they are used.
 */
export function readOwnLists(text: string): OwnListsRead {
  const file = readRecord(text);
  if (file?.['format'] !== FORMAT || !Array.isArray(file['lists']))
    return refused(refuse('ownLists.otherFile'));
  if (file['version'] !== VERSION) return refused(refuse('ownLists.newer'));
  const lists = file['lists'].flatMap((item: unknown): readonly OwnList[] => {
    const { name, value } = recordOf(item) ?? {};
    return typeof name === 'string' && !name.includes('@') && travels(name) && value !== undefined
      ? [{ name, value }]
      : [];
  });
  return lists.length === 0 ? refused(refuse('ownLists.empty')) : { ok: true, lists };
}

/**
 * What a browser holds after an import: of templates and views those that it has, and the file's with other names; an
 * import under way and what was seen stay; a setting becomes the file's.
 * @param here the value before; undefined for none
 * @param brought the value of the file
 */
export function mergedOwnList(kind: OwnListKind, here: unknown, brought: unknown): unknown {
  if (kind === 'columns' || kind === 'settings') return brought;
  if (kind === 'import') return here;
  if (kind === 'seen') return here ?? brought;
  if (!Array.isArray(brought) || (here !== undefined && !Array.isArray(here))) return here;
  const own: readonly unknown[] = here ?? [];
  const names = new Set(own.map(nameOf));
  return [...own, ...brought.filter((item) => isNamed(kind, item) && !names.has(nameOf(item)))];
}

/** One that cannot be read would hide all others of its list. */
function isNamed(kind: OwnListKind, item: unknown): boolean {
  if (typeof nameOf(item) !== 'string') return false;
  const values = recordOf(recordOf(item)?.['values']);
  return kind !== 'views' || (values !== undefined && Object.values(values).every(isText));
}

const isText = (value: unknown) => typeof value === 'string';

/** How many things a stored value holds: the items of a list, one of everything else. */
export function ownListCount(value: unknown): number {
  return Array.isArray(value) ? value.length : 1;
}

/** An import under way is a record of what was sent: taken along, it would be sent from two browsers. */
function travels(name: string): boolean {
  const kind = ownListKind(name);
  return kind !== undefined && kind !== 'import';
}

const nameOf = (item: unknown) => recordOf(item)?.['name'];
