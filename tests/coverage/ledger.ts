import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROOT = here('../../');

/** The rows of one of the specification's tables, without its heading. */
export function rows(name: 'routes.tsv' | 'requirements.tsv'): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(here(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** How much was covered when it was last written down; a number may only rise. */
export interface Floor {
  readonly calls: number;
  readonly routes: number;
  readonly builtPages: number;
  readonly requirements: number;
}

export function floor(): Floor {
  // A file of ours beside this one.
  return JSON.parse(readFileSync(here('floor.json'), 'utf8')) as Floor;
}

const SOURCES = ['openapi', 'packages/rules', 'packages/sdk', 'packages/web', 'tests'];

/** The text of every test file of the project. */
export function testTexts(): readonly string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && /\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
      )
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
  );
}
