/** Emits checks: for each operation its data and its input, of components that are described once for each side. */
import { capital } from './capital';
import type { Described, Description, Schema } from './description';
import { codeOf, type Writing } from './emit-shapes';
import { type Part, type Shape, shapeOf, type World } from './shape';
import { NOTICE } from './written-files';

/** In whose words shapes are written: our checks, or schemas of zod; both have pieces of the same names. */
export interface Dialect {
  /** The module of the pieces. */
  readonly pieces: string;
  /** The type of a component. */
  readonly component: string;
  /** The import of `type Check` or the like, and what a check of one part is. */
  readonly head: string;
  readonly constant: (id: string, part: Part, code: string) => string;
}

const CHECKS: Dialect = {
  pieces: '../../validation/shapes',
  component: 'Shape',
  head: "import { type Check, checkOf } from '../../validation/check';",
  constant: (id, part, code) =>
    `/** Checks the ${part} of \`${id}\`. */\nexport const ${id}${capital(part)}: Check<Ops['${id}']['${part}']> = /* @__PURE__ */ checkOf('${id}', '${part}', () => ${code});\n`,
};

/** The file of the components of each side. */
const FILES = { data: 'answers', input: 'inputs' } as const;

/** The files of `src/generated/validators`, by name. */
export function emitValidators(
  description: Description,
  operations: readonly Described[],
  dialect: Dialect = CHECKS,
): Map<string, string> {
  const used = { data: new Set<string>(), input: new Set<string>() };
  const byTag = new Map<string, OperationCheck[]>();
  for (const operation of operations) {
    const checks = checksOf(description, operation);
    for (const { part, shape } of checks) use({ description, part }, shape, used[part]);
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), ...checks]);
  }
  const files = new Map<string, string>();
  for (const part of ['data', 'input'] as const)
    files.set(`${FILES[part]}.ts`, componentsFile({ description, part }, used[part], dialect));
  const results = [...byTag].filter(([, checks]) => checks.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [tag, checks] of results) files.set(`${tag}.ts`, tagFile(checks, dialect));
  files.set('index.ts', indexFile(results));
  return files;
}

/** Adds to `used` the components that the shape needs, and those that they need. */
function use(world: World, shape: Shape, used: Set<string>): void {
  for (const name of namesIn(shape)) {
    if (used.has(name)) continue;
    used.add(name);
    use(world, componentShape(world, name), used);
  }
}

/** The components that a shape names. */
function namesIn(shape: Shape): string[] {
  switch (shape.kind) {
    case 'ref':
      return [shape.name];
    case 'array':
      return namesIn(shape.items);
    case 'object':
      return [
        ...shape.properties.map((property) => property.shape),
        ...(shape.rest ? [shape.rest] : []),
      ].flatMap(namesIn);
    case 'union':
      return shape.options.flatMap(namesIn);
    default:
      return [];
  }
}

function componentShape(world: World, name: string): Shape {
  return shapeOf(world, (world.description.components['schemas']?.[name] ?? {}) as Schema);
}

interface OperationCheck {
  readonly id: string;
  readonly part: Part;
  readonly shape: Shape;
}

function checksOf(description: Description, operation: Described): OperationCheck[] {
  const { id, answer } = operation;
  const checks: OperationCheck[] = [];
  if (answer.kind === 'envelope' && answer.data) {
    const shape = shapeOf({ description, part: 'data' }, answer.data);
    if (shape.kind !== 'unknown') checks.push({ id, part: 'data', shape });
  }
  const input = inputSchema(operation);
  if (input) checks.push({ id, part: 'input', shape: shapeOf({ description, part: 'input' }, input) });
  return checks;
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
    const names = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    const fields = Object.fromEntries(
      parameters.map((parameter) => [parameter.name, parameter.schema ?? {}]),
    );
    properties[part] = { type: 'object', properties: fields, required: names };
    if (names.length > 0) required.push(part);
  }
  if (body) properties['body'] = body.schema;
  if (body?.required) required.push('body');
  return Object.keys(properties).length === 0 ? undefined : { type: 'object', properties, required };
}

function componentsFile(world: World, used: ReadonlySet<string>, dialect: Dialect): string {
  const writing: Writing = {
    part: world.part,
    prefix: '',
    pieces: new Set(['lazily', `type ${dialect.component}`]),
  };
  const lines = [...used].sort().map((name) => {
    const code = codeOf(componentShape(world, name), writing);
    return `export const ${name}: ${dialect.component} = /* @__PURE__ */ lazily(() => ${code});`;
  });
  return [NOTICE, ...piecesImport(writing, dialect), '', ...lines, ''].join('\n');
}

function tagFile(checks: readonly OperationCheck[], dialect: Dialect): string {
  const pieces = new Set<string>();
  const lines = checks.map(({ id, part, shape }) =>
    // Both sides may have a component of one name.
    dialect.constant(id, part, codeOf(shape, { part, prefix: `${FILES[part]}.`, pieces })),
  );
  const components = Object.values(FILES).filter((name) => lines.some((line) => line.includes(`${name}.`)));
  return [
    NOTICE,
    dialect.head,
    ...piecesImport({ pieces }, dialect),
    "import type { Ops } from '../ops';",
    ...components.map((name) => `import * as ${name} from './${name}';`),
    '',
    ...lines,
  ].join('\n');
}

function piecesImport({ pieces }: Pick<Writing, 'pieces'>, { pieces: from }: Dialect): string[] {
  const names = [...pieces].sort((a, b) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1));
  return names.length > 0 ? [`import { ${names.join(', ')} } from '${from}';`] : [];
}

function indexFile(byTag: readonly (readonly [string, readonly OperationCheck[]])[]): string {
  const lines = byTag.map(([tag, checks]) => {
    const names = checks.map(({ id, part }) => `${id}${capital(part)}`).sort();
    return `export {\n${names.map((name) => `  ${name},\n`).join('')}} from './${tag}';`;
  });
  return [NOTICE, ...lines, ''].join('\n');
}
