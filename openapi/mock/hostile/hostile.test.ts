import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { worldNow } from '../runs/world-clock';
import { clientOf, mockForTests } from '../test/client';

const ADD = '/cart/shoppingCart/add/cart';
const LIST = '/cart/shoppingCart/get/list/8800123456/8800123456/8800123456';
const VALID = {
  productCode: 'GS0002H02',
  activityType: 1,
  saletoCode: '8800123456',
  sendtoCode: '8800123456',
  number: 1,
  productList: [{ productCode: 'GS0002H02', number: 1 }],
};

const logged: string[] = [];
const mock = mockForTests({ log: (line) => logged.push(line) });
const caller = clientOf(mock);

describe('a wrong request gets a clear answer in the form of the envelope', () => {
  it.each([
    ['JSON that breaks off', '{"productCode":', '不是有效的 JSON'],
    ['JSON with a trailing comma', '{"number":1,}', '不是有效的 JSON'],
    ['no body at all', '', '缺少请求正文'],
    ['a list for an object', '[1,2]', '类型应为 object'],
    ['null', 'null', '正文'],
    ['only Chinese keys', JSON.stringify({ 数量: 1, 产品: '冰箱' }), '缺少必填字段 productCode'],
    [
      'a Chinese value for a number',
      JSON.stringify({ ...VALID, number: '二十台' }),
      'number 类型应为 integer',
    ],
    ['a number below the least', JSON.stringify({ ...VALID, number: 0 }), 'number 应'],
    ['an unknown activity', JSON.stringify({ ...VALID, activityType: 9 }), 'activityType 只能是 1, 2, 3'],
    ['an empty list', JSON.stringify({ ...VALID, productList: [] }), 'productList 至少 1 项'],
    [
      'a wrong line',
      JSON.stringify({ ...VALID, productList: [{ number: 1 }] }),
      'productList.0 缺少必填字段 productCode',
    ],
  ])('%s', async (_, body, text) => {
    const answer = await caller.post(ADD, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: '400', status: 400 });
    expect(answer.body.msg).toContain(text);
  });

  it.each([
    ['an unknown path', { path: '/new/api/none/of/these', status: 404, words: '没有接口' }],
    ['a trailing slash', { path: `/new/api${LIST}/`, status: 404, words: '没有接口' }],
    ['a double slash', { path: `/new/api//cart`, status: 404, words: '没有接口' }],
    ['a path with Chinese', { path: '/new/api/购物车', status: 404, words: '没有接口' }],
    [
      'broken percent-encoding',
      { path: '/new/api/cart/shoppingCart/getNumberByValid/%E4%B8', status: 400, words: '百分号' },
    ],
    [
      'a wrong enum in the query',
      { path: `/new/api${LIST}?yunCang=%E4%BA%91`, status: 400, words: '查询参数 yunCang 只能是 YC, YD' },
    ],
    [
      'a missing query parameter',
      { path: '/new/api/customer/sendto/list', status: 400, words: '查询参数缺少必填字段 saletoCode' },
    ],
    ['an address outside', { path: '/elsewhere', status: 404, words: '没有接口' }],
  ])('%s', async (_, { path, status, words }) => {
    const response = await fetch(mock.url + path, { headers: { authorization: 'Bearer demo-directAdmin' } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code: String(status),
      status,
      msg: expect.stringContaining(words),
    });
  });

  it('another method is refused with the right one, HEAD too', async () => {
    const wrong = await fetch(`${mock.url}/new/api${ADD}`, {
      headers: { authorization: 'Bearer demo-directAdmin' },
    });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const head = await fetch(`${mock.url}/new/api${LIST}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([405, '']);
  });

  it.each([
    ['Accept: *', { accept: '*' }, 200],
    ['Accept: a comma', { accept: ',' }, 200],
    ['Accept: no media range', { accept: 'a/b/c' }, 406],
    ['a status and an unknown example', { prefer: 'code=200, example=zz' }, 404],
  ])('%s is understood or refused, never a server error', async (_, headers, status) => {
    expect((await caller.get(LIST, headers)).status).toBe(status);
  });

  it('a file part without a type of its own is read', async () => {
    const head = (name: string) => `--X\r\nContent-Disposition: form-data; name="${name}"`;
    const body = `${head('saletoCode')}\r\n\r\n8800123456\r\n${head('file')}; filename="a.xlsx"\r\n\r\nabc\r\n--X--\r\n`;
    const type = { 'content-type': 'multipart/form-data; boundary=X' };
    expect((await caller.post('/order/batchOrder/import', body, type)).status).toBe(200);
  });

  it('undescribed fields are not remembered', async () => {
    await caller.post(ADD, { ...VALID, surprise: [[[1]]] });
    expect((await caller.get('/mock/state')).text).not.toContain('surprise');
  });

  it('an expectation that nobody meets is answered in the envelope', async () => {
    const head = `GET ${LIST} HTTP/1.1\r\nHost: mock\r\nExpect: coffee\r\nConnection: close\r\n\r\n`;
    expect(await raw(head)).toContain('"status":417');
  });

  it('another content type is refused with 415', async () => {
    expect((await caller.post(ADD, 'a=1', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('AUTH-01 no token, an unknown and an expired one are 401', async () => {
    for (const authorization of [
      '',
      'Bearer nobody',
      'Bearer demo-nobody',
      `Bearer demo-directAdmin-1-${worldNow().getTime() - 1000}`,
    ]) {
      const answer = await caller.get(LIST, { authorization });
      expect(answer.body).toMatchObject({ code: '401', status: 401, msg: '登录已过期，请重新登录' });
    }
  });

  it('a header over the limit is 431', async () => {
    const answer = await raw(`GET ${LIST} HTTP/1.1\r\nHost: mock\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toContain('431');
    expect(answer).toContain('请求头过长');
  });

  it('a request that is no HTTP is 400', async () => {
    expect(await raw('购物车\r\n\r\n')).toContain('无法识别的 HTTP 请求');
  });

  it('a long Chinese query is refused with the allowed length', async () => {
    const keyword = '冰箱'.repeat(500);
    const answer = await caller.get(`/search/productModel/suggest?keyword=${encodeURIComponent(keyword)}`);
    expect(answer.body.msg).toMatch(/keyword 最多 \d+ 个字符/);
  });
});

describe('it stays up', () => {
  it('through four hundred hostile requests in a row, and still answers right', async () => {
    const bodies = [
      '{',
      '{"数量":',
      '"中"',
      JSON.stringify({ 型号: '冰箱'.repeat(500) }),
      JSON.stringify({ ...VALID, number: '中' }),
    ];
    const headers = { prefer: '中文'.replace(/./g, 'x'), 'x-any': 'y'.repeat(8000) };
    for (let round = 0; round < 20; round += 1) {
      const posts = Array.from({ length: 20 }, (_, at) =>
        caller.post(ADD, bodies[at % bodies.length], headers),
      );
      for (const answer of await Promise.all(posts)) expect(answer.status).toBe(400);
    }
    const answer = await caller.get(LIST);
    expect(answer.body.code).toBe('1');
    expect(logged).toEqual([]);
  });
});

function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(mock.url);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}
