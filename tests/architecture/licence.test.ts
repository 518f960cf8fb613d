/** Each package carries its licence: a tarball is read without the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it.each(['packages/sdk', 'packages/rules', 'packages/web', 'openapi'])('%s has its licence', (folder) => {
  const path = `${ROOT}${folder}/LICENSE`;
  expect(existsSync(path) && readFileSync(path, 'utf8')).toContain('MIT License');
  const { license } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')) as {
    license?: string;
  };
  expect(license).toBe('MIT');
});
