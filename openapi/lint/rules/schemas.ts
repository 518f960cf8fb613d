/** How schemas are written: ASCII where the validator quotes, Chinese where people read, nothing that tools trip over. */
import {
  hasChinese,
  isAscii,
  type Json,
  list,
  operationRule,
  type Rule,
  record,
  schemaRule,
  text,
} from '../visit';

function* notAscii(what: string, names: readonly unknown[]): Iterable<string> {
  for (const name of names)
    if (typeof name === 'string' && !isAscii(name)) yield `${what} "${name}" is not ASCII`;
}

/** Keys, enum values, patterns and constants are ASCII: the mock quotes them in a header. */
export const asciiSchemas: Rule = schemaRule(function* (schema) {
  yield* notAscii('key', Object.keys(record(schema['properties'])));
  yield* notAscii('enum value', list(schema['enum']));
  yield* notAscii('constant', [schema['const']]);
  yield* notAscii('pattern', [schema['pattern']]);
});

function exampleNames(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(record(record(value)['examples']));
  const below = Object.entries(value).filter(([key]) => key !== 'examples' && key !== 'schema');
  return [...names, ...below.flatMap(([, child]) => exampleNames(child))];
}

/** Names of examples, parameters and business codes are ASCII: they travel in headers and addresses. */
export const asciiNames: Rule = operationRule(function* ({ node }) {
  yield* notAscii('example', exampleNames({ ...node, 'x-business-codes': undefined }));
  yield* notAscii(
    'parameter',
    list(node['parameters']).map((parameter) => record(parameter)['name']),
  );
  yield* notAscii('business code', Object.keys(record(node['x-business-codes'])));
});

// `data` and `records` are the envelope's and the page's own words, described once there.
const FRAME = ['data', 'records'];

/** Every property and parameter says in Chinese what it is. */
export const chineseProperties: Rule = schemaRule(function* (schema) {
  for (const [name, value] of Object.entries(record(schema['properties']))) {
    const { $ref, description } = record(value);
    if ($ref === undefined && !FRAME.includes(name) && !hasChinese(description))
      yield `property ${name} has no Chinese description`;
  }
});

/** The same for parameters. */
export const chineseParameters: Rule = () => ({
  Parameter: (parameter, ctx) => {
    if (!hasChinese(parameter['description']))
      ctx.report({ message: `parameter ${text(parameter['name'])} has no Chinese description` });
  },
});

const SAYS_SHAPE = ['properties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];

/** An object says what is in it; what is unknown is `{}`. */
export const typedObjects: Rule = schemaRule(function* (schema: Json) {
  const isObject = schema['type'] === 'object' || list(schema['type']).includes('object');
  if (isObject && !SAYS_SHAPE.some((key) => key in schema))
    yield 'type object without properties; write {} for unknown';
  if (schema['type'] === 'array' && !('items' in schema)) yield 'type array without items';
});

/** Objects stay open, `code` is decided at run time, and an enum is of one type and nothing else: no word that tools trip over. */
export const noTraps: Rule = schemaRule(function* (schema) {
  if ('discriminator' in schema) yield 'discriminator is not used';
  if ('nullable' in schema) yield 'nullable is not a word of 3.1';
  if (schema['additionalProperties'] === false) yield 'objects stay open';
  // Generators write a name or a check for each value: mixed types collide, and a choice with a length does not
  // compile.
  const choices = list(schema['enum']);
  if (new Set(choices.map((value) => typeof value)).size > 1) yield 'an enum of several types';
  if (choices.length > 0 && ('minLength' in schema || 'maxLength' in schema)) yield 'an enum with a length';
});
