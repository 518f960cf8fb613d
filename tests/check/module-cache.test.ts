import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importSurroundings } from './module-cache';

function folderWith(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  writeFileSync(join(folder, file), '{}');
  return folder;
}

it('a moved file changes what compiled modules are kept under, and a new build does not', () => {
  const folder = folderWith('store.ts');
  const before = importSurroundings([folder]);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.js'), '');
  expect(importSurroundings([folder])).toBe(before);
  mkdirSync(join(folder, 'store'));
  renameSync(join(folder, 'store.ts'), join(folder, 'store', 'index.ts'));
  expect(importSurroundings([folder])).not.toBe(before);
});

it('another path in a configuration changes it, too', () => {
  const folder = folderWith('tsconfig.json');
  const before = importSurroundings([folder]);
  writeFileSync(join(folder, 'tsconfig.json'), '{ "paths": {} }');
  expect(importSurroundings([folder])).not.toBe(before);
});
