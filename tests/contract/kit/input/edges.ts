import { type CallValues, type Steps, type TestCall, valueAt, withCallValue } from './call-values';
import type { KitOperation } from './operation';
import type { Place } from './places';
import type { PlainSchema } from './schema';

/** Lists are tried at their longest only up to here. */
const LONGEST_LIST = 200;

/** A character beyond the first plane, one of two halves, letters from right to left, an end of line, signs of markup and statements. */
const WORLD = '𠮷😀שמ\n<b>\'"--;%_\\';
/** A text that says nothing. */
const BLANKS = '   ';
const LEAP_DAY = '2028-02-29';

function fitsLength(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: PlainSchema,
): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}

const name = (steps: Steps) => steps.join('.');

/** Values that are just still right at a place. */
function edgesOf({ schema, steps }: Place, values: CallValues): readonly unknown[] {
  const { types, enum: choices, minimum, maximum, exclusiveMinimum, minLength, maxLength } = schema;
  if (choices) return choices;
  const value = valueAt(values, steps);
  const isNumber = types.includes('integer') || types.includes('number');
  const numbers = isNumber
    ? [minimum, maximum, exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1]
    : [];
  const isFree = types.includes('string') && !schema.pattern && !schema.format;
  const lengths = isFree ? [minLength, maxLength].filter((length) => length !== undefined) : [];
  const texts = lengths
    .filter((length) => length > 0 || steps[0] !== 'path')
    .flatMap((length) => ['a'.repeat(length), '中'.repeat(length)]);
  const world =
    isFree && steps[0] !== 'path' ? [WORLD, BLANKS].filter((text) => fitsLength(text, schema)) : [];
  const days = schema.format === 'date' ? [LEAP_DAY] : [];
  const first = Array.isArray(value) ? value[0] : undefined;
  const isTwice = first !== undefined && (schema.maxItems ?? 2) >= 2 && (schema.minItems ?? 0) <= 2;
  const twice = isTwice && typeof first === 'string' ? [[first, first]] : [];
  const sizes = first === undefined ? [] : [schema.minItems, schema.maxItems];
  const lists = sizes
    .filter((size) => size !== undefined && size <= LONGEST_LIST)
    .map((size) => Array.from({ length: size ?? 0 }, () => first));
  return [...numbers.filter((edge) => edge !== undefined), ...world, ...days, ...texts, ...twice, ...lists];
}

/** Valid calls at the edges of what the description allows: each edge of each place, and the least input of all. */
export function edgeCalls(
  operation: KitOperation,
  values: CallValues,
  places: readonly Place[],
): readonly (TestCall & { readonly edge: string })[] {
  const edges = places.flatMap((place) =>
    edgesOf(place, values).map((value) => ({
      edge: `${name(place.steps)} at its edge`,
      values: withCallValue(values, place.steps, value),
    })),
  );
  const optional = places
    .filter(({ isRequired }) => !isRequired)
    .toSorted((a, b) => b.steps.length - a.steps.length);
  const least = optional.reduce((rest, { steps }) => withCallValue(rest, steps, undefined), values);
  const all = [
    { edge: 'every field', values },
    { edge: 'required fields only', values: { ...least, path: values.path, query: least.query ?? {} } },
    ...edges,
  ];
  const seen = new Set<string>();
  return all.filter((call) => {
    const text = JSON.stringify(call.values);
    const isNew = !seen.has(text) && !seen.has(`${operation.id}${text}`);
    seen.add(text);
    return isNew;
  });
}
