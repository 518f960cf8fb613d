/**
 * Emits the components as named interfaces, so that an editor shows a name and not thirty lines. A choice in an answer
 * may have an unknown value. Null is never among them, for the client reads it as undefined.
 */
import { capital } from './capital';
import { type Described, type Description, type Parameter, resolve, type Schema } from './description';
import type { Part } from './shape';
import { NOTICE } from './written-files';

/** The types of one description, in the order in which they are found. */
interface Writing {
  readonly description: Description;
  readonly texts: Map<string, string>;
  /** The shapes that inputs hold, also where answers hold them too. */
  readonly sent: ReadonlySet<string>;
}

/** The text of `src/generated/types.ts`, and the names of the components in it. */
export function emitTypes(
  description: Description,
  operations: readonly Described[],
): { readonly text: string; readonly names: readonly string[] } {
  const inputs: Writing = { description, texts: new Map(), sent: new Set() };
  writeInputs(inputs, operations);
  const writing: Writing = { description, texts: new Map(), sent: new Set(inputs.texts.keys()) };
  // Answers first: a shape that inputs have too is as open as its answer.
  for (const { id, answer } of operations)
    if (answer.kind === 'envelope' && answer.data)
      typeOf(writing, 'data', { schema: answer.data, name: `${capital(id)}Data` });
  writeInputs(writing, operations);
  const names = [...writing.texts.keys()].filter((name) => description.components['schemas']?.[name]).sort();
  const sorted = [...writing.texts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { names, text: [NOTICE, '', ...sorted.map(([, text]) => text)].join('\n') };
}

function writeInputs(writing: Writing, operations: readonly Described[]): void {
  for (const operation of operations) {
    const { body } = operation;
    if (body) typeOf(writing, 'input', { schema: body.schema, name: `${capital(operation.id)}Body` });
    parameters(writing, `${capital(operation.id)}Path`, operation.pathParameters);
    parameters(writing, `${capital(operation.id)}Query`, operation.queryParameters);
  }
}

function parameters(writing: Writing, name: string, list: readonly Parameter[]): void {
  if (list.length === 0) return;
  const properties = Object.fromEntries(
    list.map(({ name: field, schema = {}, description }) => [
      field,
      { ...schema, ...(description && { description }) },
    ]),
  );
  const required = list.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  interfaceOf(writing, 'input', { schema: { properties, required }, name });
}

/** A schema, and the name that its type has when it needs one. */
interface Named {
  readonly schema: Schema;
  readonly name: string;
}

/** The type of a schema; what it names is written too. */
function typeOf(writing: Writing, part: Part, { schema, name }: Named): string {
  if (schema.$ref) return componentOf(writing, part, schema.$ref);
  if (schema.anyOf)
    return schema.anyOf
      .map((option, at) => typeOf(writing, part, { schema: option, name: `${name}${at + 1}` }))
      .join(' | ');
  if (schema.allOf) return interfaceOf(writing, part, { schema, name });
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices) return choiceOf(part, choices);
  const types = schema.type === undefined ? ['unknown'] : [schema.type].flat();
  return types.map((type) => ofType(writing, part, { schema, name, type })).join(' | ');
}

/** The known texts and numbers of an answer are suggested, and any other is accepted. */
function choiceOf(part: Part, choices: readonly unknown[]): string {
  const known = choices.map((value) => JSON.stringify(value).replaceAll('"', "'"));
  const types = new Set(choices.map((value) => typeof value));
  const open = part === 'data' ? [...types].filter((type) => type === 'string' || type === 'number') : [];
  return [...known, ...open.map((type) => `(${type} & {})`)].join(' | ');
}

function ofType(
  writing: Writing,
  part: Part,
  { schema, name, type }: Named & { readonly type: string },
): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'string':
      return schema.format === 'binary' ? 'Blob' : type;
    case 'array': {
      const itemType = typeOf(writing, part, { schema: schema.items ?? {}, name: `${name}Item` });
      return itemType.includes(' ') ? `(${itemType})[]` : `${itemType}[]`;
    }
    case 'object':
      if (schema.properties) return interfaceOf(writing, part, { schema, name });
      return typeof schema.additionalProperties === 'object'
        ? `Record<string, ${typeOf(writing, part, { schema: schema.additionalProperties, name: `${name}Value` })}>`
        : 'Record<string, unknown>';
    default:
      return type;
  }
}

function componentOf(writing: Writing, part: Part, reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  if (writing.texts.has(name)) return name;
  const schema = resolve<Schema>(writing.description, { $ref: reference });
  // Written before its parts, for shapes may hold each other.
  writing.texts.set(name, '');
  const isObject = schema.allOf || (schema.type === 'object' && schema.properties);
  if (isObject) return interfaceOf(writing, part, { schema, name });
  writing.texts.set(
    name,
    `${comment('', schema)}export type ${name} = ${typeOf(writing, part, { schema, name: `${name}Part` })};\n`,
  );
  return name;
}

function interfaceOf(writing: Writing, part: Part, { schema, name }: Named): string {
  const { inherited, schemas } = partsOf(schema);
  const bases = inherited.map((reference) => componentOf(writing, part, reference));
  const lines = schemas.flatMap(({ properties = {}, required = [], additionalProperties }) => {
    if (additionalProperties) throw new Error(`${name} has both fields and a shape of all others`);
    return Object.entries(properties).map(([field, property]) => {
      const type = typeOf(writing, part, { schema: property, name: `${name}${capital(field)}` });
      const isRequired = required.includes(field);
      // A program may say undefined for what it leaves out, also with `exactOptionalPropertyTypes`.
      const right = isRequired || (part === 'data' && !writing.sent.has(name)) ? type : withUndefined(type);
      return `${comment('  ', property)}  ${fieldName(field)}${isRequired ? '' : '?'}: ${right};`;
    });
  });
  const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
  writing.texts.set(
    name,
    `${comment('', schema)}export interface ${name}${heritage} {\n${lines.join('\n')}\n}\n`,
  );
  return name;
}

/** The components that an object is made of, and its own fields. */
function partsOf(schema: Schema): { readonly inherited: string[]; readonly schemas: Schema[] } {
  const parts = (schema.allOf ?? []).map((schema) =>
    schema.$ref ? { inherited: [schema.$ref], schemas: [] } : partsOf(schema),
  );
  return {
    inherited: parts.flatMap(({ inherited }) => inherited),
    schemas: [...(schema.properties ? [schema] : []), ...parts.flatMap(({ schemas }) => schemas)],
  };
}

function withUndefined(type: string): string {
  return type === 'unknown' ? type : `${type} | undefined`;
}

function fieldName(name: string): string {
  return /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`;
}

/** The limits that an editor shows beside a field. */
const LIMITS = ['minimum', 'exclusiveMinimum', 'maximum', 'multipleOf', 'minLength', 'maxLength'] as const;

function comment(indent: string, schema: Schema): string {
  const { description = '' } = schema;
  const stated = { ...schema, multipleOf: schema.multipleOf ?? schema['x-step'] };
  const limits = LIMITS.flatMap((name) => (stated[name] === undefined ? [] : [`@${name} ${stated[name]}`]));
  const text = [
    description
      .replaceAll('*/', '*\\/')
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
    ...limits,
  ]
    .join(' ')
    .trim();
  return text === '' ? '' : `${indent}/** ${text} */\n`;
}
