/** `dealer-portal mcp` as a process, and the client of the protocol's own package before it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCartExamples } from '../src/generated/examples/index';
import { buildCommand } from './built-command';

const TOKEN = 'token-of-the-user';
const CART = { path: { saletoCode: '8800123456', sendtoCode: '8800130002', saletoCodeSub: '8800123456' } };

let answer: object = { code: '1' };
let requestLines: string[] = [];
const server = createServer((request, response) => {
  requestLines.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
});

let folder: string;
let bin: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sdk-mcp-'));
  bin = await buildCommand(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  env = { DEALER_PORTAL_URL: `http://127.0.0.1:${port}/new/api`, DEALER_PORTAL_TOKEN: TOKEN };
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  requestLines = [];
});

/** Connects, hands the client over, and ends the program. */
async function connected<T>(flags: string[], use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'test', version: '1' });
  const args = [bin, 'mcp', ...flags];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { text, value: JSON.parse(text) as Record<string, unknown>, isError };
}

const LINE = { productCode: 'GR0536A01', number: 2 };
const ADDED = { body: { ...LINE, ...CART.path, activityType: 1, productList: [LINE] } };

describe('the server of an agent', () => {
  it('lists its tools, describes, reads the cart, and is refused a write', () =>
    connected([], async (client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
        ['search_operations', true],
        ['describe_operation', true],
        ['call_operation', true],
      ]);

      const search = await call(client, 'search_operations', { text: '查询购物车' });
      expect(search.value['operations']).toContainEqual(
        expect.objectContaining({ id: 'listCart', callable: 'yes' }),
      );
      const description = await call(client, 'describe_operation', { operation: 'addToCart' });
      expect(description.value).toMatchObject({ effect: 'write', codes: { AS121: expect.any(String) } });
      expect(description.value['callable']).toMatch(/^no: it changes something/);

      answer = listCartExamples.answer();
      const cart = await call(client, 'call_operation', { operation: 'listCart', input: CART });
      expect([cart.isError, cart.value['effect'], cart.value['rows']]).toEqual([
        false,
        'read',
        '2 of 2, from 0',
      ]);
      expect(cart.value['data']).toMatchObject([{ id: '90001', number: 2 }, {}]);
      expect(requestLines).toEqual([
        'GET /new/api/cart/shoppingCart/get/list/8800123456/8800130002/8800123456',
      ]);

      const refused = await call(client, 'call_operation', { operation: 'addToCart', input: ADDED });
      expect([refused.isError, refused.value['msg']]).toEqual([
        true,
        expect.stringMatching(/^addToCart was not sent\. .*--allow-writes/),
      ]);
      expect(requestLines).toHaveLength(1);
    }));

  it('sends a write that it was started with, and marks it', () =>
    connected(['--allow-writes', 'addToCart,readAllMessages'], async (client) => {
      const { tools } = await client.listTools();
      expect(tools[2]).toMatchObject({
        title: expect.stringContaining('addToCart, readAllMessages'),
        annotations: { readOnlyHint: false, destructiveHint: true },
      });
      answer = { code: '1', msg: '加入成功' };
      const { isError, value } = await call(client, 'call_operation', {
        operation: 'addToCart',
        input: ADDED,
      });
      expect([isError, value]).toEqual([
        false,
        { operation: 'addToCart', effect: 'write', msg: '加入成功', data: null },
      ]);
      expect(requestLines).toEqual(['POST /new/api/cart/shoppingCart/add/cart']);
      const other = await call(client, 'call_operation', { operation: 'cleanCart', input: {} });
      expect([other.isError, requestLines.length]).toEqual([true, 1]);
    }));

  it.each([
    ['its reader goes', 0],
    ['SIGTERM comes', 143],
  ])('ends when %s, and writes nothing but the protocol', async (_, expected) => {
    const child = spawn(process.execPath, [bin, 'mcp'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    // It answers as soon as it listens.
    child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    const [out] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(out.toString())).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    if (expected === 0) child.stdin.end();
    else child.kill('SIGTERM');
    const [rest, err, [code]] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      once(child, 'close'),
    ]);
    expect([code, rest.length, err.length]).toEqual([expected, 0, 0]);
  });
});

describe('a start that cannot be', () => {
  async function started(program: string, ...args: string[]) {
    const child = spawn(process.execPath, [program, 'mcp', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [err, [code]] = await Promise.all([buffer(child.stderr), once(child, 'close')]);
    return [code, err.toString()];
  }

  it('is answer where the package of the protocol is not installed', async () => {
    const without = join(folder, 'without');
    const program = await buildCommand(without, ['@modelcontextprotocol/sdk']);
    expect(await started(program)).toEqual([
      2,
      'This command needs another package beside this one: npx -p @dealer-portal/sdk -p @modelcontextprotocol/sdk@1 dealer-portal mcp\n',
    ]);
  });

  it.each([
    ['addtoCart', 'There is no operation addtoCart. Did you mean addToCart'],
    ['listCart', 'listCart only reads: --allow-writes need not name it.'],
  ])('is answer where %s is no operation that writes', async (name, msg) => {
    expect(await started(bin, '--allow-writes', name)).toEqual([2, expect.stringContaining(msg)]);
  });
});
