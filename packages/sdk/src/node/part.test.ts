import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partOf } from './part';

it('a part that an earlier run with the same number left is removed before its name is used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-part-'));
  // As in a container, where every run is process 1 and begins to count again.
  writeFileSync(join(folder, `.x.xlsx.${process.pid}-1.part`), 'left');
  const { path, remove } = await partOf(join(folder, 'x.xlsx'));
  expect([path, existsSync(path)]).toEqual([join(folder, `.x.xlsx.${process.pid}-1.part`), false]);
  await remove();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
