import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JsonpHost, jsonp } from './jsonp';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page(load: JsonpHost['load'] = () => () => undefined) {
  const callbacks: Record<string, unknown> = {};
  return { callbacks, load: vi.fn(load) };
}

function answer(host: ReturnType<typeof page>, data: unknown) {
  const [url = ''] = host.load.mock.calls[0] ?? [];
  const callback = host.callbacks[new URL(url).searchParams.get('callback') ?? ''];
  (callback as (data: unknown) => void)(data);
}

describe('jsonp', () => {
  it('HTTP-11 answers what the script hands over, and leaves nothing behind', async () => {
    const remove = vi.fn();
    const host = page(() => remove);
    const pending = jsonp('https://host.test/api?a=1', { host });
    answer(host, { ok: 1 });
    expect(await pending).toEqual({ status: 200, data: { ok: 1 } });
    expect(host.load.mock.calls[0]?.[0]).toMatch(/^https:\/\/host\.test\/api\?a=1&callback=\w+$/);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(host.callbacks).toEqual({});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('HTTP-11a answers 408 Request Timeout, and a script that comes later does no harm', async () => {
    const host = page();
    const pending = jsonp('https://host.test/api', { host, timeoutMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await pending).toEqual({ status: 408, statusText: 'Request Timeout' });
    answer(host, 'late');
    expect(host.callbacks).toEqual({});
  });

  it('HTTP-11b answers 400 Bad Request when the script cannot be loaded', async () => {
    const host = page((_, onError) => {
      queueMicrotask(onError);
      return () => undefined;
    });
    expect(await jsonp('https://host.test/api', { host })).toEqual({
      status: 400,
      statusText: 'Bad Request',
    });
    expect(host.callbacks).toEqual({});
    expect(vi.getTimerCount()).toBe(0);
  });
});
