import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, json } from '../../test/answering';
import { clientOf, WORKBOOK } from '../../test/calls';
import { exportInvoices, getPaymentQrCode } from '../generated/operations/index';
import { saveFile } from '../node/index';
import { download } from './download';

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
    ['a short file', WORKBOOK, WORKBOOK],
    ['pieces', pieces('', 'P', 'K\x05', '\x06'), WORKBOOK],
  ])('HTTP-10 streams %s', async (_, body, text) => {
    const result = await download(clientOf(answering(() => file(body))), exportInvoices, INPUT);
    expect(result).toMatchObject({ ok: true, data: { fileName: '发票.xlsx', contentType: XLSX } });
    expect(result.ok && (await new Response(result.data.stream).text())).toBe(text);
  });

  it.each([
    ['short', pieces('{', 'not json'), '{not json'],
    ['long', pieces('{', 'x'.repeat(70_000), 'end'), `{${'x'.repeat(70_000)}end`],
  ])('HTTP-10 streams a %s picture that begins with a brace', async (_, body, text) => {
    const picture = new Response(body, { headers: { 'content-type': 'image/png' } });
    const result = await download(clientOf(answering(picture)), getPaymentQrCode, INPUT);
    expect(result.ok && (await new Response(result.data.stream).text())).toBe(text);
  });

  it.each([
    ['labelled', json({ code: '0', msg: '没有可导出的数据' })],
    ['hidden', file('{"code":"0","msg":"没有可导出的数据"}')],
  ])('HTTP-10b recognises an envelope that is %s', async (_, answer) => {
    expect(await download(clientOf(answering(answer)), exportInvoices, INPUT)).toMatchObject({
      kind: 'business',
      msg: '没有可导出的数据',
    });
  });
});

describe('an answer in place of a file', () => {
  const page = '<!doctype html>\n<title>登录</title>';
  const labelled = (body: BodyInit, contentType: string) =>
    new Response(body, { headers: contentType ? { 'content-type': contentType } : {} });

  it.each<[string, () => Response]>([
    ['a login page', () => labelled(page, 'text/html;charset=utf-8')],
    ['XML', () => labelled('<?xml version="1.0"?><error/>', 'application/xml')],
    ['words', () => labelled('系统异常', 'text/plain')],
    ['another kind of file', () => labelled('%PDF-1.7', 'application/pdf')],
    ['nothing', () => labelled('', XLSX)],
    ['nothing, without a label', () => labelled('', '')],
    ['words under the label of a file', () => labelled('hello', XLSX)],
    ['half an envelope under the label of a file', () => labelled('{"code":"1","msg"', XLSX)],
    ['a page under the label of a file', () => labelled(`\n${page}`, XLSX)],
    [
      'a page without a label that says anything',
      () => labelled(`\ufeff${page}`, 'application/octet-stream'),
    ],
  ])('HTTP-10 %s is a failure that shows its first line, as blob, stream and file', async (_, answer) => {
    const api = clientOf(answering(() => answer()));
    const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
    const first = (await answer().text()).trim().split('\n')[0];
    for (const result of [
      await api.call(exportInvoices, INPUT),
      await download(api, exportInvoices, INPUT),
      await saveFile(api, exportInvoices, INPUT, { folder }),
    ]) {
      expect(result).toMatchObject({
        kind: 'invalid-response',
        status: 200,
        cause: { message: expect.stringContaining(first ?? '') },
      });
    }
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it.each(['\ufeff', '\n  ', '\ufeff\r\n'])(
    'HTTP-10 an envelope behind %j is seen by all of them',
    async (before) => {
      const body = `${before}{"code":"0","msg":"没有可导出的数据"}`;
      const api = clientOf(answering(() => labelled(body, 'application/octet-stream')));
      const refused = { kind: 'business', msg: '没有可导出的数据' };
      expect(await api.call(exportInvoices, INPUT)).toMatchObject(refused);
      expect(await download(api, exportInvoices, INPUT)).toMatchObject(refused);
    },
  );

  it('HTTP-10 a file of nothing leaves the saved file as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
    const path = join(folder, 'x.xlsx');
    const bodies = [`${WORKBOOK} good`, '', 'hello'];
    const api = clientOf(answering(() => file(bodies.shift() ?? '')));
    const saved = [];
    for (const _ of [1, 2, 3]) saved.push((await saveFile(api, exportInvoices, INPUT, { path })).ok);
    expect(saved).toEqual([true, false, false]);
    expect(readFileSync(path, 'utf8')).toBe(`${WORKBOOK} good`);
    rmSync(folder, { recursive: true });
  });

  it('HTTP-10 a workbook of the time before 2007 is a file under the label of its time', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
    const labels = ['application/vnd.ms-excel', XLSX];
    const api = clientOf(answering(() => labelled(old, labels.shift() ?? '')));
    expect(await api.call(exportInvoices, INPUT)).toMatchObject({ ok: true });
    expect(await api.call(exportInvoices, INPUT)).toMatchObject({ kind: 'invalid-response' });
  });

  it.each([XLSX, 'application/vnd.ms-excel', 'application/octet-stream', ''])(
    'HTTP-10 a file labelled %j is a file',
    async (contentType) => {
      const api = clientOf(answering(() => labelled(new Blob([WORKBOOK]), contentType)));
      expect(await api.call(exportInvoices, INPUT)).toMatchObject({ ok: true });
    },
  );
});

