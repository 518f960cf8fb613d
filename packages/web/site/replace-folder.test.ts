/** What a build of the site does with the older one, and with what an ended build left. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeLeft, replaceFolder } from './replace-folder';

/** Above every id of a process. */
const ENDED = 99_999_999;

it('a new site takes the place of the older one, and folders of ended builds go; that of a running one stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'replace-'));
  const target = join(root, 'docs');
  const make = (name: string) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'index.html'), name);
    return join(root, name);
  };
  replaceFolder(make('docs-1st'), target);
  replaceFolder(make('docs-2nd'), target);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('docs-2nd');
  for (const name of [`docs-${ENDED}`, `docs-${ENDED}-old`, `docs-${process.pid}`, 'docs-own']) make(name);
  removeLeft(target);
  expect(readdirSync(root).sort()).toEqual(['docs', `docs-${process.pid}`, 'docs-own'].sort());
  rmSync(root, { recursive: true });
});
