import { describe, expect, it } from 'vitest';
import { createClient } from '../core/client';
import { listCartExamples } from '../generated/examples';
import { listCart } from '../generated/operations';
import { fakeApi } from '../testing';
import { fetchCart } from './fetch-cart';

const CODES = { saletoCode: '8800123456', sendtoCode: '8800123456', saletoCodeSub: '8800123457' };

function server() {
  const fake = fakeApi().answerExamples(listCartExamples);
  return { fake, api: createClient({ baseUrl: 'http://portal.test/new/api', fetch: fake.fetch }) };
}

describe('CART-07 the cart of an account', () => {
  it.each(['saletoCode', 'sendtoCode', 'saletoCodeSub'] as const)(
    'CART-07c without %s it is a success with code 0 and no entries, and no request',
    async (code) => {
      for (const missing of ['', undefined, null]) {
        const { fake, api } = server();
        const result = await fetchCart(api, { ...CODES, [code]: missing });
        expect(result).toMatchObject({ ok: true, code: '0', data: [], attempts: 0 });
        expect(fake.requests).toEqual([]);
      }
    },
  );

  it('CART-07b with all three codes it is the answer of listCart, asked with what was chosen', async () => {
    const { fake, api } = server();
    const result = await fetchCart(api, CODES, { query: { yunCang: 'YC' } });
    expect(result).toMatchObject({ ok: true, code: '1', data: listCartExamples.data() });
    const [request] = fake.requests;
    expect(request?.url.pathname).toBe(
      '/new/api/cart/shoppingCart/get/list/8800123456/8800123456/8800123457',
    );
    expect(request?.url.searchParams.get('yunCang')).toBe('YC');
  });

  it('CART-07 a failure stays one: nothing is skipped that was asked', async () => {
    const { fake, api } = server();
    fake.answer(listCart, { code: '0', msg: '购物车维护中' });
    expect(await fetchCart(api, CODES)).toMatchObject({
      ok: false,
      code: '0',
      msg: '购物车维护中',
      attempts: 1,
    });
  });
});