describe('the progress of a download', () => {
  it('HTTP-10 is heard by stream and file, with the size where the server says it', async () => {
    const parts = [WORKBOOK, 'x'.repeat(10)];
    const sized = () =>
      new Response(pieces(...parts), { headers: { 'content-type': XLSX, 'content-length': '14' } });
    const heard: unknown[] = [];
    const onProgress = (progress: unknown) => heard.push(progress);
    const api = clientOf(answering(sized));
    const result = await download(api, exportInvoices, INPUT, { onProgress });
    expect(result.ok && result.data.size).toBe(14);
    if (result.ok) await new Response(result.data.stream).text();
    const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
    await saveFile(api, exportInvoices, INPUT, { onProgress, path: join(folder, 'x.xlsx') });
    rmSync(folder, { recursive: true });
    const once = [
      { loaded: 4, total: 14 },
      { loaded: 14, total: 14 },
    ];
    expect(heard).toEqual([...once, ...once]);
  });
});

describe('a download under way', () => {
  const endless = () =>
    file(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('PK\x03\x04')),
      }),
    );
  const readAll = async (stream: ReadableStream) =>
    new Response(stream).text().catch((thrown: unknown) => thrown);

  it('HTTP-10 ends with the signal', async () => {
    const controller = new AbortController();
    const api = clientOf(answering(endless));
    const result = await download(api, exportInvoices, INPUT, { signal: controller.signal });
    const text = result.ok && readAll(result.data.stream);
    controller.abort();
    expect(await text).toMatchObject({ name: 'ApiError', kind: 'aborted' });
  });

  it('HTTP-10 ends when no more bytes come within the time-out', async () => {
    const result = await download(clientOf(answering(endless)), exportInvoices, INPUT, { timeoutMs: 30 });
    expect(await (result.ok && readAll(result.data.stream))).toMatchObject({
      name: 'ApiError',
      kind: 'timeout',
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
    const result = await saveFile(
      clientOf(answering(file(pieces('P', 'K\x05\x06')))),
      exportInvoices,
      INPUT,
      {
        folder,
      },
    );
    expect(result).toMatchObject({ ok: true, data: { path: join(folder, '发票.xlsx'), bytes: 4 } });
    expect(readFileSync(join(folder, '发票.xlsx'), 'utf8')).toBe(WORKBOOK);
  });

  it.each([
    ['attachment; filename="../../x.xlsx"', 'x.xlsx'],
    ['attachment; filename="..."', 'exportInvoices.download'],
    ['attachment; filename="a:b*.xlsx"', 'a_b_.xlsx'],
  ])('keeps %s inside the folder', async (name, saved) => {
    await saveFile(clientOf(answering(file(WORKBOOK, name))), exportInvoices, INPUT, { folder });
    expect(readdirSync(folder)).toEqual([saved]);
  });

  it('writes nothing for an error, and leaves nothing of half a file', async () => {
    const half = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('PK\x03\x04')),
      pull: (body) => body.error(new TypeError('terminated')),
    });
    const api = clientOf(answering(file('{"code":"0","msg":"没有数据"}'), file(half)));
    expect(await saveFile(api, exportInvoices, INPUT, { folder })).toMatchObject({ kind: 'business' });
    expect(await saveFile(api, exportInvoices, INPUT, { folder })).toMatchObject({ kind: 'network' });
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
  });

  it('distinguishes a disk that refuses from a network that breaks', async () => {
    const api = clientOf(answering(() => file(WORKBOOK)));
    const result = await saveFile(api, exportInvoices, INPUT, { path: join(folder, 'none', 'x.xlsx') });
    expect(result).toMatchObject({
      kind: 'disk',
      msg: '文件没有写到磁盘',
      status: 200,
      cause: { code: 'ENOENT' },
    });
  });

  it('saves the same name several times at once, each under a name of its own', async () => {
    const api = clientOf(answering(() => file(WORKBOOK)));
    const saved = await Promise.all([1, 2, 3].map(() => saveFile(api, exportInvoices, INPUT, { folder })));
    expect(saved.every(({ ok }) => ok)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['发票 (2).xlsx', '发票 (3).xlsx', '发票.xlsx']);
  });

  it('replaces a file that the caller names', async () => {
    const path = join(folder, 'x.xlsx');
    const api = clientOf(answering(file(`${WORKBOOK} old`), file(`${WORKBOOK} new`)));
    for (const _ of [1, 2]) await saveFile(api, exportInvoices, INPUT, { path });
    expect(readFileSync(path, 'utf8')).toBe(`${WORKBOOK} new`);
    expect(readdirSync(folder)).toEqual(['x.xlsx']);
  });

  it.each([
    ['CON.xlsx', '_CON.xlsx'],
    ['\u202exslx.exe', '_xslx.exe'],
    [`${'长'.repeat(400)}.xlsx`, `${'长'.repeat(65)}.xlsx`],
  ])('makes %s a name that every system takes', async (name, saved) => {
    const header = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    await saveFile(clientOf(answering(file(WORKBOOK, header))), exportInvoices, INPUT, { folder });
    expect(readdirSync(folder)).toEqual([saved]);
  });
});
