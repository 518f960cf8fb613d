import type { Row } from '../seen/rows';

const IDENTITIES = new WeakMap<Row, string>();
const TEXTS = new WeakMap<Row, string>();

/** What makes a row the same in two lists: a balance follows from the rows before it. */
export function identityOf(row: Row): string {
  const known = IDENTITIES.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row, (name, value) => (/balance/i.test(name) ? undefined : value));
  IDENTITIES.set(row, text);
  return text;
}

/** The whole row as a text, made once. */
export function textOf(row: Row): string {
  const known = TEXTS.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row);
  TEXTS.set(row, text);
  return text;
}

const SETS = new WeakMap<readonly Row[], ReadonlySet<string>>();

/** The identities of the rows of a list, made once. */
export function identitiesOf(rows: readonly Row[]): ReadonlySet<string> {
  const known = SETS.get(rows);
  if (known) return known;
  const set = new Set(rows.map(identityOf));
  SETS.set(rows, set);
  return set;
}
