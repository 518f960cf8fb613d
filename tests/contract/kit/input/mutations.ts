import type { DescribedCall } from '@dealer-portal/openapi/mock/proxy';
import { type CallValues, isWrong, type Steps, type TestCall, valueAt, withCallValue } from './call-values';
import type { KitOperation } from './operation';
import type { Place } from './places';
import type { PlainSchema } from './schema';

/** One way to make a valid input wrong; undefined where it cannot be applied. */
interface Mutation {
  readonly fault: string;
  /** An optional parameter that is empty counts as absent. */
  readonly isEmpty?: boolean;
  apply(values: CallValues): TestCall | undefined;
}

const setting = (steps: Steps, fault: string, value: (current: unknown) => unknown): Mutation => ({
  fault: `${steps.join('.')} ${fault}`,
  apply: (values) => {
    const current = valueAt(values, steps);
    if (current === undefined && valueAt(values, steps.slice(0, -1)) === undefined) return undefined;
    return { fault: `${steps.join('.')} ${fault}`, values: withCallValue(values, steps, value(current)) };
  },
});

/** Every way in which a value at a place can be wrong. */
function mutationsOf({ steps, schema, isRequired }: Place, isForm: boolean): readonly Mutation[] {
  // In an address and in a form everything is a text.
  const isText = isForm || steps[0] !== 'body';
  const absent = isRequired && steps[0] !== 'path' && steps.at(-1) !== 0;
  return [
    ...(absent ? [setting(steps, 'is missing', () => undefined)] : []),
    ...wrongTypes(schema, isText).map((value) => setting(steps, `is ${JSON.stringify(value)}`, () => value)),
    ...outOfBounds(schema, steps).filter(({ isEmpty }) => isRequired || !isEmpty || steps[0] !== 'query'),
  ];
}

const OTHER_TYPES: readonly (readonly [string, unknown])[] = [
  ['string', 'text'],
  ['integer', 12.5],
  ['boolean', true],
  ['object', { wrong: 1 }],
  ['array', ['wrong']],
  ['null', null],
];

/** In an address everything is a text: only what cannot be read as a number is wrong there. */
function wrongTypes({ types }: PlainSchema, isText: boolean): readonly unknown[] {
  if (types.length === 0) return [];
  if (isText) return types.every((type) => type === 'integer' || type === 'number') ? ['abc', '1x'] : [];
  const isRight = (type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  return OTHER_TYPES.filter(([type]) => !isRight(type)).map(([, value]) => value);
}

function outOfBounds(schema: PlainSchema, steps: Steps): readonly Mutation[] {
  const { minimum, maximum, exclusiveMinimum, multipleOf, minLength, maxLength, minItems, maxItems } = schema;
  const least = exclusiveMinimum ?? (minimum === undefined ? undefined : minimum - 1);
  const repeated = (length: number) => (current: unknown) =>
    Array.from({ length }, () => (Array.isArray(current) ? current[0] : 'x'));
  const isPath = steps[0] === 'path';
  return [
    ...(schema.enum ? [setting(steps, 'is no choice', () => 'no-such-choice')] : []),
    ...(least === undefined ? [] : [setting(steps, `is ${least}`, () => least)]),
    ...(maximum === undefined ? [] : [setting(steps, `is ${maximum + 1}`, () => maximum + 1)]),
    ...(multipleOf === undefined
      ? []
      : [
          setting(
            steps,
            `is no multiple of ${multipleOf}`,
            () => (exclusiveMinimum ?? minimum ?? 0) + multipleOf / 2,
          ),
        ]),
    ...(minLength && !(isPath && minLength === 1)
      ? [{ ...setting(steps, 'is too short', () => 'a'.repeat(minLength - 1)), isEmpty: minLength === 1 }]
      : []),
    ...(maxLength === undefined ? [] : [setting(steps, 'is too long', () => 'a'.repeat(maxLength + 1))]),
    ...(schema.pattern === undefined ? [] : [setting(steps, 'has the wrong form', () => '不是-?')]),
    ...(schema.format?.startsWith('date') ? [setting(steps, 'is no date', () => '2026-13-45')] : []),
    ...(minItems ? [setting(steps, 'has too few entries', repeated(minItems - 1))] : []),
    ...(maxItems === undefined ? [] : [setting(steps, 'has too many entries', repeated(maxItems + 1))]),
  ];
}

/** The faults that are possible in a call with any input. */
function wholeMutations({ isSecured, media, call }: KitOperation): readonly Mutation[] {
  const whole = (fault: string, rest: Omit<TestCall, 'values' | 'fault'>): Mutation => ({
    fault,
    apply: (values) => ({ fault, values, ...rest }),
  });
  const isJson = media === 'application/json';
  return [
    ...(isSecured ? [whole('no credential', { credential: 'none' as const })] : []),
    ...(isSecured ? [whole('a wrong credential', { credential: 'wrong' as const })] : []),
    ...(isJson ? [whole('broken JSON', { rawBody: '{"broken": ' })] : []),
    ...(isJson && call.isBodyRequired ? [whole('a text as body', { rawBody: '"text"' })] : []),
  ];
}

/** Every way to make the calls of an operation wrong. */
export function mutationsFor(operation: KitOperation, places: readonly Place[]): readonly Mutation[] {
  const isForm = operation.media === 'multipart/form-data';
  return [...wholeMutations(operation), ...places.flatMap((place) => mutationsOf(place, isForm))];
}

/** The wrong call, or undefined where the description allows it all the same. */
export function mutated(call: DescribedCall, mutation: Mutation, values: CallValues): TestCall | undefined {
  const result = mutation.apply(values);
  if (!result || result.credential || result.rawBody !== undefined) return result;
  return isWrong(call, result.values) ? result : undefined;
}

export type { Mutation };
