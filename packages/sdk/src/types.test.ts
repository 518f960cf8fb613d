import { expect, expectTypeOf, it } from 'vitest';
import { answering, json } from '../test/answering';
import { createClient } from './core/client';
import {
  type addToCart,
  exportInvoices,
  listCart,
  listCartIndustries,
  queryMyOrders,
  submitOrders,
} from './generated/operations/index';
import {
  type Client,
  type Data,
  type FileAnswer,
  type Input,
  type Operation,
  type OperationId,
  type Ops,
  type Result,
  type Schemas,
  unwrap,
} from './index';

const api = createClient({ baseUrl: 'http://test', fetch: answering(json({ code: '1' })).fetch });

it('types input and data of a call by its operation', async () => {
  const result = await api.call(listCart, { path: { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' } });
  expectTypeOf(result).toEqualTypeOf<Result<Schemas['CartEntry'][]>>();
  expectTypeOf<Input<typeof addToCart>['body']>().toEqualTypeOf<Schemas['AddToCart']>();
  const file = await api.call(exportInvoices, { query: { customerCode: '1' } });
  expectTypeOf(file).toEqualTypeOf<Result<FileAnswer>>();
  await api.call(listCartIndustries);
  const order = await api.call(submitOrders, { body: { saletoCode: 'S', sendtoCode: 'T', orderList: [] } });
  expectTypeOf(order).toEqualTypeOf<Result<Schemas['SubmitOrdersData'] | undefined>>();
  expectTypeOf(1 as const).toExtend<Schemas['CartEntry']['activityType']>();
  expectTypeOf<number>().toExtend<Schemas['CartEntry']['activityType']>();
  expect(result.ok).toBe(true);
});

it('refuses what the description does not allow', async () => {
  // @ts-expect-error the input is required
  await api.call(listCart);
  // @ts-expect-error a path parameter is missing
  await api.call(listCart, { path: { saletoCode: 'S', sendtoCode: 'T' } });
  const path = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
  // @ts-expect-error no such query parameter
  await api.call(listCart, { path, query: { colour: 'red' } });
  // @ts-expect-error an activity type that is not described
  const body: Input<typeof addToCart>['body']['activityType'] = 4;
  expect(body).toBe(4);
});

/** A typical function around a call: it names its return type, and passes the call on unchanged. */
function readRequests<K extends OperationId>(
  client: Client,
  operation: Operation<K>,
  input: Ops[K]['input'],
): Promise<Result<Ops[K]['data']>> {
  return client.call(operation, input, { isSilent: true });
}

async function dataOf<K extends OperationId>(
  client: Client,
  operation: Operation<K>,
  input: Ops[K]['input'],
): Promise<Ops[K]['data']> {
  return unwrap(await client.call(operation, input));
}

it('lets a team wrap a call, for any operation', async () => {
  const path = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
  const result = await readRequests(api, listCart, { path });
  expectTypeOf(result).toEqualTypeOf<Result<Data<typeof listCart>>>();
  expectTypeOf(await dataOf(api, listCart, { path })).toEqualTypeOf<Schemas['CartEntry'][]>();
  expect(result.ok && result.data).toEqual([]);
});

it('takes undefined for what an input leaves out', async () => {
  const filter: { page?: number; keyword?: string } = {};
  const body = { saletoCode: 'S', pageNum: filter.page, keyword: filter.keyword };
  expect(await api.call(queryMyOrders, { body, headers: undefined })).toMatchObject({ ok: false });
});
