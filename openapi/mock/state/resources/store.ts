import { type Dealer, slice } from '../memory/slice';

/** A dealer's changes to the rows of each resource: changed fields, added rows (newest first), removed rows. */
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

/** The rows as they are now, until one of the parts that they are made of is another. */
interface Cached<Row> {
  readonly parts: readonly unknown[];
  readonly rows: readonly Row[];
  byKey: ReadonlyMap<string, Row> | undefined;
}

type Parts<Row> = readonly [
  seeded: readonly Row[],
  added: readonly object[] | undefined,
  changed: Readonly<Record<string, object>> | undefined,
  removed: readonly string[],
];

function rowsFrom<Row extends object>(
  name: string,
  keyOf: (row: Row) => string,
  [seeded, added = [], changed = {}, removed]: Parts<Row>,
): readonly Row[] {
  const addedRows = added as readonly Row[]; // only the resource writes under its name
  const all = addedRows.length === 0 ? seeded : [...addedRows, ...seeded];
  const keys = new Set(Object.keys(changed));
  const changedRows =
    keys.size === 0
      ? all
      : all.map((row) => (keys.has(keyOf(row)) ? { ...row, ...changed[keyOf(row)] } : row));
  const gone = new Set(removed);
  return gone.size === 0 ? changedRows : changedRows.filter((row) => !gone.has(`${name} ${keyOf(row)}`));
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
  const cache = new WeakMap<object, Cached<Row>>();
  const cachedRows = (dealer: Dealer): Cached<Row> => {
    const memory = resources(dealer);
    const parts = [seed(dealer), memory.added[name], memory.changed[name], memory.removed] as const;
    const known = cache.get(memory);
    if (known?.parts.every((part, at) => part === parts[at])) return known;
    const rows = rowsFrom<Row>(name, keyOf, parts);
    const written = { parts, rows, byKey: undefined };
    cache.set(memory, written);
    return written;
  };
  return {
    name,
    keyOf,
    rows: (dealer) => cachedRows(dealer).rows,
    find: (dealer, value) => {
      const known = cachedRows(dealer);
      known.byKey ??= new Map(known.rows.toReversed().map((row) => [keyOf(row), row]));
      return known.byKey.get(value);
    },
    change: (dealer, value, change) => {
      const { changed } = resources(dealer);
      const changes = { ...changed[name] };
      changes[value] = { ...changes[value], ...change };
      changed[name] = changes;
    },
    // A key that was given before and removed is that of the new row alone.
    add: (dealer, row) => {
      const memory = resources(dealer);
      const gone = `${name} ${keyOf(row)}`;
      const { [keyOf(row)]: _, ...changes } = memory.changed[name] ?? {};
      const earlier = (memory.added[name] ?? []) as readonly Row[]; // only the resource writes under its name
      const isAgain = memory.removed.includes(gone);
      if (isAgain) {
        memory.changed[name] = changes;
        memory.removed = memory.removed.filter((key) => key !== gone);
      }
      const kept = isAgain ? earlier.filter((known) => keyOf(known) !== keyOf(row)) : earlier;
      memory.added[name] = [row, ...kept];
    },
    remove: (dealer, value) => {
      const memory = resources(dealer);
      memory.removed = [...memory.removed, `${name} ${value}`];
    },
  };
}
