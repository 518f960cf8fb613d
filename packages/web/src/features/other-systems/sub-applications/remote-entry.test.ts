import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_MS, loadEntry } from './remote-entry';

const nothing = () => undefined;
const entry = { mount: nothing, unmount: nothing };

describe('SUBAPP-01 loading an entry module', () => {
  it('takes a module that can mount and unmount', async () => {
    expect(await loadEntry('/taken.js', async () => entry)).toEqual({ ok: true, value: entry });
  });

  it.each([undefined, {}, { mount: nothing }, { mount: 1, unmount: 2 }, { ...entry, navigated: 1 }])(
    'refuses %o',
    async (module) => {
      const refused = await loadEntry('/refused.js', async () => module);
      expect(refused).toMatchObject({ ok: false, reason: 'load' });
    },
  );

  it('a module that does not come is a failed load, with its cause', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    const cause = 'TypeError: Failed to fetch';
    expect(await loadEntry('/missing.js', load)).toEqual({ ok: false, reason: 'load', cause });
  });

  it.each([
    ['/down.js', ['/down.js', '/down.js?retry=1', '/down.js?retry=2']],
    ['/down.js?v=3', ['/down.js?v=3', '/down.js?v=3&retry=1', '/down.js?v=3&retry=2']],
  ])('%s is asked for under a new address after each failure', async (address, requests) => {
    const load = vi.fn(() => Promise.reject(new Error('down')));
    for (const _ of requests) await loadEntry(address, load);
    expect(load.mock.calls).toEqual(requests.map((item) => [item]));
  });
});

describe('SUBAPP-01 an entry that never comes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up after its time', async () => {
    const result = loadEntry('/late.js', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(LOAD_MS);
    expect(await result).toMatchObject({ ok: false, reason: 'timeout', cause: '没有在 15 秒内完成' });
  });
});
