/** Emits checks: for each component a guard and a lazy zod schema, for each operation its data and its input. */
import type { Described, Description, Schema } from './description';
import { capital, guardOf } from './emit-guards';
import { zodOf } from './emit-zod';
import { type Shape, shapeOf } from './shape';
import { NOTICE } from './written-files';

const TESTS = ['every', 'isDate', 'isRecord', 'others', 'points'];

/** The files of `src/generated/validators`, by name. */
export function emitValidators(
  description: Description,
  operations: readonly Described[],
): Map<string, string> {
  const byTag = new Map<string, string[]>();
  const used = new Set<string>();
  for (const operation of operations) {
    const texts = checksOf(description, operation, used);
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), ...texts]);
  }
  const files = new Map<string, string>([['components.ts', componentsFile(description, used)]]);
  const filled = [...byTag].filter(([, texts]) => texts.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [tag, texts] of filled) files.set(`${tag}.ts`, tagFile(texts));
  files.set('index.ts', indexFile(filled));
  return files;
}

/** Adds to `used` the components that the shape needs, and those that they need. */
function use(description: Description, shape: Shape, used: Set<string>): void {
  switch (shape.kind) {
    case 'ref':
      if (used.has(shape.name)) return;
      used.add(shape.name);
      use(description, componentShape(description, shape.name), used);
      return;
    case 'array':
      use(description, shape.items, used);
      return;
    case 'object':
      for (const property of shape.properties) use(description, property.shape, used);
      if (shape.rest) use(description, shape.rest, used);
      return;
    case 'union':
      for (const option of shape.options) use(description, option, used);
      return;
    default:
  }
}

function componentShape(description: Description, name: string): Shape {
  return shapeOf(description, (description.components['schemas']?.[name] ?? {}) as Schema);
}

function checksOf(description: Description, operation: Described, used: Set<string>): string[] {
  const texts: string[] = [];
  const add = (part: 'data' | 'input', shape: Shape) => {
    use(description, shape, used);
    texts.push(checkText(operation.id, part, shape));
  };
  if (operation.answer.kind === 'envelope' && operation.answer.data) {
    const shape = shapeOf(description, operation.answer.data);
    if (shape.kind !== 'unknown') add('data', shape);
  }
  const input = inputSchema(operation);
  if (input) add('input', shapeOf(description, input));
  return texts;
}

/** Path, query and body as one object; undefined when an operation takes none of them. */
export function inputSchema({ pathParameters, queryParameters, body }: Described): Schema | undefined {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [part, parameters] of [
    ['path', pathParameters],
    ['query', queryParameters],
  ] as const) {
    if (parameters.length === 0) continue;
    const names = parameters.filter((one) => one.required).map((one) => one.name);
    const fields = Object.fromEntries(parameters.map((one) => [one.name, one.schema ?? {}]));
    properties[part] = { type: 'object', properties: fields, required: names };
    if (names.length > 0) required.push(part);
  }
  if (body) properties['body'] = body.schema;
  if (body?.required) required.push('body');
  return Object.keys(properties).length === 0 ? undefined : { type: 'object', properties, required };
}

function checkText(id: string, part: 'data' | 'input', shape: Shape): string {
  const name = `${capital(id)}${capital(part)}`;
  const { functions, test } = guardOf(shape, name, 'v');
  const call = /^(is\w+)\(v\)$/.exec(test)?.[1];
  const whole = call ? '' : `function is${name}(v: unknown): boolean {\n  return ${test};\n}\n`;
  const type = `Ops['${id}']['${part}']`;
  return [
    ...functions.map((text) => text.replace(/^export /, '')),
    whole,
    `/** Checks the ${part} of \`${id}\`. */`,
    `export const ${id}${capital(part)}: Check<${type}> = { operationId: '${id}', part: '${part}', is: ${call ?? `is${name}`}, schema: /* @__PURE__ */ lazily(() => ${zodOf(shape)}) };\n`,
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function componentsFile(description: Description, used: ReadonlySet<string>): string {
  const texts = [...used].sort().map((name) => {
    const shape = componentShape(description, name);
    const { functions, test } = guardOf(shape, name, 'v');
    const own =
      shape.kind === 'object'
        ? ''
        : `export function is${name}(v: unknown): boolean {\n  return ${test};\n}\n`;
    const schema = `export const schemaOf${name}: Lazy<Schemas['${name}']> = /* @__PURE__ */ lazily(() => ${zodOf(shape)});\n`;
    return [
      ...functions.map((text, at) => (at === functions.length - 1 ? text : text.replace(/^export /, ''))),
      own,
      schema,
    ].join('\n');
  });
  const body = texts.join('\n');
  return `${head(body, [`import type { Schemas } from '../ops';`])}\n${body}`;
}

function tagFile(texts: readonly string[]): string {
  const body = texts.join('\n');
  const components = [...new Set(body.match(/\b(?:schemaOf|is)[A-Z]\w*(?=\(|,|\))/g) ?? [])]
    .filter(
      (name) =>
        !TESTS.includes(name) &&
        !new RegExp(`function ${name}\\(`).test(body) &&
        name !== 'isInteger' &&
        name !== 'isArray',
    )
    .sort();
  const imports = [`import type { Ops } from '../ops';`];
  if (components.length > 0) imports.push(`import { ${components.join(', ')} } from './components';`);
  return `${head(body, imports)}\n${body}`;
}

function head(body: string, imports: readonly string[]): string {
  const tests = TESTS.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const types = ['Check', 'Lazy'].filter((name) => body.includes(`: ${name}<`)).map((name) => `type ${name}`);
  const lines = [NOTICE];
  if (body.includes('z.')) lines.push("import * as z from 'zod/mini';");
  if (types.length > 0)
    lines.push(`import { ${[...types, 'lazily'].join(', ')} } from '../../validation/check';`);
  if (tests.length > 0) lines.push(`import { ${tests.join(', ')} } from '../../validation/tests';`);
  return [...lines, ...imports, ''].join('\n');
}

function indexFile(byTag: readonly (readonly [string, readonly string[]])[]): string {
  const lines = byTag.map(([tag, texts]) => {
    const names = texts.flatMap((text) => /export const (\w+): Check/.exec(text)?.[1] ?? []).sort();
    return `export {\n${names.map((name) => `  ${name},\n`).join('')}} from './${tag}';`;
  });
  return [NOTICE, ...lines, ''].join('\n');
}
