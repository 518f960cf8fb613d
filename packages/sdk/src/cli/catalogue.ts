/** The operations as the command line knows them. */
import { allOperations } from '../all-operations';
import { CATALOGUE } from '../generated/catalogue';
import { UsageError } from './usage-error';

/** A field, of an input or of the objects in one. */
export interface InnerField {
  readonly name: string;
  readonly type: string;
  readonly required?: true;
  readonly text: string;
}

export interface Field extends InnerField {
  readonly part: 'path' | 'query' | 'body';
  /** The fields of the field's objects. */
  readonly inside?: readonly InnerField[];
}

export interface CatalogueEntry {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly text: string;
  readonly evidence: string;
  readonly shape: string;
  readonly codes?: Readonly<Record<string, string>>;
  readonly fields: readonly Field[];
  readonly body?: 'json' | 'multipart';
  readonly answer?: 'file' | 'page';
  /** The contents of the answer, in a few words. */
  readonly data?: string;
  /** An answer's data, lists cut to one entry. */
  readonly example?: unknown;
}

let entries: readonly CatalogueEntry[] | undefined;

export function catalogue(): readonly CatalogueEntry[] {
  // Written by the generator in this form.
  entries ??= JSON.parse(CATALOGUE) as CatalogueEntry[];
  return entries;
}

/** @throws {UsageError} naming similar operations */
export function entryOf(id: string | undefined): CatalogueEntry {
  if (!id) throw new UsageError('Name an operation; `dealer-portal list` shows all.');
  const entry = catalogue().find((entry) => entry.id === id);
  if (entry) return entry;
  const like = namesLike(id);
  const hint = like.length > 0 ? ` Did you mean ${like.slice(0, 5).join(', ')}?` : '';
  throw new UsageError(`There is no operation ${id}.${hint}`);
}

/** Names that hold a text; else those that hold its letters in their order, the shortest first. */
function namesLike(text: string): string[] {
  const names = catalogue().map(({ id }) => id);
  const holding = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  if (holding.length > 0) return holding;
  const letters = new RegExp(text.replace(/\W/g, '').split('').join('.*'), 'i');
  return names.filter((name) => letters.test(name)).sort((a, b) => a.length - b.length);
}

/** The descriptor of an entry. */
export function operationOf({ id }: CatalogueEntry) {
  return allOperations()[id as keyof ReturnType<typeof allOperations>];
}
