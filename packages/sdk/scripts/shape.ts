/**
 * The part of JSON Schema that the description uses, in a form from which checks are written.
 * A keyword that is not understood ends generation: a validator that skips what it does not know would lie.
 */
import { type Description, resolve, type Schema } from './description';

/** Which side of a call is described: choices of answers are open, for a server may know more of them. */
export type Part = 'data' | 'input';

/** Where a schema is read from, and for which side. */
export interface World {
  readonly description: Description;
  readonly part: Part;
}

export interface Property {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

/** A condition on a text, number or list, as code of `src/validation/shapes.ts`: `least(1)`. */
export type Condition = string;

export type Shape =
  | { readonly kind: 'unknown' | 'boolean' | 'file' }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'string' | 'number' | 'integer'; readonly conditions: readonly Condition[] }
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
  'type',
  'properties',
  'required',
  'items',
  'allOf',
  'anyOf',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'additionalProperties',
  '$ref',
  ...WORDLESS,
]);
const FORMATS: ReadonlySet<string> = new Set([
  'date',
  // Without a zone: described for readers, and not checked.
  'date-time-local',
  'binary',
  'password',
  'int32',
  'int64',
  'double',
  'float',
]);

/** The shape of a schema; references to components stay references. */
export function shapeOf(world: World, schema: Schema): Shape {
  refuseUnknown(schema);
  if (schema.$ref) return { kind: 'ref', name: schema.$ref.split('/').at(-1) ?? '' };
  if (schema.allOf) return wholeObject(world, schema);
  if (schema.anyOf) return { kind: 'union', options: schema.anyOf.map((schema) => shapeOf(world, schema)) };
  const types = schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  const options = types.map((type) => ofType(world, type, schema));
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

function ofType(world: World, type: string, schema: Schema): Shape {
  switch (type) {
    case 'unknown':
    case 'boolean':
      return { kind: type };
    case 'string':
      return schema.format === 'binary'
        ? { kind: 'file' }
        : { kind: type, conditions: [...textConditions(schema), ...choice(world, schema, type)] };
    case 'number':
    case 'integer':
      return { kind: type, conditions: [...numberConditions(schema), ...choice(world, schema, 'number')] };
    case 'array':
      return {
        kind: 'array',
        items: shapeOf(world, schema.items ?? {}),
        conditions: between('entries', schema.minItems, schema.maxItems),
      };
    case 'object':
      return wholeObject(world, schema);
    default:
      throw new Error(`Validators do not know type ${type}`);
  }
}

/** A call of each function whose limit the schema has. */
function present(limits: Readonly<Record<string, number | undefined>>): Condition[] {
  return Object.entries(limits).flatMap(([name, limit]) =>
    limit === undefined ? [] : [`${name}(${limit})`],
  );
}

/** `entries(1, 20)`; nothing where there are no limits. */
function between(name: string, least: number | undefined, most: number | undefined): Condition[] {
  if (most !== undefined) return [`${name}(${least ?? 0}, ${most})`];
  return present({ [name]: least });
}

function textConditions({ minLength, maxLength, pattern, format }: Schema): Condition[] {
  return [
    ...between('characters', minLength, maxLength),
    ...(pattern ? [`like(/${new RegExp(pattern, 'u').source}/u)`] : []),
    ...(format === 'date' ? ['date'] : []),
  ];
}

function numberConditions(schema: Schema): Condition[] {
  return present({
    least: schema.minimum,
    most: schema.maximum,
    moreThan: schema.exclusiveMinimum,
    step: schema.multipleOf ?? schema['x-step'],
  });
}

function choice({ part }: World, schema: Schema, type: 'string' | 'number'): Condition[] {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (!values || part === 'data') return [];
  const literals = values.filter((value) => typeof value === type).map((value) => JSON.stringify(value));
  return [`oneOf(${literals.join(', ')})`];
}

interface Parts {
  readonly properties: Map<string, Shape>;
  readonly required: Set<string>;
  rest?: Shape;
}

/** An object, or several that are one by `allOf`. */
function wholeObject(world: World, schema: Schema): Shape {
  const parts: Parts = { properties: new Map(), required: new Set() };
  collect(world, schema, parts);
  const names = new Set([...parts.properties.keys(), ...parts.required]);
  const properties = [...names].map((name) => ({
    name,
    isRequired: parts.required.has(name),
    shape: parts.properties.get(name) ?? ({ kind: 'unknown' } as const),
  }));
  return { kind: 'object', properties, ...(parts.rest && { rest: parts.rest }) };
}

function collect(world: World, schema: Schema, parts: Parts): void {
  const whole = resolve<Schema>(world.description, schema as { $ref: string });
  refuseUnknown(whole);
  if (whole.type !== undefined && whole.type !== 'object')
    throw new Error(`allOf holds no object: ${JSON.stringify(whole)}`);
  for (const [name, property] of Object.entries(whole.properties ?? {})) {
    if (parts.properties.has(name)) throw new Error(`allOf describes ${name} twice`);
    parts.properties.set(name, shapeOf(world, property));
  }
  for (const name of whole.required ?? []) parts.required.add(name);
  if (whole.additionalProperties === false) throw new Error('Objects of the description are open');
  if (typeof whole.additionalProperties === 'object') parts.rest = shapeOf(world, whole.additionalProperties);
  for (const part of whole.allOf ?? []) collect(world, part, parts);
}
