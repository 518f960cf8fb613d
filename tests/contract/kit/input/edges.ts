import { type CallValues, rightCall, type Steps, type TestCall, valueAt, withCallValue } from './call-values';
import type { KitOperation } from './operation';
import type { Place } from './places';
import { isRecord, type PlainSchema } from './schema';

/** Lists are tried at their longest only up to here. */
const LONGEST_LIST = 200;

/** A character beyond the first plane, one of two halves, letters from right to left, an end of line, signs of markup and statements. */
const WORLD = '𠮷😀שמ\n<b>\'"--;%_\\';
/** A text that says nothing. */
const BLANKS = '   ';
const LEAP_DAY = '2028-02-29';
/** Days at which a calendar goes on: of a leap year, of a year, of a month of 30. */
const DAYS = [LEAP_DAY, '2026-12-31', '2027-01-01', '2026-11-30'];
/** Texts that have broken systems before, each in every free text of an input at once; short, so that they fit most fields. */
const TEXTS: Readonly<Record<string, string>> = {
  'rare characters': '𠮷😀👨\u200d👩\u200d👧',
  'other writings': 'שמ e\u0301１２',
  'ends of lines and tabs': 'a\nb\tc',
  'signs of markup and statements': '<b>\'"--;%_\\',
  'a control character': 'a\u0001b',
  'blanks around it': ' 中文 ',
  'blanks alone': BLANKS,
};
/** In an address: Chinese and a blank. */
const PATH_TEXT = '中 文';

export function fitsLength(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: PlainSchema,
): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}

const name = (steps: Steps) => steps.join('.');

export const isFreeText = ({ types, pattern, format, enum: choices }: PlainSchema): boolean =>
  types.includes('string') && !pattern && !format && !choices;

/** The least value above an exclusive bound: a cent, or a piece. */
const leastAbove = ({ exclusiveMinimum, multipleOf, types }: PlainSchema): number | undefined =>
  exclusiveMinimum === undefined
    ? undefined
    : exclusiveMinimum + (multipleOf ?? (types.includes('integer') ? 1 : 0.01));

const isWithin = (steps: Steps, outer: Steps): boolean =>
  steps.length > outer.length && outer.every((step, at) => step === steps[at]);

/** An input with one value at every place that takes it; undefined where none does. */
function everywhere(
  values: CallValues,
  places: readonly Place[],
  taken: (place: Place) => unknown,
): CallValues | undefined {
  const all = places.filter((place) => place.steps[0] !== 'path' && taken(place) !== undefined);
  // What takes the value itself has no entries any more.
  const taking = all.filter(({ steps }) => !all.some((other) => isWithin(steps, other.steps)));
  if (taking.length === 0) return undefined;
  return taking.reduce((result, place) => withCallValue(result, place.steps, taken(place)), values);
}

/** Days before and after all that a calendar of a business holds. */
const FAR_DAYS = ['0001-01-01', '9999-12-31'];
/** More than fits a column of a text, and an address of a request. */
const LONG = '长'.repeat(3_000);
/** The first number that 32 bits do not hold. */
const BEYOND_32_BITS = 2 ** 31;

/** What the description allows because it names no bound: a backend may refuse it, and must not break on it. */
function hardCalls(
  values: CallValues,
  places: readonly Place[],
): readonly (TestCall & { readonly edge: string })[] {
  const inBody = places.filter(({ steps }) => steps[0] === 'body');
  const isOpen = ({ types, maximum, enum: choices }: PlainSchema) =>
    types.includes('integer') && maximum === undefined && !choices;
  const isLong = (schema: PlainSchema) => isFreeText(schema) && schema.maxLength === undefined;
  const made = [
    {
      edge: 'every text: long',
      values: everywhere(values, inBody, ({ schema }) => (isLong(schema) ? LONG : undefined)),
    },
    {
      edge: 'every number beyond 32 bits',
      values: everywhere(values, places, ({ schema }) => (isOpen(schema) ? BEYOND_32_BITS : undefined)),
    },
    ...FAR_DAYS.map((day) => ({
      edge: `every day ${day}`,
      values: everywhere(values, places, ({ schema }) => (schema.format === 'date' ? day : undefined)),
    })),
    {
      edge: 'a field that nobody knows',
      values: isRecord(values.body) ? { ...values, body: { ...values.body, zqNobody: '1' } } : undefined,
    },
  ];
  return made.flatMap(({ edge, values: call }) => (call ? [{ edge, values: call, isHard: true }] : []));
}

/** Calls in which every text, every day or every number is one that has broken systems before. */
export function worldCalls(
  values: CallValues,
  places: readonly Place[],
): readonly (TestCall & { readonly edge: string })[] {
  const texts = Object.entries(TEXTS).map(([edge, text]) => ({
    edge: `every text: ${edge}`,
    values: everywhere(values, places, ({ schema }) =>
      isFreeText(schema) && fitsLength(text, schema) ? text : undefined,
    ),
  }));
  const days = DAYS.map((day) => ({
    edge: `every day ${day}`,
    values: everywhere(values, places, ({ schema }) => (schema.format === 'date' ? day : undefined)),
  }));
  const least = {
    edge: 'every number at its least',
    values: everywhere(values, places, ({ schema }) => schema.minimum ?? leastAbove(schema)),
  };
  const world = [...texts, ...days, least].flatMap(({ edge, values: made }) =>
    made ? [{ edge, ...rightCall(made) }] : [],
  );
  return [...world, ...hardCalls(values, places)];
}

/** Values that are just still right at a place. */
function edgesOf({ schema, steps }: Place, values: CallValues): readonly unknown[] {
  const { types, enum: choices, minimum, maximum, minLength, maxLength } = schema;
  if (choices) return choices;
  const value = valueAt(values, steps);
  const isNumber = types.includes('integer') || types.includes('number');
  const numbers = isNumber ? [minimum, maximum, leastAbove(schema)] : [];
  const isFree = isFreeText(schema);
  const lengths = isFree ? [minLength, maxLength].filter((length) => length !== undefined) : [];
  const texts = lengths
    .filter((length) => length > 0 || steps[0] !== 'path')
    .flatMap((length) => ['a'.repeat(length), '中'.repeat(length)]);
  const world = isFree
    ? (steps[0] === 'path' ? [PATH_TEXT] : [WORLD, BLANKS]).filter((text) => fitsLength(text, schema))
    : [];
  const days = schema.format === 'date' ? [LEAP_DAY] : [];
  const first = Array.isArray(value) ? value[0] : undefined;
  const isTwice = first !== undefined && (schema.maxItems ?? 2) >= 2 && (schema.minItems ?? 0) <= 2;
  const twice = isTwice && typeof first === 'string' ? [[first, first]] : [];
  const isList = types.includes('array');
  const sizes = isList ? [schema.minItems ?? 0, ...(first === undefined ? [] : [schema.maxItems])] : [];
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
      ...rightCall(withCallValue(values, place.steps, value)),
    })),
  );
  const optional = places
    .filter(({ isRequired }) => !isRequired)
    .toSorted((a, b) => b.steps.length - a.steps.length);
  const least = optional.reduce((rest, { steps }) => withCallValue(rest, steps, undefined), values);
  const all = [
    { edge: 'every field', ...rightCall(values) },
    {
      edge: 'required fields only',
      ...rightCall({ ...least, path: values.path, query: least.query ?? {} }),
    },
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
