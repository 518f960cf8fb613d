/** Hostile requests out of a seed, for every kind of call: what scanners, broken clients and tired people send. */
import type { Description } from '../description';
import { exampleRequests } from '../example-request';
import type { Route } from '../routes';

/** One request; a body that is text is sent as it is. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Pick = <Item>(from: readonly Item[]) => Item;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ACCEPTS = [
  '*',
  ',',
  'a/b/c',
  '*/*',
  'text/html',
  ';q=1',
  '*;q=.2',
  'application/json;q=x',
  '/',
  'x'.repeat(5000),
];
const PREFERS = [
  'code=200, example=zz',
  'example=zz',
  'code=999',
  'code=404',
  'example=__proto__',
  'dynamic=true',
  'code=200',
  'code=503',
  'seed=1',
  '=',
  ';;,,',
  'code=200,code=400',
  'example="',
  'return=minimal',
];
const AUTHORIZATIONS = [
  '',
  'Bearer',
  'Bearer x',
  'Basic',
  'Basic !!!',
  'Basic OjpA',
  'Digest x',
  'Bearer demo-directAdmin~x',
];
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=X',
  'application/xml',
  ';',
  'application/json; charset=latin1',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '中',
  -1,
  1e308,
  0.1,
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '<b>',
  "';--",
  '../../etc',
  'x'.repeat(10_000),
  '1'.repeat(400),
  [null],
  { toString: 1 },
  { __proto__: { a: 1 } },
  '9999-99-99',
];
const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const TEXTS = [
  '',
  '{',
  '[]',
  'null',
  '"中"',
  '{"a":1,}',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":1}}',
  nested(60),
  nested(20_000),
  JSON.stringify({ cartList: Array(3000).fill({}) }),
  JSON.stringify(Array(20_000).fill({})),
  '--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--X--\r\n',
  '--X\r\n',
  '--X--',
  'a=1&b=2',
];

/** The example body with one field, or the complete body, replaced. */
function spoiled(body: unknown, pick: Pick): string {
  const names = Object.keys((body ?? {}) as object);
  if (names.length === 0) return pick(TEXTS);
  return JSON.stringify({
    ...(body as object),
    [pick(names)]: pick(VALUES),
    [pick(['x', 'pageNum', 'id'])]: pick(VALUES),
  });
}

function spoiledAddress(address: string, pick: Pick): string {
  const [path = '', query = ''] = address.split('?');
  const strange = pick(['', '/', '%E4%B8', '%00', '..%2f..', '中文', ' ', '{x}', 'a'.repeat(3000)]);
  return pick([
    address,
    `${path}?${query}&pageNum=${strange}`,
    `${path}?__example=${strange}&__code=200`,
    path,
    `${path}${strange}`,
    path.replace(/\/[^/]+$/, `/${strange}`),
    `${path}?${'a=1&'.repeat(300)}`,
  ]);
}

/**
 * @param seed the same seed gives the same requests
 * @returns `count` requests, spread over all routes
 */
export function hostileRequests(
  description: Description,
  routes: readonly Route[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly HostileRequest[] {
  const random = randomOf(seed);
  const pick = <Item>(from: readonly Item[]): Item => from[Math.floor(random() * from.length)] as Item;
  const { addressOf, bodyOf } = exampleRequests(description);
  const often = <Item>(usual: Item, strange: readonly Item[]): Item =>
    random() < 0.6 ? usual : pick(strange);
  return Array.from({ length: count }, () => {
    const route = pick(routes);
    const headers = {
      authorization: often('Bearer demo-directAdmin', AUTHORIZATIONS),
      'content-type': often('application/json', TYPES),
      accept: often('application/json', ACCEPTS),
      ...(random() < 0.3 && { prefer: pick(PREFERS) }),
    };
    const method = often(route.method.toUpperCase(), [
      'GET',
      'POST',
      'PUT',
      'HEAD',
      'OPTIONS',
      'DELETE',
      'PATCH',
    ]);
    const path = encodeURI(spoiledAddress(addressOf(route), pick)).replaceAll('%25', '%');
    const hasBody = !['GET', 'HEAD'].includes(method);
    return { method, path, headers, ...(hasBody && { body: often(spoiled(bodyOf(route), pick), TEXTS) }) };
  });
}
