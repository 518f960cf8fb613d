import { describe, expect, it, vi } from 'vitest';
import { answering, sentHeaders } from '../../test/answering';
import { BASE, CART, clientOf, done, LINE } from '../../test/calls';
import { createClient } from '../core/client';
import { addToCart, listCart } from '../generated/operations/index';
import { rawClient } from '../raw';
import { type AccountToken, bindAccount } from './account-binding';

const WANG: AccountToken = { token: 'wang-1', accountId: 'wang' };
const ZHANG: AccountToken = { token: 'zhang-1', accountId: 'zhang' };

/** A browser with one stored session, and a client bound to the account that was there first. */
function tab(first: AccountToken = WANG) {
  const store: { session: AccountToken | undefined } = { session: first };
  const identify = vi.fn(async (token: string): Promise<string | undefined> => token.split('-')[0]);
  const onChange = vi.fn();
  const binding = bindAccount({ stored: () => store.session, identify, onChange });
  const server = answering(done());
  const api = clientOf(server, { token: binding.token });
  const tokens = () => server.requests.map((request) => sentHeaders(request)['authorization']);
  return { store, identify, onChange, binding, server, api, tokens };
}

describe('bindAccount', () => {
  it('sends the token of the account that it found first', async () => {
    const { api, tokens, binding } = tab();
    expect(binding.state()).toBe('none');
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true });
    expect(tokens()).toEqual(['Bearer wang-1']);
    expect([binding.state(), binding.held()]).toEqual(['own', WANG]);
  });

  it('refuses reads and writes while another account is signed in, and sends nothing', async () => {
    const { api, store, tokens, binding } = tab();
    await api.call(listCart, CART);
    store.session = ZHANG;
    const refusal = { ok: false, kind: 'refused', code: '-1', status: 0, attempts: 0 };
    const msg = '本页属于另一个账号，请重新加载';
    expect(await api.call(listCart, CART)).toMatchObject({ ...refusal, msg });
    expect(await api.call(addToCart, LINE)).toMatchObject({ ...refusal, msg });
    expect(tokens()).toEqual(['Bearer wang-1']);
    expect([binding.state(), binding.held()?.token]).toEqual(['foreign', 'wang-1']);
  });

  it('asks once whose an unnamed token is, holds all calls meanwhile, and uses one of the same account', async () => {
    const { api, store, identify, tokens, onChange } = tab();
    await api.call(listCart, CART);
    onChange.mockClear();
    store.session = { token: 'wang-2' };
    const results = await Promise.all([1, 2, 3].map(() => api.call(listCart, CART)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(tokens().slice(1)).toEqual(['Bearer wang-2', 'Bearer wang-2', 'Bearer wang-2']);
    expect(identify.mock.calls).toEqual([['wang-2']]);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('refuses an unnamed token of somebody else', async () => {
    const { api, store } = tab();
    await api.call(listCart, CART);
    store.session = { token: 'zhang-9' };
    expect(await api.call(addToCart, LINE)).toMatchObject({ kind: 'refused' });
  });

  it('refuses while nobody knows whose a token is, and asks again with the next call', async () => {
    const { api, store, identify, binding } = tab();
    await api.call(listCart, CART);
    store.session = { token: 'wang-2' };
    identify.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no network'));
    for (const _ of [1, 2]) {
      expect(await api.call(listCart, CART)).toMatchObject({
        kind: 'refused',
        msg: '登录账号没有得到确认，请稍后重试',
      });
      expect(binding.state()).toBe('unknown');
    }
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true });
  });

  it('a session whose account was never known is followed by no other', async () => {
    const { api, store, binding } = tab({ token: 'wang-1' });
    await api.call(listCart, CART);
    store.session = { token: 'wang-2', accountId: 'wang' };
    expect(await api.call(listCart, CART)).toMatchObject({ kind: 'refused' });
    binding.isOf('wang');
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true });
  });

  it('refuses after a sign-out elsewhere, and goes on when the same account is back', async () => {
    const { api, store, tokens } = tab();
    await api.call(listCart, CART);
    store.session = undefined;
    expect(await api.call(listCart, CART)).toMatchObject({ kind: 'refused', msg: '已退出登录，请重新登录' });
    store.session = ZHANG;
    expect(await api.call(listCart, CART)).toMatchObject({ kind: 'refused' });
    store.session = { token: 'wang-2', accountId: 'wang' };
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true });
    expect(tokens()).toEqual(['Bearer wang-1', 'Bearer wang-2']);
  });

  it('looks again when somebody signs in while it asks', async () => {
    const { api, store, identify } = tab();
    await api.call(listCart, CART);
    store.session = { token: 'wang-2' };
    identify.mockImplementationOnce(async () => {
      store.session = ZHANG;
      return 'wang';
    });
    expect(await api.call(listCart, CART)).toMatchObject({ kind: 'refused' });
  });

  it('sends without a token while nobody has signed in, and is bound to who signs in first', async () => {
    const { api, store, tokens } = tab();
    store.session = undefined;
    await api.call(listCart, CART);
    store.session = WANG;
    await api.call(listCart, CART);
    store.session = ZHANG;
    await api.call(listCart, CART);
    expect(tokens()).toEqual([undefined, 'Bearer wang-1']);
  });

  it('calls by path are refused too', async () => {
    const { api, binding, store, server } = tab();
    await api.call(listCart, CART);
    store.session = ZHANG;
    const byPath = createClient({ baseUrl: BASE, token: binding.token, raw: rawClient });
    const result = await byPath.raw.GET(
      '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}',
      {
        params: CART,
      },
    );
    expect(result).toMatchObject({ kind: 'refused', msg: '本页属于另一个账号，请重新加载' });
    expect(server.requests).toHaveLength(1);
  });
});
