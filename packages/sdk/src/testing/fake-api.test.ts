import { describe, expect, expectTypeOf, it } from 'vitest';
import { BASE, CART, LINE, WORKBOOK } from '../../test/calls';
import { createClient } from '../core/client';
import * as allExamples from '../generated/examples/index';
import {
  getCartCountExamples,
  listCartExamples,
  listSpecialPricesExamples,
  queryMyOrdersExamples,
} from '../generated/examples/index';
import {
  addToCart,
  exportInvoices,
  listCart,
  queryMyOrders,
  uploadFile,
} from '../generated/operations/index';
import type { Schemas } from '../generated/ops';
import { listCartData } from '../generated/validators/index';
import { type BodyOf, exampleOf, type FakeApi, fakeApi } from './index';

const api = (fake: { fetch: typeof fetch }) => createClient({ baseUrl: BASE, fetch: fake.fetch });

describe('fakeApi', () => {
  it('answers by operation, and remembers what was asked', async () => {
    const fake = fakeApi()
      .answer(listCart, { data: [] })
      .answer(addToCart, ({ request }) => {
        expectTypeOf(request.body).toEqualTypeOf<Schemas['AddToCart']>();
        return request.body.number > 1 ? { code: 'AS121', msg: '购物车最多添加20种商品' } : { code: 1 };
      });
    expect(await api(fake).call(listCart, { path: { ...CART.path, sendtoCode: 'a b' } })).toMatchObject({
      data: [],
    });
    expect(await api(fake).call(addToCart, LINE)).toMatchObject({ code: 'AS121' });
    expect(fake.requests).toMatchObject([
      { operationId: 'listCart', method: 'GET', body: undefined },
      { operationId: 'addToCart', method: 'POST', body: LINE.body },
    ]);
    fake.verify();
  });

  it('hands path parameters over, decoded', async () => {
    const fake = fakeApi().answer(listCart, ({ path }) => ({ code: '0', msg: path['sendtoCode'] ?? '' }));
    expect(await api(fake).call(listCart, { path: { ...CART.path, sendtoCode: '送/达' } })).toMatchObject({
      msg: '送/达',
    });
  });

  it('answers with files and with any response, more than once', async () => {
    const data = {
      blob: new Blob([WORKBOOK]),
      fileName: '发票.xlsx',
      contentType: 'application/vnd.ms-excel',
    };
    const fake = fakeApi()
      .answer(exportInvoices, { data })
      .answer(listCart, new Response('', { status: 503 }));
    const file = await api(fake).call(exportInvoices, { query: { customerCode: '1' } });
    expect(file).toMatchObject({
      ok: true,
      data: { fileName: '发票.xlsx', contentType: 'application/vnd.ms-excel' },
    });
    for (const _ of [1, 2]) expect(await api(fake).call(listCart, CART)).toMatchObject({ status: 503 });
  });

  it('answers late, and ends its wait with the signal', async () => {
    const data = listCartExamples.data();
    const fake = fakeApi().answer(listCart, async () => ({ data }), { delayMs: 20 });
    const pending = api(fake).call(listCart, CART);
    expect(await Promise.race([pending, Promise.resolve('loading')])).toBe('loading');
    expect(await pending).toMatchObject({ ok: true, data });
    const slow = fakeApi().answer(listCart, { data: [] }, { delayMs: 60_000 });
    expect(await api(slow).call(listCart, CART, { timeoutMs: 10 })).toMatchObject({ kind: 'timeout' });
  });

  it('fails a test in which something that was expected is never asked', async () => {
    const fake = fakeApi().expect(listCart, { data: [] }).expect(addToCart, { code: '1' });
    await api(fake).call(listCart, CART);
    expect(() => fake.verify()).toThrow(/^addToCart was expected and never asked$/);
    await api(fake).call(addToCart, LINE);
    fake.verify();
  });

  it('fails a test whose answer is not as described', async () => {
    const wrong = { data: [{ id: 7 }] as unknown as [] };
    const fake = fakeApi({ checks: [listCartData] }).answer(listCart, wrong);
    await api(fake).call(listCart, CART);
    expect(() => fake.verify()).toThrow('The answer of listCart is not as described: 0.id: expected string');
    fake.reset();
    fake.verify();
    fake.answer(listCart, listCartExamples.answer());
    await api(fake).call(listCart, CART);
    fake.verify();
  });

  it('forgets everything between tests', async () => {
    const fake = fakeApi().answer(listCart, { data: [] });
    await api(fake).call(listCart, CART);
    fake.reset();
    expect(fake.requests).toEqual([]);
    expect(await api(fake).call(listCart, CART)).toMatchObject({ kind: 'network' });
    expect(fake.unexpected).toHaveLength(1);
  });

  it('answers under every base path of the client, and under one alone where it is named', async () => {
    const call = (fake: FakeApi) =>
      createClient({ baseUrl: 'http://test/gateway/v2', fetch: fake.fetch }).call(listCart, CART);
    expect(await call(fakeApi().answer(listCart, { data: [] }))).toMatchObject({ ok: true });
    expect(await call(fakeApi('/gateway/v2').answer(listCart, { data: [] }))).toMatchObject({ ok: true });
    expect(await call(fakeApi('/new/api').answer(listCart, { data: [] }))).toMatchObject({ kind: 'network' });
  });

  it('answers complete requests, for interceptors such as MSW', async () => {
    const fake = fakeApi().answer(addToCart, { code: 'AS121' }).answer(uploadFile, { code: '1' });
    const request = (path: string, body: BodyInit) => new Request(`${BASE}${path}`, { method: 'POST', body });
    const answer = await fake.respond(request(addToCart.path, JSON.stringify(LINE.body)));
    expect(await answer.json()).toMatchObject({ code: 'AS121' });
    expect(fake.requests[0]?.body).toEqual(LINE.body);
    const form = new FormData();
    form.set('file', new File(['PK'], 'x.xlsx'));
    await fake.respond(request(uploadFile.path, form));
    expect(fake.requests[1]?.body).toBeInstanceOf(FormData);
    // openapi-fetch hands its `fetch` a Request.
    await fake.fetch(request(addToCart.path, JSON.stringify(LINE.body)));
    expect(fake.requests[2]).toMatchObject({ operationId: 'addToCart', body: LINE.body });
  });

  it('knows the body of each operation: none, JSON or a form', () => {
    expectTypeOf<BodyOf<'listCart'>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyOf<'queryMyOrders'>>().toEqualTypeOf<Schemas['QueryMyOrdersBody']>();
    expectTypeOf<BodyOf<'uploadFile'>>().toEqualTypeOf<FormData>();
  });

  it('fails a test in which something was asked that nobody expected', async () => {
    const fake = fakeApi();
    expect(await api(fake).call(listCart, CART)).toMatchObject({ kind: 'network' });
    expect(fake.unexpected).toEqual([
      `GET ${new URL(BASE).pathname}/cart/shoppingCart/get/list/8800123456/8800130002/8800123456`,
    ]);
    expect(() => fake.verify()).toThrow('No answer was set for GET');
  });

  it('takes only data that the description allows', () => {
    // @ts-expect-error a cart is a list of entries
    fakeApi().answer(listCart, { data: 'none' });
    expectTypeOf(listCartExamples.data()).toEqualTypeOf<Awaited<ReturnType<typeof cart>>>();
  });
});

