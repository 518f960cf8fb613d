/**
 * `pnpm --filter @dealer-portal/sdk api`: writes the public API of the built package to `api/`, to be committed and
 * read in reviews. `--check` changes nothing and ends with 1 when a report is stale. `--release` keeps the names as those of
 * the released version; without a major version none of them may go.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { isMajorAfter, namesOf, releasedIn, removed, reportsIn } from '../../packages/sdk/scripts/api-names';

const PACKAGE = fileURLToPath(new URL('../../packages/sdk', import.meta.url));
const API = join(PACKAGE, 'api');
const ENTRIES = ['index', 'query', 'validation', 'raw', 'node', 'testing', 'operations-all'];
/** Generated lists: their names are the API, their types follow the description. */
const LISTS = ['operations', 'validators', 'testing-examples', 'zod'];

const QUIET = { default: { logLevel: ExtractorLogLevel.None } };
const COMPILER_OPTIONS = {
  moduleResolution: 'bundler',
  module: 'esnext',
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  skipLibCheck: true,
};

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
const [first = '', ...others] = ENTRIES;
/** All entries in one program: the compiler reads and checks what they share once. */
const compilerState = CompilerState.create(configOf(first, API), {
  additionalEntryPoints: others.map(declarationsOf),
});
mkdirSync(API, { recursive: true });
for (const entry of ENTRIES) keep(`${entry}.api.md`, report(entry));
for (const entry of LISTS) keep(`${entry}.names.md`, names(entry));
if (isCheck && stale.length > 0) {
  console.error(
    `The public API changed; run \`pnpm --filter @dealer-portal/sdk api\` and commit ${stale.join(', ')}`,
  );
  process.exitCode = 1;
}

const RELEASED = join(API, 'released.txt');
const presentNames = namesOf(reportsIn(API));
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
const released = releasedIn(readFileSync(RELEASED, 'utf8'));
const gone = removed(released.names, presentNames);
if (gone.length > 0 && !isMajorAfter(released.version, version)) {
  console.error(`Version ${version} may not leave out what ${released.version} had: ${gone.join(', ')}`);
  process.exitCode = 1;
} else if (process.argv.includes('--release'))
  writeFileSync(RELEASED, `${[version, ...presentNames].join('\n')}\n`);

function keep(name: string, text: string): void {
  const path = join(API, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  stale.push(name);
  if (!isCheck) writeFileSync(path, text);
}

function configOf(entry: string, folder: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: PACKAGE,
      mainEntryPointFilePath: declarationsOf(entry),
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: QUIET,
        compilerMessageReporting: QUIET,
        tsdocMessageReporting: QUIET,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(PACKAGE, 'package.json'),
  });
}

function declarationsOf(entry: string): string {
  return join(PACKAGE, 'dist', `${entry}.d.cts`);
}

function report(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-api-'));
  Extractor.invoke(configOf(entry, folder), {
    compilerState,
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  const text = readFileSync(join(folder, `${entry}.api.md`), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** The constants of an entry, or of the entries that it hands on. */
function constants(file: string): string[] {
  const text = readFileSync(join(PACKAGE, 'dist', file), 'utf8');
  const handedOn = [...text.matchAll(/^export \{.*\} from '\.\/((?:operations|zod)-[\w-]+)\.cjs';$/gm)];
  const arrays = [...text.matchAll(/^declare const (\w+): (.+);$/gm)];
  return [
    ...arrays.map(([, name, type]) => `- \`${name}\` ${type}`),
    ...handedOn.flatMap(([, other]) => constants(`${other}.d.cts`)),
  ];
}

function names(entry: string): string {
  const list = constants(`${entry}.d.cts`).sort().join('\n');
  return `# ${entry}\n\nGenerated from the API description.\n\n${list}\n`;
}
