import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mockForTests } from '../test/client';
import { listen } from './listen';
import { type RunningProxy, startProxy } from './proxy';

type Answer = { status?: number; headers?: Record<string, string>; body: Buffer | string };

const CART = '/new/api/cart/shoppingCart/get/list/8800123456/8800130002/8800123456';
const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FILE_HEADERS = { 'content-type': XLSX, 'content-disposition': 'attachment; filename="a.xlsx"' };

let upstream: Server;
let proxy: RunningProxy;
let answer: Answer = json({ code: '1' });
let lastBody = Buffer.alloc(0);
let lastUrl = '';

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    lastBody = Buffer.concat(chunks);
    lastUrl = request.url ?? '';
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  });
  const port = await listen(upstream, 0, '127.0.0.1');
  proxy = await startProxy({ upstream: `http://127.0.0.1:${port}`, port: 0 });
});

beforeEach(() => fetch(`${proxy.url}/mock/drift`, { method: 'DELETE' }));

afterAll(async () => {
  await proxy.close();
  upstream.close();
});

/** Sends a call through the proxy and waits until it was looked at. */
async function drifts(path: string, next: Answer, init: RequestInit = {}) {
  answer = next;
  const response = await fetch(proxy.url + path, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    bytes,
    status: response.status,
    list: (await proxy.drifts()).map(({ side, kind, place }) => `${side} ${kind} ${place}`),
  };
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('the proxy before a server', () => {
  const entry = { id: '1', composeId: 'C1', activityType: 1, number: 1, productList: [] };

  it('finds nothing in traffic that is as described, null for "not yet" included', async () => {
    const { list } = await drifts(CART, json({ code: '1', data: [{ ...entry, totalPrice: null }] }));
    expect(list).toEqual([]);
    const second = await drifts(CART, json({ status: 200, data: { data: [entry] } }));
    expect(second.list).toEqual([]);
  });

  it('lists unknown, missing and wrong fields of an answer, equal ones once', async () => {
    const wrong = { ...entry, number: '2', remark: 'x' };
    const { list } = await drifts(CART, json({ code: '1', data: [wrong, { ...wrong, id: undefined }] }));
    expect(list).toEqual([
      'answer unknown-field 200 data[].remark',
      'answer missing-field 200 data[].id',
      'answer wrong-value 200 data[].number',
    ]);
    const unknown = (await proxy.drifts())[0];
    expect(unknown).toMatchObject({ operationId: 'listCart', count: 1 });
    expect(unknown?.change).toEqual({
      file: 'openapi/components/schemas/CartEntry.yaml',
      text: 'properties:\n  remark: { type: string }',
    });
  });

  it('lists undocumented statuses and calls, content types, encodings and pages', async () => {
    expect((await drifts(CART, json({ code: '1' }, 418))).list).toEqual(['answer undocumented-status 418']);
    const call = await drifts('/new/api/cart/nothing/8800123456', json({ code: '1' }, 404));
    expect(call.list.at(0)).toBe('request undocumented-call GET /new/api/cart/nothing/{code}');
    await fetch(`${proxy.url}/mock/drift`, { method: 'DELETE' });
    const page = await drifts(CART, { headers: { 'content-type': 'text/html' }, body: '<html>' });
    expect(page.list).toEqual(['answer content-type 200 content-type', 'answer envelope 200']);
    await fetch(`${proxy.url}/mock/drift`, { method: 'DELETE' });
    const gbk = Buffer.from([
      ...Buffer.from('{"code":"1","msg":"'),
      0xb3,
      0xc9,
      0xb9,
      0xa6,
      ...Buffer.from('"}'),
    ]);
    const text = await drifts(CART, { headers: { 'content-type': 'application/json' }, body: gbk });
    expect(text.list).toEqual(['answer encoding 200']);
  });

  it('lists what a request has too much, too little or wrong, unless it was refused', async () => {
    const sent = { productCode: 'A', number: '2', colour: 'red' };
    const call = '/new/api/cart/shoppingCart/add/cart?from=x';
    const refused = await drifts(call, json({ code: '400', status: 400, msg: '参数' }, 400), post(sent));
    expect(refused.list).toEqual([]);
    const { list } = await drifts(call, json({ code: '1' }), post(sent));
    expect(list).toContain('request unknown-field query.from');
    expect(list).toContain('request unknown-field body.colour');
    expect(list).toContain('request missing-field body.saletoCode');
    expect(list).toContain('request wrong-value body.number');
  });

  it('reads compressed answers and passes their bytes as they are', async () => {
    const body = gzipSync(JSON.stringify({ code: '1', data: [{ ...entry, remark: 'x' }] }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { list } = await drifts(CART, { headers, body });
    expect(list).toEqual(['answer unknown-field 200 data[].remark']);
  });

  it('CAT-03 passes a download and an upload of 1 MiB byte by byte', async () => {
    const file = Buffer.concat([Buffer.from('PK'), randomBytes(1024 * 1024)]);
    const path = '/new/api/account/invoices/management/export?customerCode=8800123456';
    const down = await drifts(path, { headers: FILE_HEADERS, body: file });
    expect([down.bytes.equals(file), down.list]).toEqual([true, []]);
    const form = new FormData();
    form.set('file', new Blob([file]), 'a.bin');
    await drifts('/new/api/any/upload', json({ code: '1' }), { method: 'POST', body: form });
    expect(lastBody.includes(file)).toBe(true);
  });

  it('finds files that are none, and names that are missing', async () => {
    const path = '/new/api/account/invoices/management/export?customerCode=8800123456';
    const bad = await drifts(path, { headers: { 'content-type': XLSX }, body: '{"code":"0"}' });
    expect(bad.list).toEqual([`answer file 200 ${XLSX}`, `answer file 200 ${XLSX}`]);
  });

  it('passes addresses outside of the API on and says nothing of them', async () => {
    expect((await drifts('/other?a=%E4', { body: 'x' })).list).toEqual([]);
    expect(lastUrl).toBe('/other?a=%E4');
  });

  it('holds no value of the traffic in its list', async () => {
    await drifts(CART, json({ code: '1', data: [{ ...entry, id: 13800001234, phone: '13800001234' }] }));
    expect(JSON.stringify(await proxy.drifts())).not.toContain('13800001234');
  });

  it('answers 502 in words when nobody is behind', async () => {
    const lonely = await startProxy({ upstream: 'http://127.0.0.1:1', port: 0 });
    const response = await fetch(lonely.url + CART);
    expect([response.status, await response.json()]).toEqual([
      502,
      { code: '502', status: 502, msg: expect.stringContaining('没有应答') },
    ]);
    await lonely.close();
    await expect(startProxy({ upstream: 'ftp://x', port: 0 })).rejects.toThrow('--upstream');
  });

  it('writes the list as JSON and as a document', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drift-'));
    const file = join(folder, 'a', 'drift');
    const port = (upstream.address() as { port: number }).port;
    const writing = await startProxy({ upstream: `http://127.0.0.1:${port}`, port: 0, driftFile: file });
    answer = json({ code: '1', data: [{ ...entry, remark: 'x' }] });
    await (await fetch(writing.url + CART)).text();
    await writing.close();
    expect(JSON.parse(readFileSync(`${file}.json`, 'utf8'))).toHaveLength(1);
    expect(readFileSync(`${file}.md`, 'utf8')).toContain('## listCart\n\n- unknown-field in the answer');
    await rm(folder, { recursive: true });
  });
});

describe('the proxy before the mock', () => {
  const mock = mockForTests();

  it('finds nothing in a journey', async () => {
    const before = await startProxy({ upstream: mock.url, port: 0 });
    const headers = { authorization: 'Bearer demo-directAdmin' };
    await (await fetch(before.url + CART, { headers })).text();
    const export_ = '/new/api/account/invoices/management/export?customerCode=8800123456';
    await (await fetch(before.url + export_, { headers })).arrayBuffer();
    await before.close();
    expect(await before.drifts()).toEqual([]);
  });
});
