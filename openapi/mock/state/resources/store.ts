import { type Dealer, slice } from '../memory/slice';

/** What a dealer did to the rows of each resource: what changed of a row, rows that were added, newest first, or taken away. */
const resources = slice('resources', () => ({
  changed: {} as Record<string, Record<string, object>>,
  added: {} as Record<string, readonly object[]>,
  removed: [] as readonly string[],
}));

/** Rows that are read and changed by calls. */
export interface Resource<Row extends object> {
  readonly name: string;
  readonly keyOf: (row: Row) => string;
  /** All rows as the dealer left them, newest first. */
  readonly rows: (dealer: Dealer) => readonly Row[];
  readonly find: (dealer: Dealer, key: string) => Row | undefined;
  readonly change: (dealer: Dealer, key: string, change: Partial<Row>) => void;
  readonly add: (dealer: Dealer, row: Row) => void;
  readonly remove: (dealer: Dealer, key: string) => void;
}

/**
 * Declares a resource.
 * @param name its name in `GET /mock/state`
 * @param key the field that names a row
 * @param seed the rows before the dealer does anything, newest first; it is asked again and should keep them
 */
export function resource<Row extends object>(
  name: string,
  key: keyof Row & string,
  seed: (dealer: Dealer) => readonly Row[],
): Resource<Row> {
  const keyOf = (row: Row) => String(row[key]);
  const rows = (dealer: Dealer): readonly Row[] => {
    const { changed, added, removed } = resources(dealer);
    const addedRows = (added[name] ?? []) as readonly Row[]; // only add writes under this name
    const seeded = seed(dealer);
    const all = addedRows.length === 0 ? seeded : [...addedRows, ...seeded];
    const changes = changed[name];
    const current = changes
      ? all.map((row) => (keyOf(row) in changes ? { ...row, ...changes[keyOf(row)] } : row))
      : all;
    return removed.length === 0
      ? current
      : current.filter((row) => !removed.includes(`${name} ${keyOf(row)}`));
  };
  return {
    name,
    keyOf,
    rows,
    find: (dealer, value) => rows(dealer).find((row) => keyOf(row) === value),
    change: (dealer, value, change) => {
      const { changed } = resources(dealer);
      const changes = { ...changed[name] };
      changes[value] = { ...changes[value], ...change };
      changed[name] = changes;
    },
    add: (dealer, row) => {
      const { added } = resources(dealer);
      added[name] = [row, ...(added[name] ?? [])];
    },
    remove: (dealer, value) => {
      const memory = resources(dealer);
      memory.removed = [...memory.removed, `${name} ${value}`];
    },
  };
}
