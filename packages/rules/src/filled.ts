import { type Flag, isOn } from './flag';

type Kind<Default, Given> = Default extends boolean
  ? 0 | 1
  : Default extends string
    ? string
    : NonNullable<Given>;

/** What `filled` gives: every field that has a default, and those of the others that the source has. */
export type Filled<S, D> = {
  [K in keyof D as D[K] extends undefined ? never : K]: Kind<D[K], K extends keyof S ? S[K] : never>;
} & {
  [K in keyof D & keyof S as D[K] extends undefined ? K : never]?: NonNullable<S[K]>;
};

/**
 * The fields that `defaults` names, and no others: as the source has them, else the default. The default also tells
 * the kind: `false` makes 1 or 0 of a flag, a text makes a text, and undefined leaves an empty field away.
 */
export function filled<S extends object, D extends object>(source: S, defaults: D): Filled<S, D> {
  const given = source as Readonly<Record<string, unknown>>;
  const fields = Object.entries(defaults).flatMap(([field, fallback]) => {
    const value = given[field] === '' ? fallback : (given[field] ?? fallback);
    if (value === undefined) return [];
    if (fallback === false) return [[field, isOn(value as Flag) ? 1 : 0]];
    return [[field, typeof fallback === 'string' ? String(value) : value]];
  });
  // Each field is of the kind of its default.
  return Object.fromEntries(fields) as Filled<S, D>;
}
