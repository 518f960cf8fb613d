/** The compiler's message about a wrong line, in text that names the problem. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { instantiations } from '../bench/type-cost';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const HEAD = `
import { createClient, download, hasCode, items } from './index';
import { operationQuery } from './query/index';
import { addToCart, listCart } from './generated/operations/index';
const api = createClient({ baseUrl: 'https://h/x' });
`;

it.each([
  [
    'a call without its input',
    'api.call(listCart);',
    /'"listCart"' is not assignable to type 'NeedsNoInput'/,
  ],
  [
    'the pages of what has none',
    'items(api, listCart, { path: { saletoCode: "", sendtoCode: "", saletoCodeSub: "" } });',
    /'"listCart"' is not assignable to type 'HasPages'/,
  ],
  [
    'a misspelt option, with no word of overloads',
    'createClient({ baseURL: "https://h" });',
    /^Object literal may only specify known properties, but 'baseURL' does not exist in type 'ClientOptions<undefined>'. Did you mean to write 'baseUrl'\?$/,
  ],
  [
    'the pages of what changes something',
    'items(api, addToCart, { body: {} as never });',
    /'Operation<"addToCart">' is not assignable to parameter of type 'ReadOperation<HasPages>'/,
  ],
  [
    'a result by its operation, where nobody asked whether it is ok',
    'const result = await api.call(listCart, { path: {} as never }); result.data;',
    /^Property 'data' does not exist on type 'ListCartSuccess \| Failure'/,
  ],
  [
    'the download of what is no file',
    'download(api, listCart, { path: {} as never });',
    /'"listCart"' is not assignable to type 'FileId'/,
  ],
  [
    'the query of what changes something',
    'operationQuery(api, addToCart, { body: {} as never });',
    /'Operation<"addToCart">' is not assignable to parameter of type 'ReadOperation<"addToCart">'/,
  ],
  [
    'a business code that no operation has',
    'hasCode(await api.call(addToCart, { body: {} as never }), addToCart, "AS212");',
    /'"AS212"' is not assignable to parameter of type '"AS121"'/,
  ],
  [
    'a client by path that was not asked for',
    'api.raw.GET("/cart");',
    /'api.raw' is possibly 'undefined'|Property 'GET' does not exist on type 'undefined'|Object is possibly 'undefined'/,
  ],
])(
  'the compiler names %s',
  (_, line, text) => expect(() => instantiations(SOURCE, HEAD + line)).toThrow(text),
  60_000,
);
