/** The imports of a source, name by name: a front door such as `rules/cart` stands for the files behind the names. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The facts about a module of a build. */
export interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly isEntry: boolean;
  readonly code: string | null;
}

export interface Modules {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** The modules that are shared one by one: the sources, and the library of long lists. */
export const SOURCES =
  /\/packages\/[\w-]+\/src\/.*\.(tsx?|css)$|\/@tanstack\/(?:react-virtual|virtual-core)\//;

/** A front door only hands on the exports of other files, and is no part of the build. */
export const FRONT_DOOR = /\/packages\/(?:rules|sdk)\/src\/(?:.*\/)?index\.ts$/;

const NAMED = /^(?:import|export) \{([^}]*)\} from '([^']+)';/gm;

const known = new Map<string, readonly string[]>();

/** The sources that a source needs before it can run. */
export function importsOf(id: string, modules: Modules): readonly string[] {
  const imports = known.get(id) ?? readImports(id, modules);
  known.set(id, imports);
  return imports;
}

function readImports(id: string, modules: Modules): readonly string[] {
  const imported = sourcesOf(id, modules);
  if (!imported.some((other) => FRONT_DOOR.test(other))) return imported;
  const names = new Set(namesIn(id).flatMap(({ list }) => list));
  return imported.flatMap((other) => (FRONT_DOOR.test(other) ? behindDoor(other, names, modules) : [other]));
}

const sourcesOf = (id: string, modules: Modules): readonly string[] =>
  (modules.getModuleInfo(id)?.importedIds ?? []).filter((imported) => SOURCES.test(imported));

/** The files behind a front door that export one of the names; all of them for a source that names none. */
function behindDoor(door: string, names: ReadonlySet<string>, modules: Modules): readonly string[] {
  const files = sourcesOf(door, modules);
  const targets = namesIn(door)
    .filter(({ list }) => list.some((name) => names.has(name)))
    .flatMap(({ from }) => {
      const path = join(dirname(door), from);
      return files.filter((file) => file === `${path}.ts` || file === `${path}/index.ts`);
    });
  return targets.flatMap((file) => (FRONT_DOOR.test(file) ? behindDoor(file, names, modules) : [file]));
}

/** The names that a source imports or hands on, by where they come from. */
export function namesIn(id: string): readonly { readonly from: string; readonly list: readonly string[] }[] {
  return [...readFileSync(id, 'utf8').matchAll(NAMED)].map(([, names = '', from = '']) => ({
    from,
    list: names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  }));
}
