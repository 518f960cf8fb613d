/**
 * Emits one interface of all operations. A call site reads it by plain indexed access (`Ops[K]`), which costs the
 * compiler few instantiations. Conditional types over paths cost more than a thousand.
 */
import { capital } from './capital';
import { type Described, type Description, promiseOf, type Schema } from './description';
import { NOTICE } from './written-files';

/** The text of `src/generated/ops.ts`. */
export function emitOps(
  description: Description,
  operations: readonly Described[],
  schemas: readonly string[],
): string {
  const typed = operations.map((operation) => ({ operation, data: dataType(description, operation) }));
  return [
    NOTICE,
    "import type { CallHeaders } from '../core/call';",
    "import type { FileAnswer } from '../answer/file-answer';",
    "import type { Failure, SuccessFacts } from '../core/result';",
    "import type * as types from './types';",
    '',
    "/** The named shapes of the description: `Schemas['CartEntry']`. */",
    'export interface Schemas {',
    ...schemas.map((name) => `  ${name}: types.${name};`),
    '}',
    '',
    ...operations.map(inputInterface),
    ...typed.map(successInterface),
    '/** Every operation: its input, the data of its success and the codes of its refusals. */',
    'export interface Ops {',
    ...typed.map(entry),
    '}',
    '',
    '/** What a call of each answers: its `Result`, written out to cost the compiler less. */',
    'export interface Results {',
    ...operations.map(({ id }) => `  ${id}: ${capital(id)}Success | Failure;`),
    '}',
    '',
    '/** The operations that only read: only these are sent again, cached or fetched ahead. */',
    `export type ReadId = ${union(operations.filter(({ node }) => node['x-effect'] === 'read'))};`,
    '',
    '/** The operations that may be called without input; the name is what the compiler says of others. */',
    `export type NeedsNoInput = ${union(operations.filter((operation) => !needsInput(operation)))};`,
    '',
  ].join('\n');
}

/** An operation, and the type of the data of its success. */
interface Typed {
  readonly operation: Described;
  readonly data: string;
}

function entry({ operation, data }: Typed): string {
  return `  ${operation.id}: { input: ${inputName(operation)}; data: ${data}; codes: ${codes(operation)} };`;
}

/** An interface of its own costs a call site less than `Success<T>`, which it is, and has a name in an editor. */
function successInterface({ operation, data }: Typed): string {
  return `export interface ${capital(operation.id)}Success extends SuccessFacts {\n  readonly data: ${data};\n}\n`;
}

function codes({ node }: Described): string {
  return (
    Object.keys(node['x-business-codes'] ?? {})
      .map((code) => `'${code}'`)
      .join(' | ') || 'never'
  );
}

function union(operations: readonly Described[]): string {
  return operations.map(({ id }) => `'${id}'`).join(' | ') || 'never';
}

function inputInterface(operation: Described): string {
  const type = `types.${capital(operation.id)}`;
  const lines = [`/** Input of \`${operation.id}\`: ${operation.node.summary ?? ''} */`];
  lines.push(`export interface ${inputName(operation)} {`);
  if (operation.pathParameters.length > 0) lines.push(`  path: ${type}Path;`);
  if (operation.queryParameters.length > 0)
    lines.push(needsQuery(operation) ? `  query: ${type}Query;` : `  query?: ${type}Query | undefined;`);
  if (operation.body) {
    lines.push(
      operation.body.required
        ? `  body: ${bodyType(operation)};`
        : `  body?: ${bodyType(operation)} | undefined;`,
    );
  }
  lines.push('  headers?: CallHeaders | undefined;', '}', '');
  return lines.join('\n');
}

function inputName({ id }: Described): string {
  return `${capital(id)}Input`;
}

function needsQuery(operation: Described): boolean {
  return operation.queryParameters.some((parameter) => parameter.required);
}

function needsInput(operation: Described): boolean {
  return operation.pathParameters.length > 0 || needsQuery(operation) || (operation.body?.required ?? false);
}

function bodyType({ id, body }: Described): string {
  if (!body?.schema.$ref) throw new Error(`The body of ${id} has no name`);
  return schemaType(body.schema.$ref);
}

function schemaType(reference: string): string {
  return `types.${reference.split('/').at(-1)}`;
}

/** Data that the client does not see to (`promiseOf`) may be absent. */
function dataType(description: Description, operation: Described): string {
  const { answer } = operation;
  if (answer.kind === 'file') return 'FileAnswer';
  if (answer.kind === 'none' || !answer.data) return 'undefined';
  const type = presentType(operation.id, answer.data);
  return type === 'unknown' || promiseOf(description, operation) ? type : `${type} | undefined`;
}

function presentType(id: string, data: Schema): string {
  if (isUnknown(data)) return 'unknown';
  if (data.$ref) return schemaType(data.$ref);
  if (data.type === 'array' && data.items?.$ref) return `${schemaType(data.items.$ref)}[]`;
  if (data.type === 'integer') return 'number';
  if (typeof data.type === 'string') return data.type;
  throw new Error(`The data of ${id} has no name`);
}

/** A schema that says nothing (`{}`, perhaps described) is a shape that nobody knows. */
function isUnknown(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ['description', 'title', 'examples', 'x-shape'].includes(key));
}
