/** Files on raw sockets: what breaks off is no file, and what takes its time is one. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportInvoices, printReceipt } from '../src/generated/operations/index';
import { type CallOptions, createClient, download, type Result, retryReads } from '../src/index';
import { saveFile } from '../src/node/index';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WHOLE = `PK\x03\x04${'x'.repeat(200_000)}PK\x05\x06${'\0'.repeat(18)}`;
const CUT = WHOLE.slice(0, 100_000);
const PDF = `%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`;

type Script = (socket: Socket) => void;

const scripts = new Map<string, Script>();
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined); // a client that has seen enough
    socket.once('data', (head) => {
      const name = /\/([\w-]+)\/new\/api/.exec(head.toString('latin1'))?.[1] ?? '';
      scripts.get(name)?.(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const head = (lines: readonly string[], version = '1.1', status = '200 OK') =>
  `HTTP/${version} ${status}\r\n${lines.join('\r\n')}\r\n\r\n`;
const chunked = (...chunks: string[]) =>
  [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
const type = (media = XLSX) => `content-type: ${media}`;
const CLOSE = 'connection: close';
const CHUNKED = 'transfer-encoding: chunked';

const says =
  (text: string): Script =>
  (socket) =>
    socket.end(text, 'latin1');

/** Every way in which a file is read. */
async function read(script: Script, { isPdf = false, ...options }: CallOptions & { isPdf?: boolean } = {}) {
  const name = `case-${scripts.size}`;
  scripts.set(name, script);
  const api = createClient({ baseUrl: `${origin}/${name}/new/api` });
  const folder = mkdtempSync(join(tmpdir(), 'sdk-whole-'));
  const rest = (isPdf
    ? [printReceipt, { query: { id: '1' } }]
    : [exportInvoices, { query: { customerCode: '1' } }]) as unknown as [
    typeof exportInvoices,
    { query: { customerCode: string } },
  ];
  const results: Result<unknown>[] = [
    await api.call(...rest, options),
    await streamed(download(api, ...rest, options)),
    await saveFile(api, ...rest, { ...options, path: join(folder, 'file') }),
  ];
  // The result of a deadline does not wait for the disk.
  await expect.poll(() => readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  const files = readdirSync(folder);
  rmSync(folder, { recursive: true });
  return { results, files };
}

/** The result of a stream that was read to its end. */
async function streamed(call: ReturnType<typeof download>): Promise<Result<unknown>> {
  const result = await call;
  if (!result.ok) return result;
  return new Response(result.data.stream).arrayBuffer().then(
    () => result,
    (error: { failure: Result<unknown> }) => error.failure,
  );
}

describe('HTTP-10 a file that is cut is none, as blob, stream and saved file', () => {
  it.each<[string, string, boolean?]>([
    ['HTTP/1.0 without a length', head([type()], '1.0') + CUT],
    ['a closed connection without a length', head([type(), CLOSE]) + CUT],
    ['a chunked body that ends cleanly too early', head([type(), CHUNKED]) + chunked(CUT)],
    ['an envelope behind what had begun', `${head([type(), CLOSE])}${CUT}{"code":"0","msg":"导出失败"}`],
    ['a length that is as wrong as the file', head([type(), CLOSE, `content-length: ${CUT.length}`]) + CUT],
    ['a label that says nothing', head([type('application/octet-stream'), CLOSE]) + CUT],
    ['the old label of Excel', head([type('application/vnd.ms-excel'), CLOSE]) + CUT],
    ['a PDF without its end', head([type('application/pdf'), CLOSE]) + PDF.slice(0, 2000), true],
  ])('%s', async (_, text, isPdf = false) => {
    const { results, files } = await read(says(text), { isPdf });
    for (const result of results)
      expect(result).toMatchObject({
        kind: 'invalid-response',
        cause: { message: expect.stringContaining('The file is cut') },
      });
    expect(files).toEqual([]);
  });

  it('a part that nobody call for', async () => {
    const range = 'content-range: bytes 0-103/900000';
    const answer =
      head([type(), CLOSE, range, 'content-length: 104'], '1.1', '206 Partial Content') + CUT.slice(0, 104);
    const { results, files } = await read(says(answer));
    expect(results).toMatchObject(results.map(() => ({ kind: 'http', status: 206 })));
    expect(files).toEqual([]);
  });

  it.each<[string, string, boolean?]>([
    ['chunks that split the end', head([type(), CHUNKED]) + chunked(WHOLE.slice(0, -20), WHOLE.slice(-20))],
    ['a comment behind the directory of a ZIP', head([type(), CLOSE]) + WHOLE + 'c'.repeat(60_000)],
    ['a PDF', head([type('application/pdf'), CLOSE]) + PDF, true],
  ])('a whole one is one: %s', async (_, text, isPdf = false) => {
    const { results, files } = await read(says(text), { isPdf });
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(files).toEqual(['file']);
  });
});

describe('HTTP-01 the time-out of a file', () => {
  const slow: Script = (socket) => {
    socket.write(head([type(), CLOSE]));
    const parts = WHOLE.match(/[\s\S]{1,20000}/g) ?? [];
    const timer = setInterval(() => {
      const part = parts.shift();
      if (part) return socket.write(part, 'latin1');
      clearInterval(timer);
      return socket.end();
    }, 60);
    socket.on('close', () => clearInterval(timer));
  };

  it('is for each wait: a file that flows for longer comes', async () => {
    const { results } = await read(slow, { timeoutMs: 400 });
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('ends one that stands still, and `deadlineMs` ends one that flows too long', async () => {
    const standing: Script = (socket) => void socket.write(head([type(), CLOSE]) + CUT, 'latin1');
    const { results, files } = await read(standing, { timeoutMs: 150 });
    expect(results).toMatchObject(results.map(() => ({ kind: 'timeout' })));
    expect(files).toEqual([]);
    const late = await read(slow, { retry: retryReads({ attempts: 1, deadlineMs: 200 }) });
    const [blob, , saved] = late.results;
    expect([blob, saved]).toMatchObject([{ kind: 'timeout' }, { kind: 'timeout' }]);
    expect(late.files).toEqual([]);
  });
});
