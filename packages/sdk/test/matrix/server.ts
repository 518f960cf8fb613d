/** A real server that misbehaves on demand: the first part of the path says how. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hostileBytes } from './hostile';

type Behaviour = (response: ServerResponse, request: IncomingMessage, body: string) => void;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OK = JSON.stringify({ code: '1', msg: '成功', data: [] });

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const file =
  (disposition: string, body = 'PK\x05\x06'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': XLSX, 'content-disposition': disposition }).end(body);
  };

const raw =
  (text: string): Behaviour =>
  (response) =>
    (response.socket as Socket).end(text);

const GB_INVOICE = Buffer.from([0xb7, 0xa2, 0xc6, 0xb1]).toString('latin1');

/** This server by another name: another origin. Not every runtime says the port of a socket. */
function otherOriginOf({ headers }: IncomingMessage): string {
  return `http://localhost:${new URL(`http://${headers.host}`).port}`;
}

/** Counts by scenario, for behaviours that change with the second request. */
const seen = new Map<string, number>();

function times(scenario: string): number {
  const count = (seen.get(scenario) ?? 0) + 1;
  seen.set(scenario, count);
  return count;
}

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ok: send(200, OK),
  'number-code': send(200, '{"code":1,"msg":"成功","data":[]}'),
  nested: send(200, '{"status":200,"data":{"data":[]}}'),
  'empty-503': send(503, ''),
  'empty-500': send(500, ''),
  'empty-200': send(200, ''),
  'no-content': (response) => response.writeHead(204).end(),
  'html-200': send(200, '<!doctype html><title>登录</title>', { 'content-type': 'text/html' }),
  'html-502': send(502, `<html>${'x'.repeat(100_000)}`, { 'content-type': 'text/html' }),
  'half-json': send(200, '{"code":"1","data":['),
  'json-null': send(200, 'null'),
  'json-list': send(200, '[1,2]'),
  'json-text': send(200, '"成功"'),
  'json-number': send(200, '7'),
  'no-code': send(200, '{"msg":"成功","data":[]}'),
  'wrong-data': send(200, '{"code":"1","data":[{"id":7}]}'),
  'half-body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"code":"1",', () => response.destroy());
  },
  'broken-chunk': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"code":"1",', () => response.destroy());
  },
  reset: (response) => (response.socket as Socket).resetAndDestroy(),
  'no-http': raw('this is not http\r\n\r\n'),
  'half-headers': raw('HTTP/1.1 200 OK\r\ncontent-ty'),
  'bad-gzip': send(200, 'not gzip at all', { 'content-encoding': 'gzip' }),
  'slow-headers': () => undefined,
  'slow-body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"code"');
  },
  '429-seconds': send(429, '{"code":"429","msg":"慢一点"}', { 'retry-after': '2' }),
  '429-date': send(429, '{"code":"429","msg":"慢一点"}', { 'retry-after': 'Fri, 31 Dec 2100 00:00:00 GMT' }),
  '429-milliseconds': send(429, '{"code":"429","msg":"慢一点"}', { 'retry-after-ms': '150' }),
  '429-wordless': send(429, ''),
  'body-500': send(200, '{"status":500,"msg":"系统异常"}'),
  'http-500-envelope': send(500, '{"code":"500","status":500,"msg":"系统异常"}'),
  forbidden: send(403, '{"code":"403","msg":"没有访问权限"}', { 'x-request-id': 'r-403' }),
  'cart-full': send(200, '{"code":"AS121","msg":"购物车最多添加20种商品"}'),
  token: (response, request) => {
    const isFresh = request.headers.authorization === 'Bearer fresh';
    send(isFresh ? 200 : 401, isFresh ? OK : '{"code":"401","msg":"登录已过期"}')(response, request, '');
  },
  'busy-once': (response, request) => {
    const isFirst = times(request.url ?? '') % 2 === 1;
    send(isFirst ? 503 : 200, isFirst ? '' : OK, isFirst ? { 'retry-after-ms': '5' } : {})(
      response,
      request,
      '',
    );
  },
  moved: (response) => response.writeHead(307, { location: '/ok/here' }).end(),
  'moved-for-ever': (response, request) => response.writeHead(302, { location: request.url ?? '/' }).end(),
  'moved-away': (response, request) => {
    response.writeHead(302, { location: `${otherOriginOf(request)}/echo-headers/there` }).end();
  },
  'echo-headers': (response, request) => {
    const { authorization = '' } = request.headers;
    const isSigned = authorization !== '' || (request.url ?? '').includes('clientSecret');
    const data = JSON.stringify({ code: isSigned ? 'SIGNED' : 'UNSIGNED', msg: 'seen' });
    send(200, data, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })(
      response,
      request,
      '',
    );
  },
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"code":"1","data":["${'冰'.repeat(5_000_000)}"]}`);
  },
  'file-utf8': file('attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E5%8F%91%E7%A5%A8.xlsx'),
  'file-gb18030': file(`attachment; filename="${GB_INVOICE}.xlsx"`),
  'file-envelope': file('attachment; filename=x.xlsx', '{"code":"0","msg":"没有可导出的数据"}'),
  'file-json': send(200, '{"code":"0","msg":"没有可导出的数据"}'),
  'file-broken': (response) => {
    response.writeHead(200, { 'content-type': XLSX, 'content-length': '1000' });
    response.write('PK', () => response.destroy());
  },
  'read-body': (response, request, body) =>
    send(200, JSON.stringify({ code: '1', data: { bytes: body.length } }))(response, request, body),
};

/** What a redirect brought, by the end of its path. */
const landings = new Map<string, object>();

/** A host that wants all that it can get: a browser may send it everything. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, pagename, timestamp, x-api-key',
};

const landed: Behaviour = (response, request, body) => {
  const { authorization, timestamp, pagename } = request.headers;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [, , kind = '', key = ''] = path.split('/');
  landings.set(`${kind}/${key}`, {
    method: request.method,
    isSigned: !!authorization || query.includes('ecret'),
    isMarked: !!request.headers['x-api-key'] || !!timestamp || !!pagename,
    bytes: body.length,
  });
  if (kind === 'file') {
    response.writeHead(200, { ...OPEN, 'content-type': XLSX }).end('PK\x03\x04 and so on PK\x05\x06');
    return;
  }
  const data = kind === 'page' ? { records: [] } : [];
  send(200, JSON.stringify({ code: '1', data }), OPEN)(response, request, body);
};

/** `/redirect/307/outside/list/9/…` leads to `/landed/list/9` of another origin. */
const redirect: Behaviour = (response, request) => {
  const [, , status = '', where = '', kind = '', key = ''] = (request.url ?? '').split('/');
  const origin = where === 'outside' ? otherOriginOf(request) : '';
  response.writeHead(Number(status), { location: `${origin}/landed/${kind}/${key}` }).end();
};

/** `/cut/3/…` and `/label/5/…` are written on the socket as they are. */
const hostile: Behaviour = ({ socket }, { url = '' }) => {
  const [, kind = '', at = ''] = url.split('/');
  (socket as Socket).end(hostileBytes(kind, Number(at)));
};

const REDIRECTING: Readonly<Record<string, Behaviour>> = {
  redirect,
  landed,
  cut: hostile,
  label: hostile,
  odd: hostile,
  landings: (response, request, body) => {
    const [, , kind = '', key = ''] = (request.url ?? '').split('/');
    send(200, JSON.stringify({ data: landings.get(`${kind}/${key}`) }))(response, request, body);
  },
};

export interface MisbehavingServer {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** @param page serves anything that is no scenario, for browsers */
export async function startServer(page?: RequestListener): Promise<MisbehavingServer> {
  const server = createServer((request, response) => {
    const scenario = (request.url ?? '').split('/')[1] ?? '';
    const behave = BEHAVIOURS[scenario] ?? REDIRECTING[scenario];
    if (!behave) return page ? page(request, response) : response.writeHead(404).end();
    if (request.method === 'OPTIONS') return send(204, '', OPEN)(response, request, '');
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('latin1');
    });
    request.on('error', () => undefined); // an upload that the client ends is one of the cases
    request.on('end', () => behave(response, request, body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
