import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { answering, json } from '../../test/answering';
import { clientOf } from '../../test/calls';
import { uploadFile } from '../generated/operations/index';
import { toFile } from './index';

it('makes a file of bytes, streams and paths', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  const path = join(folder, '扫描.pdf');
  writeFileSync(path, 'PDF');
  const files = [
    await toFile(path),
    await toFile(Buffer.from('PDF'), 'scan.pdf'),
    await toFile(Readable.from([Buffer.from('P'), Buffer.from('DF')])),
    await toFile(new Blob(['PDF']).stream(), 'web.pdf'),
  ];
  expect(files.map(({ name }) => name)).toEqual(['扫描.pdf', 'scan.pdf', 'file', 'web.pdf']);
  for (const file of files) expect(await file.text()).toBe('PDF');
  const server = answering(json({ code: '1', data: 'ok' }));
  const [file] = files;
  expect(file && (await clientOf(server).call(uploadFile, { body: { file } }))).toMatchObject({ ok: true });
  await expect(toFile(join(folder, 'none'))).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

it('reads a path while it is sent, and holds no copy of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  const path = join(folder, 'large.pdf');
  writeFileSync(path, Buffer.alloc(100_000_000));
  const before = process.memoryUsage().arrayBuffers;
  const file = await toFile(path);
  expect(file.size).toBe(100_000_000);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  rmSync(folder, { recursive: true });
});
