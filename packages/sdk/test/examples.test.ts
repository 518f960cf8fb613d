/** Every example of the README, of `docs` and of `examples/` compiles and runs; the network is the description's examples. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const guides = ['README.md', ...readdirSync(join(PACKAGE, 'docs')).map((name) => `docs/${name}`)]
  .map((name) => readFileSync(join(PACKAGE, name), 'utf8'))
  .join('\n');
const blocks = [...guides.matchAll(/## ([^\n]+)\n(?:(?!\n##+ )[\s\S])*?```ts\n([\s\S]*?)```/g)].map(
  ([, title = '', code = '']) => [title, code] as const,
);
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

const PRINTED: Readonly<Record<string, RegExp>> = {
  'First call': /^90001 2\n/,
  'What a call answers': /^$/,
  'One client, one account': /^own\nforeign\nrefused\n$/,
  'Options of a call': /^\d+\n$/,
  Lists: /^6010086601 待审核\n/,
  'Scripts and servers': /^8\n$/,
  Traces: /^https:\/\/portal\.example\.com\/new\/api\/x\n$/,
  'TanStack Query': /^2 1\n$/,
  'Tests without a server': /^7\n1\n$/,
  'More, each left out of a bundle unless it is named': /^getCartCount success 1\nfunction\n$/,
  'A call of your own': /^2\n$/,
  'By path': /^2\n$/,
  'With MSW': /^AS121\n503\n$/,
  'A form': /^\[\{"name":\["number"\],"errors":\["最多 5 台"\]\}\]\nfunction\n$/,
  'A route of a server': /^400\n200\n$/,
  'A tool of an agent': /^✖ .*\n {2}→ at path\.id\n2\n$/,
  'Proxies and certificates on Node': /^true\n$/,
  'by-path.ts': /^2 entries, 0 not as described\n$/,
  'cart-page.ts': /^购物车 \d+\n$/,
  'nightly-export.ts': /^\{"orderNo":"6010086601"/,
  'query-cart.ts': /^entries 2\norders on the first page \d+\nadded true\n$/,
  'test-a-page.ts': /^both tests pass\n$/,
};

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
