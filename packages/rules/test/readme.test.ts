import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bundled, sources } from './bundled';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

interface Example {
  readonly area: string;
  readonly code: string;
}

const examples: readonly Example[] = [...readme.matchAll(/^### `(\S+)`[^\n]*\n(.*?)(?=^##)/gms)].flatMap(
  ([, area = '', section = '']) =>
    [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => ({ area, code })),
);

const STATEMENT = /((?:^.*\n)*?^\S.*);(?: \/\/ (?:=> (.*)|.*))?$\n?/gm;

/** Turns each statement `expression; // => value` into a pair that the module exports. */
function withSeen(code: string): string {
  const body = code.replace(STATEMENT, (statement, expression, value) =>
    value === undefined ? statement : `seen.push([${expression}, ${value}]);\n`,
  );
  return `export const seen: [unknown, unknown][] = [];\n${body}`;
}

async function seenIn(code: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const { text } = await bundled(withSeen(code));
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return module.seen;
}

/** The compiler's words about the examples, with `strict` as the only strict option of a reader's project. */
function compilerErrors(): readonly string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const codes = new Map(examples.map(({ area, code }, at) => [`${folder}README.${area}${at}.ts`, code]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getCurrentDirectory = () => folder;
  host.fileExists = (name) => codes.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const code = codes.get(name);
    return code === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return [...codes.keys()].flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

describe('the README', () => {
  it('CART-01 has an example for each entry of the package', () => {
    expect([...new Set(examples.map(({ area }) => `./${area}`))].sort()).toEqual([...sources.keys()].sort());
  });

  it('compiles in a project that is strict', () => {
    expect(compilerErrors()).toEqual([]);
  }, 120_000);

  it.each(examples)('shows what $area really answers', async ({ code }) => {
    const seen = await seenIn(code);
    expect(seen).toHaveLength(code.split('// =>').length - 1);
    expect(seen.length).toBeGreaterThan(0);
    for (const [value, answer] of seen) expect(value).toEqual(answer);
  });
});
