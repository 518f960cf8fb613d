/** What the command line knows of the operations. */
import { CATALOGUE } from '../generated/catalogue';
import { UsageError } from './usage-error';

export interface Field {
  readonly name: string;
  readonly part: 'path' | 'query' | 'body';
  readonly type: string;
  readonly required?: true;
  readonly text: string;
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
  /** What the answer holds, in a few words. */
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
  const found = catalogue().find((one) => one.id === id);
  if (found) return found;
  const like = catalogue().filter((one) => one.id.toLowerCase().includes(id.toLowerCase()));
  const hint =
    like.length > 0
      ? ` Did you mean ${like
          .slice(0, 5)
          .map((one) => one.id)
          .join(', ')}?`
      : '';
  throw new UsageError(`There is no operation ${id}.${hint}`);
}
