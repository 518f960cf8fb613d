import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testTitles } from './test-titles';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROOT = pathOf('../../');

/** The cells of a line of a table. */
export type Row = readonly string[];

/** The rows of one of the specification's tables, without its heading. */
export function rows(name: 'routes.tsv' | 'requirements.tsv' | 'unused-calls.tsv'): readonly Row[] {
  const [, ...lines] = readFileSync(pathOf(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** How much was covered when it was last written down; a number may only rise. */
export interface Floor {
  readonly calls: number;
  readonly routes: number;
  /** Requirements of which every clause is held. */
  readonly requirements: number;
  /** Parts of their sentences that a test of their layer names. */
  readonly clauses: number;
}

export function floor(): Floor {
  // A file in this folder.
  return JSON.parse(readFileSync(pathOf('floor.json'), 'utf8')) as Floor;
}

const SOURCES = ['openapi', 'packages/rules', 'packages/sdk', 'packages/web', 'tests'];

/** Folders that hold no file of ours: packages of others, and copies that a tool makes for itself. */
const FOREIGN = /\/(node_modules|\.[\w-]+)(\/|$)/;

/** The files below a folder of the repository, by their paths in it. */
function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name) && !FOREIGN.test(entry.parentPath))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length));
}

const textOf = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

/** A test file and the names of its tests. */
interface TestFile {
  readonly path: string;
  readonly titles: string;
}

let known: readonly TestFile[] | undefined;

/** Every test file of the project, parsed once for all tests of a worker. */
export function testFiles(): readonly TestFile[] {
  known ??= SOURCES.flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)).map((path) => ({
    path,
    titles: testTitles(path, textOf(path)).join('\n'),
  }));
  return known;
}

/** Where the tests of a layer stand; browser tests and the ledger of routes hold what the portal does. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  openapi: /^(openapi|tests\/contract)\//,
  sdk: /^(packages\/sdk|tests\/contract)\//,
  rules: /^packages\/rules\//,
  web: /^(packages\/web|tests\/(e2e|coverage|architecture))\//,
};

/** The layers of a requirement that no test carrying its id stands in. */
export function missingLayers(id: string, layers: string, files: readonly TestFile[]): readonly string[] {
  const named = files.filter(({ titles }) => new RegExp(`${id}(?!\\d)`).test(titles));
  return layers.split('+').filter((layer) => !named.some(({ path }) => LAYERS[layer]?.test(path)));
}

/** Every call of the description, as `tag/operationId`. */
export function describedCalls(): readonly string[] {
  return filesIn('openapi/paths', /\.yaml$/).map((path) => path.replace(/^openapi\/paths\/|\.yaml$/g, ''));
}

/** Every call that the specification names, as `GET /path`. */
export function namedCalls(): readonly string[] {
  const [, ...lines] = textOf('openapi/ledger/calls.tsv').trimEnd().split('\n');
  return lines.map((line) => line.split('\t').slice(1, 3).join(' '));
}

const IMPORTED = /import \{([^}]*)\} from '@dealer-portal\/sdk\/operations'/g;

/** The calls that the portal itself imports: tests and types do not count. */
export function usedCalls(): ReadonlySet<string> {
  const paths = filesIn('packages/web/src', /(?<!\.test)\.tsx?$/).filter(
    (path) => !path.includes('/src/test/'),
  );
  const lists = paths.flatMap((path) => [...textOf(path).matchAll(IMPORTED)].map(([, list = '']) => list));
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
}
