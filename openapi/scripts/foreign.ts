/**
 * `pnpm foreign`: tests the bundle with tools of others. Spectral finds no error, and the clients of orval,
 * openapi-zod-client and hey-api compile strictly. The mock answers all calls of a converted Postman collection. The tools have their own install (openapi/foreign), for they are larger than all other
 * packages here together. `--short` takes Spectral, a generator and a sample of calls, the same every day.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../mock/server';
import { BUNDLE_FILE } from './bundled';
import { ROOT } from './redocly';

const TOOLS = join(ROOT, 'foreign');
const WORK = mkdtempSync(join(tmpdir(), 'foreign-'));
/** From the folder of the tools' commands. */
const NATIVE_TSC = join('..', '..', '..', '..', 'node_modules', 'typescript-native', 'bin', 'tsc');
const OUTPUT_BYTES = 256 * 1024 * 1024;

const isShort = process.argv.includes('--short');
/** The part that the short form takes: the same every day, so that one commit is always tried in the same way. */
const PART = Number(process.env['SEED'] ?? 20783);
/** The short form sends every so many-th call. */
const SAMPLE = 8;

const faults: string[] = [];

function printResult(what: string, problems: readonly string[]): void {
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${what}`);
  faults.push(...problems.map((fault) => `${what}: ${fault}`));
}

/** Runs a tool of the folder; its output is the fault when it fails. */
function run(what: string, tool: string, args: readonly string[]): void {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(join(TOOLS, 'node_modules', '.bin', tool), args, {
    cwd: TOOLS,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  printResult(`${what} (${seconds} s)`, status === 0 ? [] : [`${stdout}${stderr}`.slice(-4000)]);
}

/** Compiler options of a strict project; the generated code is next to the tools, so that it finds their packages. */
function compileStrictly(): void {
  const options = {
    strict: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    noEmit: true,
  };
  const lib = ['ES2022', 'DOM', 'DOM.Iterable'];
  const compilerOptions = { ...options, lib, types: [], skipLibCheck: true };
  writeFileSync(
    join(TOOLS, 'generated', 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['**/*.ts'] }),
  );
  // The native compiler takes a fifth of the time; the complete form uses the other one, which most people have.
  run('the generated clients compile strictly', isShort ? NATIVE_TSC : 'tsc', ['-p', 'generated']);
}

function generate(): void {
  const folder = join(TOOLS, 'generated');
  rmSync(folder, { recursive: true, force: true });
  // Not every generator makes the folder that it writes into.
  mkdirSync(folder);
  const orval = (client: string) => [
    '--input',
    BUNDLE_FILE,
    '--output',
    `generated/orval-${client}.ts`,
    '--client',
    client,
  ];
  const generators: readonly (readonly [what: string, tool: string, args: readonly string[]])[] = [
    ['orval, fetch', 'orval', orval('fetch')],
    ['orval, zod', 'orval', orval('zod')],
    ['openapi-zod-client', 'openapi-zod-client', [BUNDLE_FILE, '-o', 'generated/zodios.ts']],
    ['hey-api', 'openapi-ts', ['-i', BUNDLE_FILE, '-o', 'generated/hey-api', '-c', '@hey-api/client-fetch']],
  ];
  for (const [at, [what, tool, args]] of generators.entries())
    if (!isShort || at === PART % generators.length) run(what, tool, args);
  compileStrictly();
}

interface NewmanReport {
  readonly run: {
    readonly executions: readonly {
      readonly item: { readonly name: string };
      readonly response?: { readonly code: number };
    }[];
  };
}

interface PostmanItem {
  readonly item?: readonly PostmanItem[];
}

/** Leaves the sampled calls of a collection. */
function takeSample(collection: string): void {
  let at = 0;
  const sampled = (items: readonly PostmanItem[]): readonly PostmanItem[] =>
    items.flatMap((entry) => {
      if (entry.item) return [{ ...entry, item: sampled(entry.item) }];
      at += 1;
      return at % SAMPLE === PART % SAMPLE ? [entry] : [];
    });
  // The collection is the converter's own, written a moment ago.
  const postmanCollection = JSON.parse(readFileSync(collection, 'utf8')) as Required<PostmanItem>;
  writeFileSync(collection, JSON.stringify({ ...postmanCollection, item: sampled(postmanCollection.item) }));
}

/** A Postman collection of all calls, sent to the mock. */
async function tryPostman(): Promise<void> {
  const [collection, report] = [join(WORK, 'collection.json'), join(WORK, 'report.json')];
  // Without it the bodies hold "<string>" in the place of examples.
  const option = 'parametersResolution=Example';
  run('openapi-to-postman', 'openapi2postmanv2', ['-s', BUNDLE_FILE, '-o', collection, '-O', option]);
  if (isShort) takeSample(collection);
  const mock = await startMock({ port: 0 });
  const variables = ['--env-var', 'bearerToken=demo-directAdmin', '--env-var', `baseUrl=${mock.url}/new/api`];
  await new Promise<void>((resolve) => {
    const args = [
      'run',
      collection,
      ...variables,
      '--ignore-redirects',
      '-r',
      'json',
      '--reporter-json-export',
      report,
    ];
    spawn(join(TOOLS, 'node_modules', '.bin', 'newman'), args, { stdio: 'ignore' }).on('close', () =>
      resolve(),
    );
  });
  await mock.close();
  // The report is newman's own, written a moment ago.
  const { executions } = (JSON.parse(readFileSync(report, 'utf8')) as NewmanReport).run;
  const wrong = executions.filter(({ response }) => response?.code !== 200 && response?.code !== 302);
  const named = wrong.map(({ item, response }) => `${item.name}: ${response?.code ?? 'no answer'}`);
  printResult(`newman: ${executions.length - wrong.length} of ${executions.length} calls answered`, named);
}

try {
  const install = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], {
    cwd: TOOLS,
    stdio: 'ignore',
  });
  printResult(
    'the tools are installed',
    install.status === 0 ? [] : ['pnpm install failed in openapi/foreign'],
  );
  run('Spectral, oas', 'spectral', ['lint', BUNDLE_FILE, '-r', 'spectral.yaml', '-F', 'error']);
  generate();
  await tryPostman();
} finally {
  rmSync(WORK, { recursive: true });
}
for (const fault of faults) console.error(`\n${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
