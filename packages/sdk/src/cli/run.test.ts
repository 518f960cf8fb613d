/**
 * The complete command line in one file: its commands share one fake host, and their messages stand next to each other.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { WORKBOOK } from '../../test/calls';
import { catalogue } from './catalogue';
import type { Host } from './host';
import { run } from './run';

// The first call loads the checks of all operations, which the test runner compiles.
vi.setConfig({ testTimeout: 60_000 });

const ENV = { DEALER_PORTAL_URL: 'http://portal.test/new/api', DEALER_PORTAL_TOKEN: 'abc' };
const FILES: Record<string, string | Uint8Array> = {
  'cart.json': '{"path":{"saletoCode":"1","sendtoCode":"2","saletoCodeSub":"3"}}',
  'list.json': '[]',
  'bad.json': '{',
  'typo.json': '{"bdy":{}}',
  'scan.pdf': 'PDF',
  'bom.json': '\uFEFF{"body":{"saletoCode":"冰箱"}}',
  'utf16le.json': Buffer.from('\uFEFF{"body":{"saletoCode":"冰箱"}}', 'utf16le'),
  'utf16be.json': Buffer.from('\uFEFF{"body":{"saletoCode":"冰箱"}}', 'utf16le').swap16(),
  'gbk.json': new Uint8Array([0x7b, 0xb1, 0xf9]),
};

async function cli(
  args: string[],
  server = answering(),
  { env = ENV, ...terminal }: Partial<Pick<Host, 'env' | 'confirm' | 'progress'>> = {},
) {
  const out: string[] = [];
  const err: string[] = [];
  const read = async (path: string) => {
    const text = FILES[path];
    if (text === undefined) throw new Error('ENOENT');
    return typeof text === 'string' ? new TextEncoder().encode(text) : text;
  };
  const code = await run(args, {
    env,
    fetch: server.fetch,
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
    read,
    write: async (bytes) => void out.push(new TextDecoder('latin1').decode(bytes)),
    ...terminal,
  });
  return { code, out: out.join('\n'), err: err.join('\n'), requests: server.requests };
}

const ORDERS = ['--saletoCode', '8800123456'];
const PAGE = json({ code: '1', data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });

describe('list and show', () => {
  it('list operations by text', async () => {
    expect((await cli(['list'])).out.split('\n').length).toBeGreaterThan(300);
    const { code, out } = await cli(['list', '加入购物车']);
    expect(code).toBe(0);
    expect(out).toContain('addToCart\tcart\t加入购物车');
    expect(await cli(['list', 'nothing like it'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No operation'),
    });
    expect(JSON.parse((await cli(['list', 'shoppingCart/add/cart', '--json'])).out)).toContainEqual({
      id: 'addToCart',
      tag: 'cart',
      summary: '加入购物车',
      method: 'POST',
      path: '/cart/shoppingCart/add/cart',
      effect: 'write',
    });
  });

  it('show one with fields and codes', async () => {
    const { code, out } = await cli(['show', 'addToCart']);
    expect(code).toBe(0);
    expect(out).toContain('POST /cart/shoppingCart/add/cart  (write)');
    expect(out).toContain('--saletoCode  string, body, required');
    expect(out).toContain('code AS121  购物车最多添加20种商品');
    expect(out).toContain('answer: nothing but success');
    const cart = await cli(['show', 'listCart']);
    expect(cart.out).toContain('answer: list of CartEntry');
    expect(cart.out).toContain('"composeId"');
    expect(JSON.parse((await cli(['show', 'listCart', '--json'])).out)).toMatchObject({ method: 'GET' });
  });
});

describe('call', () => {
  it('sends flags by type and prints data', async () => {
    const server = answering(json({ code: '1', data: { total: 0, pageNum: 2, pageSize: 10, records: [] } }));
    const { code, out, requests } = await cli(['call', 'queryMyOrders', ...ORDERS, '--pageNum', '2'], server);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pageNum: 2 });
    expect(requests[0]?.init.body).toBe('{"pageNum":2,"saletoCode":"8800123456"}');
    expect(requests[0] && sentHeaders(requests[0])['authorization']).toBe('Bearer abc');
  });

  it('takes a JSON file, over which flags win', async () => {
    const server = answering(json({ code: '1' }));
    const { out, requests } = await cli(
      ['call', 'listCart', '--input', 'cart.json', '--sendtoCode', '9'],
      server,
    );
    expect(out).toBe('[]');
    expect(requests[0]?.url).toMatch(/\/1\/9\/3$/);
  });

  it('HTTP-05 says where a write should have gone, and does not call its redirect a success', async () => {
    const headers = { location: 'https://portal.test/new/api/moved?x=1' };
    const server = answering(new Response(null, { status: 301, headers }), json({ code: '1' }));
    const line = ['call', 'readAllMessages', '--unitId', '8800123456_admin'];
    const { code, out, err, requests } = await cli(line, server);
    expect([code, out, requests.length]).toEqual([3, '', 1]);
    expect(err).toContain('The address moved to https://portal.test/new/api/moved: set baseUrl to the one');
  });

  it('HTTP-09 signs as automation client, and shows no secret in an error', async () => {
    const env = {
      DEALER_PORTAL_URL: ENV.DEALER_PORTAL_URL,
      DEALER_PORTAL_CLIENT_CODE: 'C-1',
      DEALER_PORTAL_CLIENT_SECRET: 'sehr-geheim',
      DEALER_PORTAL_USER: 'robot',
      DEALER_PORTAL_PASSWORD: 'pw-1234',
    };
    const server = answering(json({ code: '0', msg: 'wrong sehr-geheim' }));
    const { code, err, requests } = await cli(['call', 'listCart', '--input', 'cart.json'], server, { env });
    expect(requests[0]?.url).toContain('clientCode=C-1&clientSecret=sehr-geheim');
    expect(code).toBe(1);
    expect(err).toBe('wrong [redacted] (listCart, business, code 0, HTTP 200)');
  });

  it.each([
    [json({ code: 'AS121', msg: '满' }), 1, '满 (queryMyOrders, business, code AS121, HTTP 200)'],
    [
      json({ code: '403', msg: '无权限' }, { status: 403 }),
      1,
      '无权限 (queryMyOrders, http, code 403, HTTP 403)',
    ],
    [
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
      75,
      '请求失败 (queryMyOrders, network, code -1): fetch failed: connect ECONNREFUSED',
    ],
    [
      new Response('<html>'),
      3,
      expect.stringMatching(
        /^请求失败 \(queryMyOrders, invalid-response, code -1, HTTP 200\): Unexpected token/,
      ),
    ],
  ])('reports failure %# in one line', async (answer, code, err) => {
    expect(await cli(['call', 'queryMyOrders', ...ORDERS], answering(answer))).toMatchObject({
      code,
      err,
      out: '',
    });
  });

  it.each([
    [json({ code: '503' }, { status: 503 }), 75, 75],
    [json({ code: '429' }, { status: 429 }), 75, 75],
    // Whether a change has happened is not known: no schedule may send it again.
    [json({ code: '500' }, { status: 500 }), 75, 1],
    [new DOMException('late', 'TimeoutError'), 75, 3],
    [json({ code: '0', msg: '无权限' }), 1, 1],
  ])(
    'ends with 75 where the same may succeed later, of a change only where it was not begun: %#',
    async (answer, read, write) => {
      const codeOf = async (args: string[]) =>
        (await cli(args, answering(answer instanceof Response ? answer.clone() : answer))).code;
      expect([
        await codeOf(['call', 'queryMyOrders', ...ORDERS]),
        await codeOf(['call', 'readAllMessages', '--unitId', '8800123456_admin']),
      ]).toEqual([read, write]);
    },
  );

  it('tells programs of a failure in one line of JSON, without the body of the server', async () => {
    const answer = json(
      { code: 'AS1', msg: '失败', data: '客户' },
      { status: 503, headers: { 'x-request-id': 'r1' } },
    );
    const refused = await cli(['call', 'queryMyOrders', ...ORDERS, '--json'], answering(answer));
    expect(refused.err.split('\n')).toHaveLength(1);
    expect(JSON.parse(refused.err)).toEqual({
      kind: 'http',
      code: 'AS1',
      msg: '失败',
      status: 503,
      exitCode: 75,
      operationId: 'queryMyOrders',
      attempts: 1,
      requestId: 'r1',
    });
    const usage = await cli(['call', 'queryMyOrders', '--json']);
    expect(JSON.parse(usage.err)).toEqual({
      kind: 'usage',
      exitCode: 2,
      msg: 'queryMyOrders needs --saletoCode (售达方编码).',
    });
  });

  it('prints data as they came: null is null', async () => {
    const records = [{ orderNo: '1', remark: null }];
    const page = () => answering(json({ code: '1', data: { total: 1, pageNum: 1, pageSize: 10, records } }));
    expect(JSON.parse((await cli(['call', 'queryMyOrders', ...ORDERS], page())).out)).toMatchObject({
      records,
    });
    expect((await cli(['pages', 'queryMyOrders', ...ORDERS], page())).out).toBe(
      '{"orderNo":"1","remark":null}',
    );
  });

  it('sends further headers', async () => {
    const { requests } = await cli(
      ['call', 'queryMyOrders', ...ORDERS, '--header', 'x-canary: blue', '--header', 'X-Team:a:b'],
      answering(PAGE),
    );
    expect(requests[0] && sentHeaders(requests[0])).toMatchObject({ 'x-canary': 'blue', 'x-team': 'a:b' });
  });

  it.each(['bom.json', 'utf16le.json', 'utf16be.json'])(
    'reads what other programs write: %s',
    async (name) => {
      const { requests } = await cli(['call', 'queryMyOrders', '--input', name], answering(PAGE));
      expect(requests[0]?.init.body).toBe('{"saletoCode":"冰箱"}');
    },
  );

  it('HTTP-09 takes the line break off the end of a variable', async () => {
    const values = {
      URL: ENV.DEALER_PORTAL_URL,
      CLIENT_CODE: 'C',
      CLIENT_SECRET: 'S',
      USER: 'u',
      PASSWORD: 'p',
    };
    const env = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`DEALER_PORTAL_${name}`, `${value}\r`]),
    );
    const { code, requests } = await cli(['call', 'queryMyOrders', ...ORDERS], answering(PAGE), { env });
    expect([code, requests[0]?.url]).toEqual([0, expect.stringMatching(/clientCode=C&clientSecret=S$/)]);
    expect(requests[0] && sentHeaders(requests[0])['authorization']).toBe(`Basic ${btoa('u:p')}`);
  });

  it('reports the wrong field before anything is sent', async () => {
    const server = answering(json({ code: '1' }));
    const args = ['call', 'addToCart', '--productCode', 'A', '--saletoCode', 'S', '--sendtoCode', 'T'];
    const lines = '[{"productCode":"A","number":1}]';
    const wrong = [...args, '--activityType', '9', '--number', '1', '--productList', lines];
    expect(await cli(wrong, server)).toMatchObject({
      code: 2,
      err: expect.stringContaining('addToCart does not take that: body.activityType'),
    });
    expect(server.requests).toEqual([]);
    const right = [...args, '--activityType', '1', '--number', '1', '--productList', lines];
    expect(await cli(right, server)).toMatchObject({ code: 0 });
    expect(JSON.parse(String(server.requests[0]?.init.body))).toMatchObject({
      productList: [{ productCode: 'A', number: 1 }],
    });
  });

  it('asks before something is changed where somebody can answer', async () => {
    const server = answering(json({ code: '1', data: 'ok' }));
    const questions: string[] = [];
    const confirm = async (question: string) => {
      questions.push(question);
      return false;
    };
    const args = ['call', 'uploadFile', '--file', 'scan.pdf'];
    expect(await cli(args, server, { confirm })).toMatchObject({ code: 2, err: 'Nothing was sent.' });
    expect(questions[0]).toContain('uploadFile');
    expect(server.requests).toEqual([]);
    expect(await cli([...args, '--yes'], server, { confirm })).toMatchObject({ code: 0 });
    expect(await cli(['call', 'queryMyOrders', ...ORDERS], answering(PAGE), { confirm })).toMatchObject({
      code: 0,
    });
    expect(questions).toHaveLength(1);
  });

  it('shows what would be sent, and sends nothing', async () => {
    const server = answering();
    expect(await cli(['call', 'queryMyOrders', ...ORDERS, '--dry-run'], server)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^POST http:\/\/portal\.test\/new\/api\/.*\n\{"saletoCode":"8800123456"\}$/),
    });
    expect(server.requests).toEqual([]);
  });

  it.each([
    [['--verbose'], ENV],
    [[], { ...ENV, DEALER_PORTAL_DEBUG: '1' }],
  ])('reports every call where requests to, never a token: %j', async (flags, env) => {
    const { err } = await cli(['call', 'queryMyOrders', ...ORDERS, ...flags], answering(PAGE), { env });
    expect(err).toMatch(/^POST \/\S+ success, code 1, HTTP 200, 1 sent, \d+ ms$/);
    expect(err).not.toContain('abc');
  });

  it('takes flags before the name of the operation too', async () => {
    const { code, requests } = await cli(
      ['call', '--timeout', '9000', 'queryMyOrders', ...ORDERS],
      answering(PAGE),
    );
    expect(code).toBe(0);
    expect(requests).toHaveLength(1);
  });

  it('HTTP-02 shows no token, also one that cannot be sent', async () => {
    const env = { ...ENV, DEALER_PORTAL_TOKEN: 'tok-\nSECRET' };
    const { code, err } = await cli(['call', 'queryMyOrders', ...ORDERS], answering(PAGE), { env });
    expect([code, err]).toEqual([
      2,
      'DEALER_PORTAL_TOKEN holds a line break or another character that cannot be sent.',
    ]);
    const chinese = { ...ENV, DEALER_PORTAL_TOKEN: 'SECRET冰箱' };
    const wide = await cli(['call', 'queryMyOrders', ...ORDERS], answering(PAGE), { env: chinese });
    expect(wide.err).toBe(
      'queryMyOrders was not sent: Header authorization holds a character that no header may have',
    );
  });

  it('uploads a file', async () => {
    const server = answering(json({ code: '1', data: 'ok' }));
    const { code, requests } = await cli(['call', 'uploadFile', '--file', 'scan.pdf'], server);
    expect(code).toBe(0);
    const form = await new Response(requests[0]?.init.body).formData();
    expect(form.get('file')).toMatchObject({ name: 'scan.pdf', size: 3 });
    const missing = await cli(['call', 'uploadFile', '--file', 'none.pdf']);
    expect(missing).toMatchObject({ code: 2, err: 'none.pdf cannot be read.' });
  });

  it('tries a read again where requests', async () => {
    const busy = json({ code: '503' }, { status: 503, headers: { 'retry-after-ms': '1' } });
    const server = answering(busy, PAGE);
    expect(await cli(['call', 'queryMyOrders', ...ORDERS, '--retry', '2'], server)).toMatchObject({
      code: 0,
    });
  });
});

describe('--fake', () => {
  const env = {};

  it('answers with an example, without a variable, and says so', async () => {
    const { code, out, err, requests } = await cli(
      ['call', 'getCartCount', '--id', '1', '--fake'],
      answering(),
      { env },
    );
    expect([code, out, err, requests]).toEqual([
      0,
      '2',
      '--fake: an example of the description answers. Nothing is sent.',
      [],
    ]);
  });

  it('ends a list of which the example is one page', async () => {
    const line = ['pages', 'queryFinanceHistory', '--customerCode', '1', '--fake', '--json'];
    const { code, out, err } = await cli(line, answering(), { env });
    expect([code, out.split('\n').length, err]).toEqual([0, 3, '']);
  });

  it('asks nobody before a change that is none', async () => {
    const confirm = vi.fn(async () => false);
    const line = ['call', 'readAllMessages', '--unitId', '8800123456_admin', '--fake'];
    expect(await cli(line, answering(), { env, confirm })).toMatchObject({ code: 0 });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('says what has no example, and what a server would refuse', async () => {
    const file = ['download', 'exportInvoices', '--customerCode', '1', '--output', '-', '--fake'];
    expect(await cli(file, answering(), { env })).toMatchObject({
      code: 2,
      err: expect.stringContaining('exportInvoices has no example, so that --fake cannot answer it.'),
    });
    expect(await cli(['call', 'listCart', '--fake'], answering(), { env })).toMatchObject({ code: 2 });
  });
});

describe('pages', () => {
  it('prints one JSON line for each record', async () => {
    const page = (pageNum: number) =>
      json({ code: '1', data: { total: 2, pageNum, pageSize: 1, records: [{ orderNo: String(pageNum) }] } });
    const server = answering(page(1), page(2));
    const args = ['pages', 'queryMyOrders', ...ORDERS, '--pageSize', '1'];
    expect(await cli(args, server)).toMatchObject({ code: 0, out: '{"orderNo":"1"}\n{"orderNo":"2"}' });
    expect(await cli([...args, '--from', '2'], answering(page(2)))).toMatchObject({ out: '{"orderNo":"2"}' });
    const failing = answering(page(1), json({ code: '0', msg: '失败' }));
    expect(await cli(args, failing)).toMatchObject({
      code: 1,
      out: '{"orderNo":"1"}',
      err: '失败 (queryMyOrders, business, code 0, HTTP 200, go on with --from 2)',
    });
  });

  it.each([
    [{ code: '1', data: null }, 'The answer lacks its data'],
    [
      { code: '1', data: { total: 9, records: [] } },
      'The list is not whole: page 1 is empty after 0 of 9 records',
    ],
  ])('MISC-01 reports an incomplete list in one line: %j', async (body, reason) => {
    const { code, err } = await cli(['pages', 'queryMyOrders', ...ORDERS], answering(json(body)));
    expect([code, err.split('\n').length]).toEqual([3, 1]);
    expect(err).toContain(
      `queryMyOrders, invalid-response, code -1, HTTP 200, go on with --from 1): ${reason}`,
    );
  });
});

describe('download', () => {
  it('HTTP-10 writes the file and prints its path', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sdk-cli-'));
    const path = join(folder, 'x.xlsx');
    const server = answering(
      new Response(WORKBOOK, { headers: { 'content-type': 'application/vnd.ms-excel' } }),
    );
    const args = ['download', 'exportInvoices', '--customerCode', '1', '--output', path];
    expect(await cli(args, server)).toMatchObject({ code: 0, out: path });
    expect(readFileSync(path, 'utf8')).toBe(WORKBOOK);
    const refusal = answering(json({ code: '0', msg: '没有可导出的数据' }));
    expect(await cli(args, refusal)).toMatchObject({
      code: 1,
      err: expect.stringContaining('没有可导出的数据'),
    });
    rmSync(folder, { recursive: true });
  });

  it("HTTP-10 puts the server's name into a folder, and shows how far it has come", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sdk-cli-'));
    const headers = {
      'content-type': 'application/vnd.ms-excel',
      'content-disposition': 'attachment; filename="a.xlsx"',
      'content-length': String(WORKBOOK.length),
    };
    const progressTexts: string[] = [];
    for (const output of [folder, `${folder}/`])
      expect(
        await cli(
          ['download', 'exportInvoices', '--customerCode', '1', '--output', output],
          answering(new Response(WORKBOOK, { headers })),
          { progress: (text) => progressTexts.push(text) },
        ),
      ).toMatchObject({ code: 0, out: expect.stringContaining(`${folder}/a`) });
    expect(readdirSync(folder)).toEqual(['a (2).xlsx', 'a.xlsx']);
    expect(progressTexts).toEqual(['0.0 MB of 0.0 MB, 100 %', '', '0.0 MB of 0.0 MB, 100 %', '']);
    rmSync(folder, { recursive: true });
  });

  it('HTTP-10 writes no page in place of a file, and reports a disk that refuses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sdk-cli-'));
    const to = (path: string) => ['download', 'exportInvoices', '--customerCode', '1', '--output', path];
    const page = new Response('<html>登录', { headers: { 'content-type': 'text/html' } });
    expect(await cli(to(join(folder, 'x.xlsx')), answering(page))).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/invalid-response.*The answer is text\/html, not .*: <html>登录$/),
    });
    expect(readdirSync(folder)).toEqual([]);
    const nowhere = answering();
    for (const path of ['none/x.xlsx', 'none/']) {
      const { code, err } = await cli(to(join(folder, path)), nowhere);
      expect([code, err]).toEqual([
        3,
        expect.stringMatching(/\/none\/? is no folder that can be written to\. Nothing was sent\.$/),
      ]);
    }
    expect(nowhere.requests).toEqual([]);
    const file = new Response(WORKBOOK, { headers: { 'content-type': 'application/vnd.ms-excel' } });
    expect(await cli(to(join(folder, `${'x'.repeat(300)}.xlsx`)), answering(file))).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^文件没有写到磁盘 \(exportInvoices, disk, .*\): ENAMETOOLONG/),
    });
    rmSync(folder, { recursive: true });
  });
});

describe('usage', () => {
  it('has no field that is called like a flag of its own', () => {
    const flags = [
      'input',
      'output',
      'timeout',
      'retry',
      'from',
      'limit',
      'header',
      'json',
      'verbose',
      'yes',
      'dryRun',
      'help',
    ];
    const names = catalogue().flatMap(({ id, fields }) => fields.map(({ name }) => [id, name]));
    expect(names.filter(([, name]) => flags.includes(name ?? ''))).toEqual([]);
  });

  it('shows help, of each operation too', async () => {
    expect(await cli([])).toMatchObject({ code: 2, out: expect.stringContaining('Exit codes') });
    for (const flag of ['--help', '-h', 'help'])
      expect(await cli([flag])).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') });
    expect((await cli(['--help'])).out).toContain('npx -p @dealer-portal/sdk dealer-portal');
    const { code, out } = await cli(['call', 'listCart', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('--saletoCode <string>');
    expect(out).toContain('answer: list of CartEntry');
    const change = await cli(['call', 'addToCart', '--help']);
    expect(change.out).toMatch(/--productList\n {6}productCode {2}string, required/);
    expect((await cli(['show', 'addToCart'])).out).toMatch(/产品行\n {6}productCode {2}string, required/);
    expect(out).toContain('example: dealer-portal call listCart --saletoCode <string>');
  });

  it('prints its version, as in package.json', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await cli(['--version'])).toMatchObject({ code: 0, out: version });
  });

  it.each([
    [['fly'], "unknown command 'fly'"],
    [['toString'], "unknown command 'toString'"],
    [['call'], "missing required argument 'operation'"],
    [['call', 'addtocart', '--help'], 'There is no operation addtocart. Did you mean addToCart?'],
    [['call', '--verbose', 'queryMyOrders', '--colour', 'red'], "unknown option '--colour'"],
    [
      ['call', 'getCartCount', '--id='],
      expect.stringMatching(/^getCartCount does not take that: path.id: (?:at least 1|expected code)/),
    ],
    [
      ['call', 'getCartCount', '--id', '..'],
      'getCartCount was not sent: Path parameter id is missing or leads to another path',
    ],
    [['call', 'addtocart'], 'There is no operation addtocart. Did you mean addToCart?'],
    [
      ['call', 'listCrt'],
      'There is no operation listCrt. Did you mean listCart, addListToCart, listCachedCart, listTrafficCart, listTransferCart?',
    ],
    [['call', 'queryMyOrders'], 'queryMyOrders needs --saletoCode (售达方编码).'],
    [['call', 'queryMyOrders', '--colour', 'red'], "unknown option '--colour'"],
    [['call', 'queryMyOrders', ...ORDERS, '--pageNum', 'two'], '--pageNum must be a number.'],
    [['call', 'queryMyOrders', ...ORDERS, '--timeout', '1s'], '--timeout must be a whole number.'],
    [['call', 'queryMyOrders', '--input', 'none.json'], 'none.json cannot be read.'],
    [['call', 'queryMyOrders', '--input', 'bad.json'], 'bad.json is no JSON from line 1, column 2 on.'],
    [['call', 'queryMyOrders', '--input', 'gbk.json'], 'gbk.json is neither UTF-8 nor UTF-16.'],
    [
      ['call', 'queryMyOrders', ...ORDERS, '--header', 'blue'],
      "--header must be a name and a value, 'x-canary: blue', not 'blue'.",
    ],
    [
      ['call', 'queryMyOrders', ...ORDERS, '--header', 'Authorization: x'],
      'Credentials come from the variables, not from --header.',
    ],
    [
      ['pages', 'queryMyOrders', ...ORDERS, '--pageSize', '0.5'],
      expect.stringMatching(/^queryMyOrders does not take that: body.pageSize: a whole number/),
    ],
    [
      ['call', 'queryMyOrders', '--input', 'list.json'],
      'list.json does not hold a JSON object { path, query, body }.',
    ],
    [
      ['call', 'queryMyOrders', '--input', 'typo.json'],
      'typo.json does not hold a JSON object { path, query, body }.',
    ],
    [['call', 'exportInvoices'], 'exportInvoices answers with a file: use `download`.'],
    [['pages', 'listCart'], 'listCart does not answer with pages: use `call`.'],
    [['download', 'listCart'], 'listCart does not answer with a file: use `call`.'],
  ])('says what is wrong with %j', async (args, err) => {
    expect(await cli(args)).toMatchObject({ code: 2, err, out: '' });
  });

  it('ends with a code of its own, and a stack, where the program itself is at fault', async () => {
    const complain = vi.fn();
    const broken = () => {
      throw new Error('no place to print');
    };
    const read = () => Promise.reject(new Error());
    const host: Host = { env: ENV, fetch, print: broken, complain, read, write: read };
    expect(await run(['list'], host)).toBe(70);
    expect(complain).toHaveBeenCalledWith(expect.stringMatching(/^Error: no place to print\n {4}at /));
  });

  it('names the variables that are missing', async () => {
    const args = ['call', 'listCart', '--input', 'cart.json'];
    expect((await cli(args, answering(), { env: {} })).err).toContain('Set DEALER_PORTAL_URL to the address');
    for (const url of ['ftp://h/x', 'https://h/x?y=1', 'https://u:p@h/x']) {
      const env = { DEALER_PORTAL_URL: url, DEALER_PORTAL_TOKEN: 't' };
      const { code, err } = await cli(args, answering(), { env });
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/^DEALER_PORTAL_URL is wrong: baseUrl must be .*new\/api$/),
      ]);
    }
    const { err } = await cli(args, answering(), {
      env: { DEALER_PORTAL_URL: 'http://x/new/api', DEALER_PORTAL_USER: 'u' },
    });
    expect(err).toBe(
      'Set DEALER_PORTAL_TOKEN, or else DEALER_PORTAL_CLIENT_CODE, DEALER_PORTAL_CLIENT_SECRET, DEALER_PORTAL_PASSWORD.',
    );
  });
});
