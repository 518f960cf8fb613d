/** The tools without a process: what they find, cut and hide. */
import { describe, expect, it, vi } from 'vitest';
import { type Answering, answering, json } from '../../../test/answering';
import { optionsOf } from '../commands';
import { connect, secretsOf } from '../connect';
import { answerOf } from './answer';
import { callTool } from './call-tool';
import { describeTool, searchTool } from './lookup-tools';

// The first call loads the checks of all operations, which the test runner compiles.
vi.setConfig({ testTimeout: 60_000 });

const URL_OF = { DEALER_PORTAL_URL: 'http://portal.test/new/api' };

interface Setting {
  readonly server?: Answering;
  readonly env?: Readonly<Record<string, string>>;
  readonly writes?: readonly string[];
}

/** Calls a tool by its name, as the server does. */
async function use(
  name: string,
  args: Record<string, unknown>,
  { server = answering(), env = { DEALER_PORTAL_TOKEN: 'token-of-the-user' }, writes = [] }: Setting = {},
) {
  const variables = { ...URL_OF, ...env };
  const host = { fetch: server.fetch, env: variables, print: vi.fn(), complain: vi.fn() };
  const api = connect({ ...host, read: vi.fn(), write: vi.fn() }, {});
  const box = { api, options: optionsOf({}, {}), allowedWrites: new Set(writes) };
  const tool = [searchTool(box), describeTool(box), callTool(box)].find((tool) => tool.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const { content, isError } = await answerOf(tool, { args, secrets: secretsOf(variables) });
  const text = content[0]?.text ?? '';
  const value = JSON.parse(text) as { next?: Record<string, unknown>; data?: never; [name: string]: unknown };
  return { text, value, isError, requests: server.requests };
}

const search = async (text: string) => {
  const { value } = await use('search_operations', { text });
  return (value['operations'] as { id: string }[]).map(({ id }) => id);
};

describe('the search', () => {
  it.each([
    ['queryInvoices', 'queryInvoices'],
    ['queryinvoices', 'queryInvoices'],
    ['/cart/shoppingCart/add/cart', 'addToCart'],
    ['加入购物车', 'addToCart'],
    ['发票 分页', 'queryInvoices'],
    ['cart entries', 'listCart'],
  ])('finds %s first or among the first', async (text, id) => {
    expect((await search(text)).slice(0, 3)).toContain(id);
  });

  it('finds by words of which no operation has all, and says so', async () => {
    const { value } = await use('search_operations', { text: 'list the cart of a zebra' });
    expect(value['note']).toBe('No operation has all of the words.');
    expect(value['found']).toBeGreaterThan(0);
    expect((await use('search_operations', { text: 'zzz' })).value).toMatchObject({
      found: 0,
      operations: [],
    });
  });

  it('pages', async () => {
    const first = await use('search_operations', { text: 'order', limit: 2 });
    const { value } = await use('search_operations', first.value.next ?? {});
    expect(first.value.next).toEqual({ text: 'order', limit: 2, from: 2 });
    expect(value['operations']).toHaveLength(2);
    expect(value['operations']).not.toEqual(first.value['operations']);
  });
});

const orders = (count: number, more: object = {}) =>
  json({ code: '1', data: { total: count, pageNum: 1, pageSize: 3, records: list(3), ...more } });
const list = (count: number) => Array.from({ length: count }, (_, at) => ({ orderNo: `${at}` }));
const ORDERS = { operation: 'queryMyOrders', input: { body: { saletoCode: '1' } } };

describe('a large list', () => {
  it('comes in parts, each with the arguments of the next', async () => {
    const regions = json({
      code: '1',
      data: list(5).map(({ orderNo }) => ({ code: orderNo, name: orderNo })),
    });
    const provinces = { operation: 'listProvinces', limit: 2 };
    const seen: unknown[] = [];
    let args: Record<string, unknown> | undefined = provinces;
    for (let at = 0; args && at < 9; at += 1) {
      const { value }: Awaited<ReturnType<typeof use>> = await use('call_operation', args, {
        server: answering(regions),
      });
      seen.push(value['rows']);
      args = value.next;
    }
    expect(seen).toEqual(['2 of 5, from 0', '2 of 5, from 2', '1 of 5, from 4']);
  });

  it('of pages goes on with the next page, up to the total', async () => {
    const first = await use('call_operation', { ...ORDERS, limit: 3 }, { server: answering(orders(5)) });
    expect(first.value.next).toMatchObject({ input: { body: { pageNum: 2, pageSize: 3, saletoCode: '1' } } });
    const last = orders(5, { pageNum: 2, records: list(2) });
    const { value, requests } = await use('call_operation', first.value.next ?? {}, {
      server: answering(last),
    });
    expect(value.next).toBeUndefined();
    expect(requests[0]?.init.body).toBe('{"saletoCode":"1","pageSize":3,"pageNum":2}');
  });

  it('of long rows is cut by their length', async () => {
    const records = list(9).map((row) => ({ ...row, remark: 'x'.repeat(9000) }));
    const page = orders(9, { pageSize: 9, records });
    const { value, text } = await use('call_operation', ORDERS, { server: answering(page) });
    expect([value['rows'], value.next?.['from']]).toEqual(['4 of 9, from 0', 4]);
    expect(text.length).toBeLessThan(50_000);
  });

  it('that is none, and too long, is left out in words', async () => {
    const server = answering(json({ code: '1', data: { id: '1', name: 'x'.repeat(100_000) } }));
    const { value, isError } = await use('call_operation', { operation: 'getUserInfo' }, { server });
    expect([isError, value['leftOut']]).toEqual([
      undefined,
      expect.stringContaining('`dealer-portal call getUserInfo`'),
    ]);
  });
});

describe('a failure', () => {
  it('has the words of the result', async () => {
    const server = answering(json({ code: '0', msg: '无权限', data: { customer: '张三' } }));
    const { value, isError, text } = await use('call_operation', ORDERS, { server });
    expect([isError, value]).toEqual([
      true,
      expect.objectContaining({ kind: 'business', code: '0', msg: '无权限', operationId: 'queryMyOrders' }),
    ]);
    expect(text).not.toContain('张三');
  });

  it('of a write says whether it may have happened', async () => {
    const line = { productCode: 'GR0536A01', number: 2 };
    const body = { ...line, saletoCode: '1', sendtoCode: '2', activityType: 1, productList: [line] };
    const args = { operation: 'addToCart', input: { body } };
    const read = async (answer: Response | Error) => {
      const setting = { server: answering(answer), writes: ['addToCart'] };
      return (await use('call_operation', args, setting)).value;
    };
    expect(await read(new TypeError('fetch failed'))).toMatchObject({
      kind: 'network',
      note: 'It may have happened all the same: read before you send it again.',
    });
    expect((await read(json({ code: '0', msg: '无权限' })))['note']).toBeUndefined();
    expect((await read(json({}, { status: 503 })))['note']).toBeUndefined();
  });

  it.each([
    ['a file', { operation: 'exportInvoices' }, 'it answers with a file'],
    ['an upload', { operation: 'uploadFile' }, 'it takes a file'],
    ['an unknown name', { operation: 'listcart' }, 'Did you mean listCart'],
    ['no name', {}, 'operation must be a text'],
    [
      'an unknown argument',
      { operation: 'listCart', body: {} },
      'There is no body: the arguments are operation',
    ],
    ['headers', { operation: 'listCart', input: { headers: {} } }, 'There is no headers'],
    ['a wrong input', { operation: 'listCart', input: [] }, 'input must be an object'],
    ['a wrong part', { ...ORDERS, input: { body: 'x' } }, 'body must be an object'],
    ['a wrong field', { ...ORDERS, input: { body: { saletoCode: 5 } } }, 'saletoCode'],
    ['a missing field', { operation: 'listCart' }, 'Nothing was sent'],
    ['too many rows', { ...ORDERS, limit: 500 }, 'limit must be a whole number from 1 to 200'],
    ['a row before the first', { ...ORDERS, from: -1 }, 'from must be a whole number of at least 0'],
    ['a hidden value', { ...ORDERS, input: { body: { saletoCode: '[redacted]' } } }, 'stands for a secret'],
  ])('of %s is in words, and nothing is sent', async (_, args, words) => {
    const { isError, value, requests } = await use('call_operation', args);
    expect([isError, value['msg'], requests]).toEqual([true, expect.stringContaining(words), []]);
  });
});

describe('secrets', () => {
  const AUTOMATION = {
    DEALER_PORTAL_CLIENT_CODE: 'CODE7777',
    DEALER_PORTAL_CLIENT_SECRET: 'shh',
    DEALER_PORTAL_USER: 'robot',
    DEALER_PORTAL_PASSWORD: 'pass word 1',
  };
  const BASIC = btoa('robot:pass word 1');

  it.each([
    ['data', json({ code: '1', data: { id: '1', name: 'shh', nick: 'pass word 1 pass%20word%201' } })],
    ['a refusal', json({ code: '0', msg: `Basic ${BASIC} pass word 1 clientSecret=shh` })],
    ['an error of the network', new TypeError('no way to http://x/?clientSecret=shh')],
  ])('of %s are in no answer', async (_, answer) => {
    const server = answering(answer);
    const { text } = await use('call_operation', { operation: 'getUserInfo' }, { env: AUTOMATION, server });
    expect(text).toContain('[redacted]');
    for (const secret of ['pass word', 'pass%20word', BASIC, 'shh']) expect(text).not.toContain(secret);
  });

  it('hides the token that the server answers for the user', async () => {
    const server = answering(json({ code: '1', data: { id: '1', token: 'eyJ-another', name: '王' } }));
    const { value } = await use('call_operation', { operation: 'getUserInfo' }, { server });
    expect(value.data).toEqual({ id: '1', token: '[redacted]', name: '王' });
  });
});
