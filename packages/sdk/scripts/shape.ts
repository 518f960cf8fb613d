/**
 * The part of JSON Schema that the description uses, in a form from which both guards and zod schemas are written.
 * A keyword that is not understood ends generation: a validator that skips what it does not know would lie.
 */
import { type Description, resolve, type Schema } from './description';

export interface Property {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

/** A condition on a text, number or list: an expression over the variable `of`, and its words. */
export interface Condition {
  readonly test: (of: string) => string;
  readonly words: string;
}

export type Shape =
  | { readonly kind: 'unknown' | 'boolean' | 'null' | 'file' }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'string' | 'number'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'array'; readonly items: Shape; readonly conditions: readonly Condition[] }
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly rest?: Shape }
  | { readonly kind: 'union'; readonly options: readonly Shape[] };

const WORDLESS = [
  'description',
  'title',
  'examples',
  'example',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
];
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...['type', 'properties', 'required', 'items', 'allOf', 'anyOf', 'enum', 'const', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'additionalProperties', '$ref', ...WORDLESS],
]);
const FORMATS: ReadonlySet<string> = new Set([
  'date',
  'binary',
  'password',
  'int32',
  'int64',
  'double',
  'float',
]);

/** The shape of a schema; references to components stay references. */
export function shapeOf(description: Description, schema: Schema): Shape {
  refuseUnknown(schema);
  if (schema.$ref) return { kind: 'ref', name: schema.$ref.split('/').at(-1) ?? '' };
  if (schema.allOf) return wholeObject(description, schema);
  if (schema.anyOf) return { kind: 'union', options: schema.anyOf.map((one) => shapeOf(description, one)) };
  const types = schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  const options = types.map((type) => ofType(description, type, schema));
  return options.length === 1 && options[0] ? options[0] : { kind: 'union', options };
}

function refuseUnknown(schema: Schema): void {
  const unknown = Object.keys(schema).filter((key) => !UNDERSTOOD.has(key) && !key.startsWith('x-'));
  if (unknown.length > 0)
    throw new Error(`Validators do not know ${unknown.join(', ')}: ${JSON.stringify(schema)}`);
  if (schema.format && !FORMATS.has(schema.format))
    throw new Error(`Validators do not know format ${schema.format}`);
}

function impliedTypes(schema: Schema): string[] {
  const constraints = Object.keys(schema).filter((key) => !WORDLESS.includes(key) && !key.startsWith('x-'));
  if (constraints.length === 0) return ['unknown'];
  throw new Error(`A schema without type has constraints: ${JSON.stringify(schema)}`);
}

function ofType(description: Description, type: string, schema: Schema): Shape {
  switch (type) {
    case 'unknown':
    case 'boolean':
    case 'null':
      return { kind: type };
    case 'string':
      return schema.format === 'binary'
        ? { kind: 'file' }
        : { kind: 'string', conditions: textConditions(schema) };
    case 'number':
    case 'integer':
      return { kind: 'number', conditions: numberConditions(type, schema) };
    case 'array':
      return {
        kind: 'array',
        items: shapeOf(description, schema.items ?? {}),
        conditions: present([
          [schema.minItems, (v, n) => `${v}.length >= ${n}`, (n) => `at least ${n} entries`],
          [schema.maxItems, (v, n) => `${v}.length <= ${n}`, (n) => `at most ${n} entries`],
        ]),
      };
    case 'object':
      return wholeObject(description, schema);
    default:
      throw new Error(`Validators do not know type ${type}`);
  }
}

type Row = [value: number | undefined, test: (of: string, n: number) => string, words: (n: number) => string];

function present(rows: readonly Row[]): Condition[] {
  return rows.flatMap(([n, test, words]) =>
    n === undefined ? [] : [{ test: (of: string) => test(of, n), words: words(n) }],
  );
}

function textConditions(schema: Schema): Condition[] {
  const conditions = present([
    [
      schema.minLength,
      (v, n) => (n === 1 ? `${v} !== ''` : `points(${v}) >= ${n}`),
      (n) => `at least ${n} characters`,
    ],
    [schema.maxLength, (v, n) => `points(${v}) <= ${n}`, (n) => `at most ${n} characters`],
  ]);
  const { pattern } = schema;
  if (pattern)
    conditions.push({ test: (v) => `${regex(pattern)}.test(${v})`, words: `a text like ${pattern}` });
  if (schema.format === 'date') conditions.push({ test: (v) => `isDate(${v})`, words: 'a date YYYY-MM-DD' });
  return [...conditions, ...choice(schema, 'string')];
}

function regex(pattern: string): string {
  return `/${new RegExp(pattern, 'u').source}/u`;
}

function numberConditions(type: string, schema: Schema): Condition[] {
  const conditions: Condition[] =
    type === 'integer' ? [{ test: (v) => `Number.isInteger(${v})`, words: 'a whole number' }] : [];
  conditions.push(
    ...present([
      [schema.minimum, (v, n) => `${v} >= ${n}`, (n) => `at least ${n}`],
      [schema.maximum, (v, n) => `${v} <= ${n}`, (n) => `at most ${n}`],
      [schema.exclusiveMinimum, (v, n) => `${v} > ${n}`, (n) => `more than ${n}`],
      [schema.exclusiveMaximum, (v, n) => `${v} < ${n}`, (n) => `less than ${n}`],
      [schema.multipleOf, (v, n) => `Number.isInteger(${v} / ${n})`, (n) => `a multiple of ${n}`],
    ]),
  );
  return [...conditions, ...choice(schema, 'number')];
}

function choice(schema: Schema, type: 'string' | 'number'): Condition[] {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (!values) return [];
  const own = values.filter((value) => typeof value === type).map((value) => JSON.stringify(value));
  const test = (v: string) => own.map((value) => `${v} === ${value}`).join(' || ') || 'false';
  return [{ test: (v) => (own.length > 1 ? `(${test(v)})` : test(v)), words: `one of ${own.join(', ')}` }];
}

interface Parts {
  readonly properties: Map<string, Shape>;
  readonly required: Set<string>;
  rest?: Shape;
}

/** An object, or several that are one by `allOf`. */
function wholeObject(description: Description, schema: Schema): Shape {
  const parts: Parts = { properties: new Map(), required: new Set() };
  collect(description, schema, parts);
  const names = new Set([...parts.properties.keys(), ...parts.required]);
  const properties = [...names].map((name) => ({
    name,
    isRequired: parts.required.has(name),
    shape: parts.properties.get(name) ?? ({ kind: 'unknown' } as const),
  }));
  return { kind: 'object', properties, ...(parts.rest && { rest: parts.rest }) };
}

function collect(description: Description, schema: Schema, parts: Parts): void {
  const own = resolve<Schema>(description, schema as { $ref: string });
  refuseUnknown(own);
  if (own.type !== undefined && own.type !== 'object')
    throw new Error(`allOf holds no object: ${JSON.stringify(own)}`);
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    if (parts.properties.has(name)) throw new Error(`allOf describes ${name} twice`);
    parts.properties.set(name, shapeOf(description, property));
  }
  for (const name of own.required ?? []) parts.required.add(name);
  if (own.additionalProperties === false) throw new Error('Objects of the description are open');
  if (typeof own.additionalProperties === 'object')
    parts.rest = shapeOf(description, own.additionalProperties);
  for (const part of own.allOf ?? []) collect(description, part, parts);
}
