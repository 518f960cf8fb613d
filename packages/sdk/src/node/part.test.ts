import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partOf } from './part';

it('a part that an earlier run with the same number left is removed before its name is used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-part-'));
  const numberOf = (path: string) => Number(/-(\d+)\.part$/.exec(path)?.[1]);
  const first = await partOf(join(folder, 'first.xlsx'));
  await first.remove();
  // As in a container, where every run is process 1 and begins to count again.
  const left = join(folder, `.x.xlsx.${process.pid}-${numberOf(first.path) + 1}.part`);
  writeFileSync(left, 'left');
  const { path, remove } = await partOf(join(folder, 'x.xlsx'));
  expect([path, existsSync(path)]).toEqual([left, false]);
  await remove();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
