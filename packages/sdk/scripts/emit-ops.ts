/**
 * Emits one interface of all operations. A call site reads it by plain indexed access (`Ops[K]`), which costs the
 * compiler a handful of instantiations where conditional types over paths cost more than a thousand.
 */
import type { Described, Schema } from './description';
import { NOTICE } from './written-files';

/** The text of `src/generated/ops.ts`. */
export function emitOps(operations: readonly Described[]): string {
  return [
    NOTICE,
    "import type { CallHeaders, CallOptions } from '../call';",
    "import type { FileAnswer } from '../file-answer';",
    "import type { components, operations } from './schema';",
    '',
    "export type Schemas = components['schemas'];",
    '',
    ...operations.map(inputInterface),
    '/** Every operation: its input, the arguments of a call and the data of its success. */',
    'export interface Ops {',
    ...operations.map(entry),
    '}',
    '',
  ].join('\n');
}

function entry(operation: Described): string {
  const input = inputName(operation);
  const optional = needsInput(operation) ? '' : '?';
  return [
    `  ${operation.id}: {`,
    `    input: ${input};`,
    `    args: [input${optional}: ${input}, options?: CallOptions];`,
    `    data: ${dataType(operation)};`,
    '  };',
  ].join('\n');
}

function inputInterface(operation: Described): string {
  const of = `operations['${operation.id}']`;
  const lines = [`/** Input of \`${operation.id}\`: ${operation.node.summary ?? ''} */`];
  lines.push(`export interface ${inputName(operation)} {`);
  if (operation.pathParameters.length > 0) lines.push(`  path: ${of}['parameters']['path'];`);
  if (operation.queryParameters.length > 0) {
    const isRequired = needsQuery(operation);
    const query = `${of}['parameters']['query']`;
    lines.push(`  query${isRequired ? '' : '?'}: ${isRequired ? query : `NonNullable<${query}>`};`);
  }
  if (operation.body) {
    lines.push(`  body${operation.body.required ? '' : '?'}: ${bodyType(operation)};`);
  }
  lines.push('  headers?: CallHeaders;', '}', '');
  return lines.join('\n');
}

function inputName({ id }: Described): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Input`;
}

function needsQuery(operation: Described): boolean {
  return operation.queryParameters.some((parameter) => parameter.required);
}

function needsInput(operation: Described): boolean {
  return operation.pathParameters.length > 0 || needsQuery(operation) || (operation.body?.required ?? false);
}

function bodyType({ id, body }: Described): string {
  if (body?.schema.$ref) return schemaType(body.schema.$ref);
  return `NonNullable<operations['${id}']['requestBody']>['content']['${body?.mediaType}']`;
}

function schemaType(reference: string): string {
  return `Schemas['${reference.split('/').at(-1)}']`;
}

function dataType(operation: Described): string {
  const { answer } = operation;
  if (answer.kind === 'file') return 'FileAnswer';
  if (answer.kind === 'none' || !answer.data) return 'undefined';
  const type = presentType(operation.id, answer.data);
  return type !== 'unknown' && mayLackData(operation) ? `${type} | undefined` : type;
}

/** Whether one of the described successes comes without data: there is nothing, and that is no failure. */
function mayLackData({ answer }: Described): boolean {
  if (answer.kind !== 'envelope') return false;
  return Object.values(answer.examples).some(({ value }) => {
    const { code, data } = value as { code?: unknown; data?: unknown };
    return String(code) === '1' && (data === undefined || data === null);
  });
}

function presentType(id: string, data: Schema): string {
  if (isUnknown(data)) return 'unknown';
  if (data.$ref) return schemaType(data.$ref);
  if (data.type === 'array' && data.items?.$ref) return `${schemaType(data.items.$ref)}[]`;
  if (data.type === 'integer') return 'number';
  const isPlain = data.type === 'string' || data.type === 'boolean' || data.type === 'number';
  return isPlain && !data.enum ? String(data.type) : path(id);
}

function path(id: string): string {
  return `NonNullable<operations['${id}']['responses'][200]['content']['application/json']['data']>`;
}

/** A schema that says nothing (`{}`, perhaps described) is a shape that nobody knows. */
function isUnknown(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ['description', 'title', 'examples', 'x-shape'].includes(key));
}
