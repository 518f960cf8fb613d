/** Programs that a new user writes with the package. */

const IMPORTS = [
  ['{ ApiError, createClient, items, unwrap }', '@dealer-portal/sdk'],
  ['{ addToCart, listCart, queryMyOrders }', '@dealer-portal/sdk/operations'],
  ['{ allOperations }', '@dealer-portal/sdk/operations/all'],
  ['{ exportInvoices }', '@dealer-portal/sdk/operations/invoice'],
  ['{ operationKey, operationQuery }', '@dealer-portal/sdk/query'],
  ['{ validating }', '@dealer-portal/sdk/validation'],
  ['{ listCartData }', '@dealer-portal/sdk/validators'],
  ['{ rawClient }', '@dealer-portal/sdk/raw'],
  ['{ saveFile }', '@dealer-portal/sdk/node'],
  ['{ fakeApi }', '@dealer-portal/sdk/testing'],
  ['{ listCartExamples }', '@dealer-portal/sdk/testing/examples'],
] as const;

const BODY = `
const path = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
const fake = fakeApi().answerExamples(listCartExamples);
const api = createClient({ baseUrl: 'http://test/new/api', fetch: fake.fetch, raw: rawClient });
const run = async () => {
  const result = await api.call(listCart, { path }, { validate: validating([listCartData]) });
  const entries = unwrap(result);
  if (entries.length !== 2) throw new Error('the cart has ' + entries.length + ' entries');
  const refused = await api.call(addToCart, { body: listBody });
  if (refused.ok || refused.kind !== 'network') throw new Error('nobody expected this call');
  const { queryFn, queryKey } = operationQuery(api, queryMyOrders, { body: listBody });
  const error = await queryFn({ signal: new AbortController().signal, queryKey, client: undefined }).catch((thrown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('ApiError is not one class in all entries');
  if (allOperations().listCart.path !== listCart.path || operationKey(listCart)[0] !== 'listCart') throw new Error('table');
  if (typeof items !== 'function' || typeof saveFile !== 'function' || !queryMyOrders.id || !exportInvoices.answer) throw new Error('missing');
  console.log('works');
};
const listBody = {};
run();
`;

export const ESM = `${IMPORTS.map(([names, from]) => `import ${names} from '${from}';`).join('\n')}\n${BODY}`;
export const CJS = `${IMPORTS.map(([names, from]) => `const ${names} = require('${from}');`).join('\n')}\n${BODY}`;

export const TYPED = `${IMPORTS.map(([names, from]) => `import ${names} from '${from}';`).join('\n')}
import { QueryClient } from '@tanstack/query-core';
import type { Result, Schemas } from '@dealer-portal/sdk';
const api = createClient({ baseUrl: 'http://test/new/api', raw: rawClient });
export async function main(): Promise<void> {
  const path = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
  const result: Result<Schemas['CartEntry'][]> = await api.call(listCart, { path }, { validate: validating([listCartData]) });
  if (!result.ok && result.kind === 'business') console.log(result.code);
  unwrap(result)[0]?.productList;
  // @ts-expect-error the body is missing
  await api.call(addToCart, {});
  for await (const order of items(api, queryMyOrders, { body: { saletoCode: 'S' } })) order.orderNo.trim();
  const { queryKey } = operationQuery(api, listCart, undefined);
  const fetched: Schemas['CartEntry'][] = await new QueryClient().fetchQuery(operationQuery(api, listCart, { path }));
  fetched[0]?.id;
  const byPath = await api.raw.GET('/cart/shoppingCart/get/industryList');
  const data = byPath.ok && byPath.data;
  const fake = fakeApi().answerExamples(listCartExamples);
  console.log(queryKey, operationKey(listCart), data, fake.requests, allOperations().listCart.path, exportInvoices.media, saveFile, ApiError);
}
`;

/** One operation in a browser; everything else is left out. */
export const BROWSER = `
import { createClient } from '@dealer-portal/sdk';
import { listCart } from '@dealer-portal/sdk/operations';
const path = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
console.log(await createClient().call(listCart, { path }));
`;

/** An agent: it starts the installed command, and lists its tools. */
export const AGENT = `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
const client = new Client({ name: 'agent', version: '1' });
const env = { DEALER_PORTAL_URL: 'http://test/new/api', DEALER_PORTAL_TOKEN: 'token' };
const args = ['node_modules/@dealer-portal/sdk/dist/cli.js', 'mcp'];
await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
const { tools } = await client.listTools();
await client.close();
if (tools.length !== 3) throw new Error('there are ' + tools.length + ' tools');
console.log(tools.map(({ name }) => name).join(', '));
`;
