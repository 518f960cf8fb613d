/** Every example of the README, of `docs` and of `examples/` compiles and runs; the network is the description's examples. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideBlocks, guideTexts, PRINTED } from '../scripts/package/guides';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const guides = guideTexts().join('\n');
const blocks = guideBlocks();
const files = readdirSync(join(PACKAGE, 'examples')).map(
  (name) => [name, readFileSync(join(PACKAGE, 'examples', name), 'utf8')] as const,
);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-examples-'));
  const contents = readFileSync(join(PACKAGE, 'test/example-server.ts'), 'utf8');
  await bundle(contents, join(PACKAGE, 'test'), 'server.mjs');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(contents: string, resolveDir: string, name: string): Promise<void> {
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    outfile: join(folder, name),
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
}

/** For packages in CommonJS, such as undici, inside a module. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** @returns what the example prints */
async function run(code: string): Promise<string> {
  await bundle(code, PACKAGE, 'example.mjs');
  return execFileSync(process.execPath, ['--import', './server.mjs', 'example.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('examples', () => {
  it('have the output that their comments promise', () => {
    expect([...blocks, ...files].map(([name]) => name).sort()).toEqual(Object.keys(PRINTED).sort());
    // One under each heading, or a second one would be read by nobody.
    expect(guides.match(/^```ts$/gm)).toHaveLength(blocks.length);
  });

  it.each([...blocks, ...files])(
    '%s runs',
    async (name, code) => {
      expect(await run(code)).toMatch(PRINTED[name] ?? /^nothing known$/);
    },
    30_000,
  );

  it.each<[string, ts.CompilerOptions]>([
    ['`strict` alone', {}],
    ['stricter options', { exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true }],
  ])(
    'of README and guides compile with %s',
    (_, stricter) => {
      const names = blocks.map((_, at) => join(PACKAGE, `block${at}.virtual.ts`));
      const options: ts.CompilerOptions = {
        strict: true,
        ...stricter,
        noEmit: true,
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        types: ['node'],
        skipLibCheck: true,
      };
      const host = ts.createCompilerHost(options);
      const { getSourceFile, fileExists } = host;
      host.getCurrentDirectory = () => PACKAGE;
      host.fileExists = (name) => names.includes(name) || fileExists(name);
      host.getSourceFile = (name, ...rest) => {
        const code = blocks[names.indexOf(name)]?.[1];
        return code === undefined
          ? getSourceFile.call(host, name, ...rest)
          : ts.createSourceFile(name, code, ts.ScriptTarget.ES2023);
      };
      const program = ts.createProgram(names, options, host);
      const problems = names.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
      expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual(
        [],
      );
    },
    120_000,
  );
});
