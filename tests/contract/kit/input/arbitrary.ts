import type { Description } from '@dealer-portal/openapi/mock/proxy';
import fc, { type Arbitrary } from 'fast-check';
import type { CallValues } from './call-values';
import type { KitOperation } from './operation';
import { isRecord, type PlainSchema, plainSchema } from './schema';

/** Characters that have broken systems before, each a single code point, as JSON Schema counts. */
const CHARACTERS = fc.constantFrom(...'aZ09 -_.,;:\'"<>&%+?#=/\\{}中文冰箱，😀é𠮷שع\n\t');

const LONGEST_TEXT = 20;
const LARGEST = 100_000;
const LEAST = -1_000;
/** A wanted example is that much more likely than a free value: real codes reach deeper. */
const EXAMPLE_WEIGHT = 4;

/**
 * Valid values of a schema. They shrink towards the documented example, so that a failure reads like a real request.
 * @param example the documented value of this place
 */
export function arbitraryOf(description: Description, schema: unknown, example: unknown): Arbitrary<unknown> {
  const plain = plainSchema(description, schema);
  const known = example === undefined ? plain.example : example;
  if (plain.enum) return preferring(known, fc.constantFrom(...plain.enum));
  const kinds = (plain.types.length === 0 ? ['string'] : plain.types).map((type) =>
    ofType(type, { description, plain, known }),
  );
  return fc.oneof(...kinds);
}

interface Place {
  readonly description: Description;
  readonly plain: PlainSchema;
  readonly known: unknown;
}

function ofType(type: string, place: Place): Arbitrary<unknown> {
  const { plain, known } = place;
  if (type === 'object') return objects(place);
  if (type === 'array') return arrays(place);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return preferring(typeof known === 'number' ? known : undefined, integers(plain));
  if (type === 'number') return preferring(typeof known === 'number' ? known : undefined, amounts(plain));
  return preferring(typeof known === 'string' ? known : undefined, texts(plain));
}

function preferring(example: unknown, free: Arbitrary<unknown>): Arbitrary<unknown> {
  if (example === undefined) return free;
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.constant(example), weight: EXAMPLE_WEIGHT },
    { arbitrary: free, weight: 1 },
  );
}

function objects({ description, plain, known }: Place): Arbitrary<unknown> {
  const example = isRecord(known) ? known : {};
  const fields = Object.entries(plain.properties).map(([name, child]) => [
    name,
    arbitraryOf(description, child, example[name]),
  ]);
  const requiredKeys = plain.required.filter((name) => Object.hasOwn(plain.properties, name));
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys,
    noNullPrototype: true,
  });
}

function arrays({ description, plain, known }: Place): Arbitrary<unknown> {
  const [first] = Array.isArray(known) ? known : [];
  const minLength = plain.minItems ?? 0;
  const maxLength = Math.min(plain.maxItems ?? Number.POSITIVE_INFINITY, minLength + 3);
  return fc.array(arbitraryOf(description, plain.items, first), { minLength, maxLength });
}

function integers({ minimum, maximum, exclusiveMinimum }: PlainSchema): Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? LEAST : Math.floor(exclusiveMinimum) + 1);
  return fc.integer({ min, max: maximum ?? Math.max(min, LARGEST) });
}

/** Days and moments, each from its ISO text. */
const MOMENTS: Readonly<Record<string, (iso: string) => string>> = {
  date: (iso) => iso.slice(0, 10),
  'date-time': (iso) => iso,
  'date-time-local': (iso) => iso.slice(0, 19).replace('T', ' '),
};

/** Amounts of money: cents. */
function amounts({ minimum, maximum, exclusiveMinimum }: PlainSchema): Arbitrary<unknown> {
  const least = minimum ?? (exclusiveMinimum === undefined ? LEAST : exclusiveMinimum + 0.01);
  const most = maximum ?? LARGEST;
  return fc.integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) }).map((cents) => cents / 100);
}

function texts({ format, pattern, minLength = 0, maxLength }: PlainSchema): Arbitrary<unknown> {
  const longest = maxLength ?? Number.POSITIVE_INFINITY;
  const momentText = format === undefined ? undefined : MOMENTS[format];
  if (momentText) {
    const days = { min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true };
    return fc.date(days).map((date) => momentText(date.toISOString()));
  }
  if (pattern !== undefined) {
    const isOfLength = (text: string) => {
      const { length } = [...text];
      return length >= minLength && length <= longest;
    };
    return fc.stringMatching(new RegExp(pattern)).filter(isOfLength);
  }
  return fc.string({
    unit: CHARACTERS,
    minLength,
    maxLength: Math.max(minLength, Math.min(longest, LONGEST_TEXT)),
  });
}

/** Valid inputs of an operation. */
export function validCalls(description: Description, operation: KitOperation): Arbitrary<CallValues> {
  const { example, bodySchema, call } = operation;
  const parametersIn = (name: 'path' | 'query') => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === name);
    const fields = parameters.map((parameter) => [
      parameter.name,
      arbitraryOf(description, parameter.schema, example[name][parameter.name]).filter(
        (value) => name === 'query' || isSegment(value),
      ),
    ]);
    const requiredKeys = parameters.filter(({ required }) => required).map((parameter) => parameter.name);
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
      requiredKeys,
      noNullPrototype: true,
    });
  };
  if (!bodySchema) return fc.record({ path: parametersIn('path'), query: parametersIn('query') });
  const body = arbitraryOf(description, bodySchema, example.body);
  return fc.record(
    { path: parametersIn('path'), query: parametersIn('query'), body },
    {
      requiredKeys:
        call.isBodyRequired || operation.method === 'POST' ? ['path', 'query', 'body'] : ['path', 'query'],
      noNullPrototype: true,
    },
  );
}

/** A part of a path cannot be empty, and dots alone mean another folder. */
function isSegment(value: unknown): boolean {
  return !/^\.{0,2}$/.test(String(value));
}
