/**
 * `pnpm test:package`: the package as strangers get it, built, packed and used. `--short` needs a network only to install
 * `tests/package-tools`, where pnpm's store has not got it, and leaves out other versions of Node, Bun and Deno, older
 * ones of TypeScript, the browser and the cost of 800 operations.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { coldImport } from '../bench/cold-import';
import { costOfAll } from '../bench/synthetic';
import { bareProject, pack } from './package/bare-project';
import { newerThanFloor } from './package/browser-floor';
import { matrixInChromium } from './package/chromium';
import { alone, contents } from './package/contents';
import { callWithoutServer, firstCall } from './package/first-call';
import { guidesAsPacked } from './package/guides';
import { packedMatrix } from './package/packed-matrix';
import { AGENT, BROWSER, CJS, ESM, TYPED } from './package/programs';
import { runCommand } from './package/run-command';
import { matrixIn, RUNTIMES } from './package/runtimes';
import { uncaught } from './package/uncaught';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const isShort = process.argv.includes('--short');
const folder = mkdtempSync(join(tmpdir(), 'sdk-package-'));
let failed = 0;

async function step(name: string, run: () => Promise<string>): Promise<string> {
  try {
    const output = await run();
    console.log(`ok   ${name}${output ? `: ${output.split('\n').at(-1)}` : ''}`);
    return output;
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return '';
  }
}

const TOOLS = fileURLToPath(new URL('../../../tests/package-tools', import.meta.url));
const tool = (name: string) => join(TOOLS, 'node_modules', '.bin', name);
const here = { cwd: PACKAGE };

await step('build', async () => {
  await runCommand('npx', ['--yes', 'pnpm@12.21.0', 'build'], here);
  return '';
});
const tarball = await step('pack', () => pack(folder));
await step('publint', () => runCommand(tool('publint'), ['run', tarball, '--strict'], here));
await step('types are as they say, in every way to import', async () => {
  await runCommand(tool('attw'), [tarball], here);
  return '';
});
await step('public API as committed in api/', async () => {
  await runCommand(
    join(PACKAGE, 'node_modules', '.bin', 'tsx'),
    [join(TOOLS, 'api-report.ts'), '--check'],
    here,
  );
  return '';
});
const project = await bareProject(folder, tarball, isShort);
const inProject = { cwd: project };
const write = (name: string, text: string) => writeFileSync(join(project, name), text);

await step('ESM', async () => {
  write('works.mjs', ESM);
  return runCommand(process.execPath, ['works.mjs'], inProject);
});
await step('CommonJS', async () => {
  write('works.cjs', CJS);
  return runCommand(process.execPath, ['works.cjs'], inProject);
});
await step('command line', async () => {
  const out = await runCommand(
    process.execPath,
    ['node_modules/@dealer-portal/sdk/dist/cli.js', 'show', 'listCart'],
    inProject,
  );
  if (!out.includes('GET /cart/shoppingCart/get/list/')) throw new Error(out);
  return '';
});
await step('command line, read by head', async () => {
  const cli = 'node_modules/@dealer-portal/sdk/dist/cli.js';
  const script = `set -o pipefail; '${process.execPath}' ${cli} list | head -1`;
  return runCommand('bash', ['-c', script], inProject);
});
await step('tools of an agent', async () => {
  write('agent.mjs', AGENT);
  return runCommand(process.execPath, ['agent.mjs'], inProject);
});
await step('first block of the README, without a server', () => callWithoutServer(project));
await step('first call of the README against the mock', () => firstCall(project));
await step('every example of README and guides, as packed', () => guidesAsPacked(project));
await step('a failure that is not caught can be read', () => uncaught(project));
await step('failure matrix, as packed', () => packedMatrix(project));
await step('tarball below 2.5 MB, whole, and nothing in it twice', async () =>
  contents(tarball, join(project, 'node_modules/@dealer-portal/sdk')),
);
await step('what needs no other package, without any', () => alone(folder, tarball));
await step('browser bundle', async () => {
  const stdin = { contents: BROWSER, resolveDir: project };
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    // What a page loads first; the parts for unusual answers come when they are needed.
    splitting: true,
    outdir: project,
  } as const;
  const { outputFiles } = await build({ stdin, ...options, logLevel: 'error' });
  const first = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  const bytes = gzipSync(first?.contents ?? '', { level: 9 }).length;
  const newer = outputFiles.flatMap(({ text }) => newerThanFloor(text));
  if (newer.length > 0) throw new Error(`browsers of the README do not know ${newer.join(', ')}`);
  if (bytes > 4.3 * 1024) throw new Error(`${bytes} bytes, gzip: more than 4.3 KiB`);
  return `${(bytes / 1024).toFixed(2)} KiB, gzip`;
});
await step('cold import', async () => {
  const entry = join(project, 'node_modules/@dealer-portal/sdk/dist/index.js');
  return `${coldImport([entry], 5).toFixed(1)} ms`;
});
for (const version of isShort ? ['6.0', '7.0'] : ['5.5', '5.9', '6.0', '7.0']) {
  for (const [resolution, ending] of [
    ['node16', 'cts'],
    ['node16', 'mts'],
    ['bundler', 'ts'],
  ] as const) {
    await step(`types, TypeScript ${version}, ${resolution}, .${ending}`, () =>
      types(version, resolution, ending),
    );
  }
}
if (!isShort) {
  for (const runtime of Object.keys(RUNTIMES) as (keyof typeof RUNTIMES)[])
    await step(`failure matrix, ${runtime}`, () => matrixIn(runtime, PACKAGE));
  await step('failure matrix, Chromium', matrixInChromium);
  await step('reference', () =>
    runCommand(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'run', 'docs', '--treatWarningsAsErrors', '--logLevel', 'Warn'],
      here,
    ),
  );
  await step('800 operations cost the compiler at most 2.05 times 400', async () => {
    const ratio = (await costOfAll(800)) / (await costOfAll(400));
    if (ratio > 2.05) throw new Error(`${ratio.toFixed(3)} times`);
    return `${ratio.toFixed(3)} times`;
  });
}
rmSync(folder, { recursive: true });
process.exitCode = failed === 0 ? 0 : 1;

async function types(version: string, resolution: string, ending: string): Promise<string> {
  const name = `typed-${version}.${ending}`;
  write(name, TYPED);
  const lib = ending === 'mts' ? ['ES2022'] : ['ES2022', 'DOM', 'DOM.Iterable'];
  const module = resolution === 'bundler' ? 'ESNext' : 'Node16';
  const options = {
    strict: true,
    // Readers often have `strict` alone; a bundler's project stands for them.
    exactOptionalPropertyTypes: resolution !== 'bundler',
    noEmit: true,
    // The quick compiler of 7.0 checks the declarations themselves in the short form; 6.0 takes three times as long.
    skipLibCheck: isShort && version === '6.0',
    target: 'ES2022',
  };
  const compilerOptions = { ...options, module, moduleResolution: resolution, lib, types: ['node'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: [name] }));
  return runCommand(process.execPath, [`node_modules/ts${version}/bin/tsc`, '-p', '.'], inProject);
}
