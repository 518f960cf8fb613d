import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { outDirOf } from './out-dir';

const WEB = resolve(import.meta.dirname, '..');

it('a build never empties the sources of the portal: no name is dist, and a folder that holds them is refused', () => {
  expect(outDirOf({})).toBe(resolve(WEB, 'dist'));
  expect(outDirOf({ PORTAL_OUT_DIR: '' })).toBe(resolve(WEB, 'dist'));
  expect(outDirOf({ PORTAL_OUT_DIR: '/tmp/portal' })).toBe('/tmp/portal');
  for (const folder of ['.', WEB, '..', '/', `${WEB}/src/..`])
    expect(() => outDirOf({ PORTAL_OUT_DIR: folder })).toThrow('holds the sources');
});
