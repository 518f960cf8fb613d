/**
 * Emits one constant per operation, a file per tag. Each carries its type in full: an inferred object of 400 entries
 * would make declarations of a megabyte. Defaults are left out (JSON body, envelope answer, 60 s) to keep bundles small.
 */
import { type Described, type Description, promiseOf } from './description';
import { docComment } from './doc-comment';
import { NOTICE } from './written-files';

/** The files of `src/generated/operations`, by name. */
export function emitDescriptors(
  description: Description,
  operations: readonly Described[],
): Map<string, string> {
  const byTag = new Map<string, Described[]>();
  for (const operation of operations)
    byTag.set(operation.tag, [...(byTag.get(operation.tag) ?? []), operation]);
  const files = new Map<string, string>();
  for (const [tag, ofTag] of byTag) files.set(`${tag}.ts`, tagFile(description, ofTag));
  files.set('index.ts', indexFile(byTag));
  return files;
}

function tagFile(description: Description, operations: readonly Described[]): string {
  const blocks = operations.map(
    (operation) =>
      `${docComment(description, operation)}export const ${operation.id}: ${typeName(operation)}<'${operation.id}'> = ${literal(description, operation)};\n`,
  );
  const types = [...new Set(operations.map(typeName))].sort().join(', ');
  const imports = [`import type { ${types} } from '../../core/operation';`];
  if (operations.some(({ body }) => isUpload(body)))
    imports.unshift("import { multipart } from '../../core/multipart';");
  if (operations.some(({ answer }) => answer.kind === 'file')) {
    imports.unshift("import { fileAnswer } from '../../answer/file-answer';");
  }
  const promises = [
    ...new Set(operations.flatMap((operation) => promiseOf(description, operation) ?? [])),
  ].sort();
  const names = promises.map((promise) => `${promise}Data`).join(', ');
  if (names) imports.push(`import { ${names} } from '../../core/promised-data';`);
  return [NOTICE, ...imports, '', ...blocks].join('\n');
}

function typeName({ node }: Described): 'Operation' | 'ReadOperation' {
  return node['x-effect'] === 'read' ? 'ReadOperation' : 'Operation';
}

function isUpload(body: Described['body']): boolean {
  return body?.mediaType.startsWith('multipart/') ?? false;
}

function literal(description: Description, operation: Described): string {
  const { id, method, path, node, body, answer } = operation;
  const promise = promiseOf(description, operation);
  const timeoutMs = node['x-timeout-ms'];
  const fields: [string, string | number][] = [
    ['id', id],
    ['method', method],
    ['path', path],
  ];
  if (node['x-effect'] === 'read') fields.push(['effect', 'read']);
  if (timeoutMs !== undefined && timeoutMs !== 60_000) fields.push(['timeoutMs', timeoutMs]);
  if (answer.kind === 'file') fields.push(['media', answer.mediaType]);
  const parts = fields.map(([name, value]) => `${name}: ${typeof value === 'number' ? value : quote(value)}`);
  if (promise) parts.push(`data: ${promise}Data`);
  if (isUpload(body)) parts.push('body: multipart');
  if (answer.kind === 'file') parts.push('answer: fileAnswer');
  return `{ ${parts.join(', ')} }`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function indexFile(byTag: ReadonlyMap<string, readonly Described[]>): string {
  const lines = [...byTag]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([tag, ofTag]) =>
        `export {\n${ofTag
          .map(({ id }) => `  ${id},\n`)
          .sort()
          .join('')}} from './${tag}';`,
    );
  return [NOTICE, ...lines, ''].join('\n');
}
