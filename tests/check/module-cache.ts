import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vitest/config';

/** Folders whose contents come and go; no source imports from them. */
const PASSING = new Set(['node_modules', 'dist', 'reports', 'coverage']);
const CONFIGURATION = /^(?:tsconfig.*|package)\.json$/;

/** Everything that decides where an import leads: the names of all files below the folders, and what resolves imports. */
export function importSurroundings(folders: readonly string[]): string {
  const files = folders.flatMap(filesBelow).sort();
  const read = files.filter((file) => CONFIGURATION.test(basename(file)));
  return [...files, ...read.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return PASSING.has(entry.name) ? [] : filesBelow(path);
  });
}

/**
 * Vitest keeps compiled modules under the hash of their text, with imports already resolved. Here the hash holds all file
 * names, too: a moved file would be looked for at its old place.
 */
export function keepsModulesOf(root: string): Plugin {
  const folders = ['openapi', 'packages', 'tests'].map((folder) => join(root, folder));
  const surroundings = importSurroundings(folders);
  return {
    name: 'modules-kept-by-file-names',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => define(() => surroundings),
  };
}
