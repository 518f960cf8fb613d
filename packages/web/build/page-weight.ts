import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { factsOf } from './facts';
import { OWN_CODE_FILE, type OwnCode } from './own-code';

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The files that a browser fetches to show a page: names and bytes, compressed as a server does. */
export interface PageWeight {
  readonly scripts: readonly string[];
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/** Loaded together with every page. */
const ANTD_FRAME = 'src/app/antd/antd-frame.tsx';

/**
 * Weighs a page of a build: the entry, the page with antd's frame, and everything that they import before they can run.
 * @param outDir the folder of the build
 * @param page the source of a page, e.g. `src/features/buying/cart/cart-page.tsx`; the entry alone when absent
 * @throws Error when the build has no such page
 */
export function weighPage(outDir: string, page?: string): PageWeight {
  const manifest: Manifest = JSON.parse(readFileSync(`${factsOf(outDir)}/manifest.json`, 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const parts = new Set<ManifestEntry>();
  const add = (key: string | undefined): void => {
    const part = key === undefined ? undefined : manifest[key];
    if (!part) throw new Error(`${outDir} has no ${key}`);
    if (parts.has(part)) return;
    parts.add(part);
    for (const item of part.imports ?? []) add(item);
  };
  add(entry);
  if (page !== undefined) for (const key of [ANTD_FRAME, page]) add(key);
  const scripts = [...parts].map(({ file }) => file);
  const styles = new Set([...parts].flatMap(({ css = [] }) => css));
  return { scripts, scriptBytes: weighFiles(outDir, scripts), styleBytes: weighFiles(outDir, styles) };
}

/** The bytes of some files of a build, compressed as a server does. */
export function weighFiles(outDir: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + bytesOf(`${outDir}/${file}`), 0);
}

/**
 * The bytes of our own code that each page adds to some others, compressed as a server does. A script with a library
 * and our code counts by the part that is ours.
 * @param outDir the folder of the build
 * @param before the sources of the pages whose scripts the browser holds already
 * @returns every page of the build by its source
 */
export function weighOwnCode(
  outDir: string,
  before: readonly string[],
): readonly { readonly page: string; readonly bytes: number }[] {
  const ownCode: OwnCode = JSON.parse(readFileSync(`${factsOf(outDir)}/${OWN_CODE_FILE}`, 'utf8'));
  const held = new Set(before.flatMap((page) => weighPage(outDir, page).scripts));
  return pagesOf(outDir).map((page) => {
    const added = weighPage(outDir, page).scripts.filter((file) => !held.has(file));
    const bytes = added.reduce((sum, file) => sum + bytesOf(`${outDir}/${file}`) * (ownCode[file] ?? 1), 0);
    return { page, bytes };
  });
}

/** Names carry the hash of their content, so that a file is weighed once. */
const known = new Map<string, number>();

function bytesOf(path: string): number {
  const bytes = known.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length;
  known.set(path, bytes);
  return bytes;
}

/** Every page of a build by its source. */
export function pagesOf(outDir: string): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${factsOf(outDir)}/manifest.json`, 'utf8'));
  return Object.keys(manifest).filter((key) => /-page\.tsx?$/.test(key));
}

/**
 * Files of a build that import each other in a circle: which of them runs first is then chance, and a page may stay white.
 * @returns the files of each circle, in the order of their imports
 */
export function circlesOf(outDir: string): readonly (readonly string[])[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${factsOf(outDir)}/manifest.json`, 'utf8'));
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const follow = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key]);
    if (path.includes(key) || done.has(key)) return;
    for (const item of manifest[key]?.imports ?? []) follow(item, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  return circles;
}
