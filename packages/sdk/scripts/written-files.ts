/** Writes generated files: only what changed, and nothing that is no longer generated stays. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const NOTICE = '// Generated from the API description by `pnpm generate`. Do not edit.';

/** Brings `folder` to exactly `files` (path inside the folder to text); returns the names that changed. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const changed: string[] = [];
  for (const [name, text] of files) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    changed.push(name);
  }
  for (const path of filesIn(folder)) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (files.has(name)) continue;
    rmSync(path);
    changed.push(name);
  }
  return changed;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
