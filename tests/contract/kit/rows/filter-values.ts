import type { FilterInput } from '../input/open-call';
import type { PlainSchema } from '../input/schema';
import { isScalar, type Row } from '../seen/rows';

/** Up to so many values are the parts of a list; of more, two are tried. */
export const MOST_PARTS = 8;

export type Filter = FilterInput & { readonly plain: PlainSchema };

/** Values of the rows that the description allows as a filter. */
export function valuesOf({ name, plain }: Filter, rows: readonly Row[]): readonly unknown[] {
  const values = [...new Set(rows.map((row) => row[name]))].filter(
    (value) =>
      isScalar(value) &&
      value !== '' &&
      plain.types.includes(
        typeof value === 'number' && Number.isInteger(value) && plain.types.includes('integer')
          ? 'integer'
          : typeof value,
      ) &&
      (!plain.enum || plain.enum.includes(value)),
  );
  return values.length <= MOST_PARTS ? values : [values[0], values.at(-1)];
}
