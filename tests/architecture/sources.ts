import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The files of a folder whose names end so, without generated ones. */
export function filesOf(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length))
    .filter((path) => !/node_modules|\/dist\/|\/generated\//.test(path));
}

/** Every TypeScript file that is written by hand. */
export const sources = ['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.tsx?$/));

/** Every Markdown file of the repository; `reports` are what a run wrote. */
export const documents = [
  'README.md',
  ...['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.md$/)),
].filter((path) => !path.includes('/reports/'));

const texts = new Map<string, string>();

/** The text of a file, by its path from the root. The tests of a worker read each once. */
export function readSource(path: string): string {
  const text = texts.get(path) ?? readFileSync(`${ROOT}${path}`, 'utf8');
  texts.set(path, text);
  return text;
}
