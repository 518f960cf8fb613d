/** The cost of a call for the compiler, in exact counts of type instantiations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  skipLibCheck: true,
};

/** The files on disk, read once for all programs: these have the same options. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** Instantiations for checking a file that does not exist on disk, placed in `folder`. */
export function instantiations(folder: string, text: string): number {
  const path = join(folder, 'type-cost.virtual.ts');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === path) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
    if (!sources.has(name)) sources.set(name, getSourceFile.call(host, name, ...rest));
    return sources.get(name);
  };
  const program = ts.createProgram([path], OPTIONS, host);
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(path));
  const [first] = diagnostics;
  if (first) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));
  return program.getInstantiationCount();
}

/** Ids of the operations in a generated folder. */
export function operationIds(generated: string): string[] {
  const ops = readFileSync(join(generated, 'ops.ts'), 'utf8');
  return [...ops.matchAll(/^ {2}(\w+): \{ input: /gm)].map(([, id = '']) => id);
}

/** A file with one call for each id; the first `warm` ids are called twice so that shared types are paid for. */
export function callSites(ids: readonly string[], options: { readonly isAwaited?: boolean } = {}): string {
  const line = (id: string, at: number) =>
    options.isAwaited
      ? // TypeScript itself needs 7 more for the `return` of any async function.
        `export async function f${at}() { const r = await api.call(operations.${id}, inputs.${id}.input); if (r.ok) show(r.data); else show(r.msg); }`
      : `export const r${at} = api.call(operations.${id}, inputs.${id}.input);`;
  return [
    `import type { Client } from './core/client';`,
    `import type { Ops } from './generated/ops';`,
    `import * as operations from './generated/operations/index';`,
    'declare const api: Client;',
    'declare const inputs: Ops;',
    'declare function show(value: unknown): void;',
    ...ids.map(line),
  ].join('\n');
}

/** Instantiations of one further call site, over calls of all operations. */
export function perCallSite(source: string, options: { readonly isAwaited?: boolean } = {}): number {
  const ids = operationIds(join(source, 'generated'));
  const costOfFirst = instantiations(source, callSites(ids.slice(0, 1), options));
  const costOfAll = instantiations(source, callSites(ids, options));
  return (costOfAll - costOfFirst) / (ids.length - 1);
}
