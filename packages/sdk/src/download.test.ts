import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, json } from '../test/answering';
import { clientOf } from '../test/calls';
import { download } from './download';
import { exportInvoices } from './generated/operations/index';
import { saveFile } from './node/index';

const INPUT = { query: { customerCode: '8800123456' } };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function file(body: BodyInit, name = "attachment; filename*=UTF-8''%E5%8F%91%E7%A5%A8.xlsx") {
  return new Response(body, { headers: { 'content-type': XLSX, 'content-disposition': name } });
}

/** A body that comes in pieces. */
function pieces(...parts: string[]) {
  const chunks = parts.map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

describe('download', () => {
  it.each([
    ['a short file', 'PK', 'PK'],
    ['pieces', pieces('', 'P', 'K'), 'PK'],
    ['a file that begins with a brace', pieces('{', 'not json'), '{not json'],
    [
      'a long one that begins with a brace',
      pieces('{', 'x'.repeat(70_000), 'end'),
      `{${'x'.repeat(70_000)}end`,
    ],
  ])('HTTP-10 streams %s', async (_, body, text) => {
    const result = await download(clientOf(answering(() => file(body))), exportInvoices, INPUT);
    expect(result).toMatchObject({ ok: true, data: { fileName: '发票.xlsx', contentType: XLSX } });
    expect(result.ok && (await new Response(result.data.stream).text())).toBe(text);
  });

  it.each([
    ['labelled', json({ code: '0', msg: '没有可导出的数据' })],
    ['hidden', file('{"code":"0","msg":"没有可导出的数据"}')],
  ])('HTTP-10 recognises an envelope that is %s', async (_, answer) => {
    expect(await download(clientOf(answering(answer)), exportInvoices, INPUT)).toMatchObject({
      kind: 'business',
      msg: '没有可导出的数据',
    });
  });
});

describe('saveFile', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("HTTP-10 writes a file under the server's name", async () => {
    const result = await saveFile(clientOf(answering(file(pieces('P', 'K')))), exportInvoices, INPUT, {
      folder,
    });
    expect(result).toMatchObject({ ok: true, data: { path: join(folder, '发票.xlsx'), bytes: 2 } });
    expect(readFileSync(join(folder, '发票.xlsx'), 'utf8')).toBe('PK');
  });

  it.each([
    ['attachment; filename="../../x.xlsx"', 'x.xlsx'],
    ['attachment; filename="..."', 'exportInvoices.download'],
    ['attachment; filename="a:b*.xlsx"', 'a_b_.xlsx'],
  ])('keeps %s inside the folder', async (name, saved) => {
    await saveFile(clientOf(answering(file('PK', name))), exportInvoices, INPUT, { folder });
    expect(readdirSync(folder)).toEqual([saved]);
  });

  it('writes nothing for an error, and leaves nothing of half a file', async () => {
    const half = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('PK')),
      pull: (body) => body.error(new TypeError('terminated')),
    });
    const api = clientOf(answering(file('{"code":"0","msg":"没有数据"}'), file(half)));
    expect(await saveFile(api, exportInvoices, INPUT, { folder })).toMatchObject({ kind: 'business' });
    expect(await saveFile(api, exportInvoices, INPUT, { folder })).toMatchObject({ kind: 'network' });
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
  });
});
