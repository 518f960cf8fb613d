import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentHeaders } from '../../test/answering';
import { CART, clientOf, done, LINE } from '../../test/calls';
import { unwrap } from '../core/api-error';
import { addToCart, listCart } from '../generated/operations/index';
import { refreshingBearer } from './bearer';

/** A server that knows one token, and a store that holds another until it is refreshed. */
function session({ fresh = 'new' } = {}) {
  let token = 'old';
  const refresh = vi.fn(async () => {
    await Promise.resolve();
    token = fresh;
    return fresh;
  });
  const server = answering((request) =>
    sentHeaders(request)['authorization'] === 'Bearer new' ? done() : json({ code: '401' }, { status: 401 }),
  );
  const api = clientOf(server, { middleware: [refreshingBearer({ token: () => token, refresh })] });
  return { api, refresh, server };
}

describe('refreshingBearer', () => {
  it('refreshes once for a hundred calls that are refused at once', async () => {
    const { api, refresh, server } = session();
    const results = await Promise.all(Array.from({ length: 100 }, () => api.call(listCart, CART)));
    expect(results.every(({ ok, attempts }) => ok && attempts === 2)).toBe(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(200);
  });

  it('takes the token that another call has renewed meanwhile', async () => {
    const { api, refresh } = session();
    await api.call(listCart, CART);
    expect(await api.call(listCart, CART)).toMatchObject({ ok: true, attempts: 1 });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('renews for a call that changes something, but does not send it again', async () => {
    const { api, refresh, server } = session();
    expect(await api.call(addToCart, LINE)).toMatchObject({ ok: false, status: 401, attempts: 1 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(1);
    expect(await api.call(addToCart, LINE)).toMatchObject({ ok: true });
  });

  it('returns the refusal when the new token is refused too', async () => {
    const { api, server } = session({ fresh: 'worse' });
    expect(await api.call(listCart, CART)).toMatchObject({ ok: false, status: 401, attempts: 2 });
    expect(server.requests).toHaveLength(2);
  });

  it('returns the refusal with its cause when no token can be had', async () => {
    const server = answering(json({ code: '401', msg: '登录已过期' }, { status: 401 }));
    const refresh = () => Promise.reject(new Error('signed out'));
    const api = clientOf(server, { middleware: [refreshingBearer({ token: () => 'old', refresh })] });
    expect(await api.call(listCart, CART)).toMatchObject({
      status: 401,
      msg: '登录已过期',
      cause: new Error('signed out'),
    });
  });

  it('lets other refusals pass', async () => {
    const refresh = vi.fn();
    const server = answering(json({ code: '403' }, { status: 403 }));
    await clientOf(server, { middleware: [refreshingBearer({ token: () => 'old', refresh })] }).call(
      listCart,
      CART,
    );
    expect(refresh).not.toHaveBeenCalled();
  });

  describe('when the refresh fails', () => {
    const dead = (refresh: () => Promise<string | undefined>, token = () => 'old') => {
      const server = answering(json({ code: '401' }, { status: 401 }));
      return { server, api: clientOf(server, { middleware: [refreshingBearer({ token, refresh })] }) };
    };

    it('asks once for all calls that wait and come later, until there is another token', async () => {
      let token = 'old';
      const refresh = vi.fn(async () => undefined);
      const { api } = dead(refresh, () => token);
      await Promise.all(Array.from({ length: 50 }, () => api.call(listCart, CART)));
      for (let call = 0; call < 10; call += 1)
        expect(await api.call(listCart, CART)).toMatchObject({
          status: 401,
          cause: { message: expect.stringContaining('gave no token') },
        });
      expect(refresh).toHaveBeenCalledTimes(1);
      token = 'signed in again';
      await api.call(listCart, CART);
      expect(refresh).toHaveBeenCalledTimes(2);
    });

    it('tries again after a wait, twice as long each time, when it failed on its way', async () => {
      vi.useFakeTimers();
      let isDown = true;
      let token = 'old';
      const refresh = vi.fn(async () => {
        if (isDown) throw new TypeError('fetch failed');
        token = 'new';
        return token;
      });
      const server = answering((request) =>
        sentHeaders(request)['authorization'] === 'Bearer new'
          ? done()
          : json({ code: '401' }, { status: 401 }),
      );
      const api = clientOf(server, { middleware: [refreshingBearer({ token: () => token, refresh })] });
      const call = () => api.call(listCart, CART);
      await call();
      expect(await call()).toMatchObject({ status: 401, cause: { message: 'fetch failed' } });
      expect(refresh).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1001);
      await call();
      vi.advanceTimersByTime(1001);
      await call();
      expect(refresh).toHaveBeenCalledTimes(2);
      isDown = false;
      vi.advanceTimersByTime(1000);
      expect(await call()).toMatchObject({ ok: true });
      vi.useRealTimers();
    });

    it('is remembered for good when the server of tokens says no', async () => {
      vi.useFakeTimers();
      const tokens = clientOf(answering(json({ code: '400', msg: 'invalid_grant' }, { status: 400 })));
      const refresh = vi.fn(async () => String(unwrap(await tokens.call(listCart, CART))));
      const { api } = dead(refresh);
      for (let call = 0; call < 5; call += 1) {
        await api.call(listCart, CART);
        vi.advanceTimersByTime(600_000);
      }
      expect(refresh).toHaveBeenCalledTimes(1);
      vi.useRealTimers();
    });

    it('ends the wait for one that hangs, by time-out and by signal', async () => {
      const { api } = dead(() => new Promise(() => undefined));
      expect(await api.call(listCart, CART, { timeoutMs: 20 })).toMatchObject({
        kind: 'timeout',
        attempts: 1,
      });
      const controller = new AbortController();
      const pending = api.call(listCart, CART, { signal: controller.signal });
      await expect.poll(() => true).toBe(true);
      controller.abort();
      expect(await pending).toMatchObject({ kind: 'aborted' });
    });
  });
});
