/** What `chunks` and `code-loader.ts` take for granted of Vite and Rolldown, held by a build of four files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModuleInfo } from './imports';

const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
const at = (name: string) => join(folder, name);
const SOURCES = {
  'main.js': "import './first.js'; void import('./page.js'); void import('./other.js');",
  'first.js': 'document.title = "first";',
  'page.js': "import { part } from './part.js'; document.title = part;",
  'other.js': "import { part } from './part.js'; document.body.title = part;",
  'part.js': 'export const part = String(Math.random());',
};

const ids: string[] = [];
let infoOf: (name: string) => ModuleInfo | null = () => null;
let chunks: readonly Rolldown.OutputChunk[] = [];

/** The names of the files in the chunk that holds a source. */
const besides = (name: string): readonly string[] =>
  (chunks.find(({ moduleIds }) => moduleIds.includes(at(name)))?.moduleIds ?? [])
    .filter((id) => id.startsWith(folder))
    .map((id) => id.slice(folder.length + 1))
    .sort();

beforeAll(async () => {
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(at(name), code);
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'first', priority: 5, tags: ['$initial'], includeDependenciesRecursively: false },
    {
      name: (id, context) => {
        infoOf = (name) => context.getModuleInfo(at(name));
        return id.endsWith('part.js') || id.endsWith('page.js') ? 'shared~1' : null;
      },
      priority: 4,
      includeDependenciesRecursively: false,
    },
  ];
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [{ name: 'ids', transform: (_, id) => void ids.push(id) }],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: at('main.js'),
        output: {
          codeSplitting: { groups },
          chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
        },
      },
    },
  });
  chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter(isChunk);
});

afterAll(() => rmSync(folder, { recursive: true }));

const isChunk = (file: { readonly type: string }): file is Rolldown.OutputChunk => file.type === 'chunk';

it('a module says what it imports, at once and later, whether it is the entry, and its code', () => {
  const why = 'getModuleInfo is otherwise: see build/chunks/imports.ts';
  const main = infoOf('main.js');
  expect(main?.importedIds, why).toContain(at('first.js'));
  expect(main?.dynamicallyImportedIds, why).toEqual([at('page.js'), at('other.js')]);
  expect([main?.isEntry, infoOf('page.js')?.isEntry], why).toEqual([true, false]);
  expect(infoOf('part.js')?.code, why).toContain('Math.random');
});

it('a named module stands in the file of its name, and what every visit needs in the first', () => {
  const why = 'codeSplitting.groups are otherwise: see build/chunks/chunk-groups.ts';
  expect(besides('page.js'), why).toEqual(['page.js', 'part.js']);
  expect(besides('first.js'), why).toEqual(expect.arrayContaining(['first.js']));
  expect(besides('other.js'), why).toEqual(['other.js']);
  const names = chunks.map(({ fileName }) => fileName);
  expect(names, 'chunkFileNames is not given the name of the group').toContainEqual(
    expect.stringMatching(/^shared-[\w-]+\.js$/),
  );
});

it('Vite asks for the files of an import() by the module that code-loader.ts replaces', () => {
  expect(ids, 'the preload helper has another name: see build/code-loader.ts').toContain(
    '\0vite/preload-helper.js',
  );
});