async function cart() {
  const result = await createClient().call(listCart, CART);
  return result.ok ? result.data : [];
}

describe('examples', () => {
  it('serve every operation, and each normal success is a success', async () => {
    const all = Object.values(allExamples);
    const fake = fakeApi().answerExamples(...all);
    expect(await api(fake).call(listCart, CART)).toMatchObject({ ok: true, data: listCartExamples.data() });
    const failing = all
      .filter(({ answer }) => String(answer().code) !== '1')
      .map(({ operationId }) => operationId);
    expect(failing).toEqual([]);
  });

  it('name their answers and are fresh each time', () => {
    expect(listCartExamples.names).toContain('empty');
    expect(listCartExamples.data('empty')).toEqual([]);
    expect(listCartExamples.data()).not.toBe(listCartExamples.data());
    expect(queryMyOrdersExamples.input()).toMatchObject({ body: { pageNum: 1 } });
    // @ts-expect-error no such example
    expect(() => listCartExamples.answer('nothing')).toThrow('listCart has no example nothing');
  });

  it('make an entry of the example that is named', () => {
    const [first] = listSpecialPricesExamples.data('prices');
    expect(exampleOf(listSpecialPricesExamples, 'prices', { price: 1 })).toEqual({ ...first, price: 1 });
    expect(exampleOf(getCartCountExamples, 'many')).toBe(120);
    expect(() => exampleOf(listCartExamples, 'empty')).toThrow('The example empty of listCart has no entry');
    // @ts-expect-error no such example
    expect(() => exampleOf(listCartExamples, 'nothing')).toThrow('listCart has no example nothing');
  });

  it('make single entries of lists and pages', async () => {
    expect(exampleOf(listCartExamples, { number: 7 })).toMatchObject({ id: '90001', number: 7 });
    const order = exampleOf(queryMyOrdersExamples, { orderNo: '1' });
    expect(order).toMatchObject({ orderNo: '1' });
    const page = { ...queryMyOrdersExamples.data(), records: [order] };
    const fake = fakeApi().answer(queryMyOrders, { data: page });
    expect(await api(fake).call(queryMyOrders, { body: { saletoCode: 'S' } })).toMatchObject({ data: page });
  });
});
