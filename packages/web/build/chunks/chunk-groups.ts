/** Which modules of a build share a file: few files a page, and nothing of antd that a page does not show at first. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { FRAME_PARTS } from './antd-parts.ts';
import { SOURCES } from './imports.ts';
import { type SharedFile, shareFiles } from './share-files.ts';
import { findSharedSources } from './shared-sources.ts';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** From so many pages on a module of a library stands in one of the shared files. */
const SHARED_BY = 60;

const ENTRY = fileURLToPath(new URL('../../src/app/main.tsx', import.meta.url));

/** The names of the files of sources that several pages need. */
let names: ReadonlyMap<string, string> | undefined;

function sharedFile(id: string, context: Context): string | null {
  names ??= nameFiles(context);
  return names.get(id) ?? null;
}

function nameFiles(context: Context): ReadonlyMap<string, string> {
  const { sources, pages } = findSharedSources(ENTRY, context);
  return new Map(
    [...shareFiles(sources, pages)].flatMap((file, at) =>
      file.sources.flatMap(({ id, isAlone }) => (isAlone ? [] : [[id, `${wordFor(file)}~${at}`] as const])),
    ),
  );
}

/** The feature of a file, or the one word for several features. */
function wordFor({ sources }: SharedFile): string {
  const features = new Set(
    sources.map(({ id }) => /\/src\/features\/[\w-]+\/([\w-]+)\//.exec(id)?.[1] ?? 'part'),
  );
  const [feature = 'part'] = features;
  return features.size === 1 ? feature : 'part';
}

/** Only the named modules: their imports have a group of their own. */
const ALONE = { includeDependenciesRecursively: false };
const INITIAL = { tags: ['$initial' as const], ...ALONE };
const SHARED = { minShareCount: SHARED_BY, ...ALONE };

/** Few files: what every visit needs, and what many pages share; libraries stay in the cache over releases of the portal. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/, priority: 6, ...INITIAL },
  { name: 'first', priority: 5, ...INITIAL },
  { name: 'antd-frame', test: FRAME_PARTS, priority: 3, ...SHARED },
  { name: 'antd', test: /node_modules|antd-static\/sheets/, priority: 2, ...SHARED },
  { debugName: 'shared', name: sharedFile, test: SOURCES, priority: 4, ...ALONE },
];

/** A file is named after what it holds and a number; the number is left out, for every visit loads the names of all files. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;
