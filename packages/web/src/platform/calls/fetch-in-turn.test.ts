import { beforeEach, expect, it, vi } from 'vitest';
import { fetchInTurn } from './fetch-in-turn';

const send = vi.fn<typeof fetch>();

/** The calls that have left by the end of each task. */
async function leftByTask(tasks: number): Promise<readonly number[]> {
  const counts: number[] = [];
  for (let task = 0; task < tasks; task += 1) {
    counts.push(send.mock.calls.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return counts;
}

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response('ok'));
  vi.stubGlobal('fetch', send);
});

it('calls of one task leave at once or one after another, in their order', async () => {
  const answers = ['/a', '/b', '/c'].map((address) => fetchInTurn(address));
  const counts = await leftByTask(8);
  expect(counts[0]).toBe(1);
  expect(counts.at(-1)).toBe(3);
  expect(send.mock.calls.map(([address]) => address)).toEqual(['/a', '/b', '/c']);
  expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual(['ok', 'ok', 'ok']);
});

it('a call that fails holds up none of those behind it, and a later task begins at once again', async () => {
  send.mockRejectedValueOnce(new TypeError('offline'));
  const [first, second] = [fetchInTurn('/a'), fetchInTurn('/b')];
  await expect(first).rejects.toThrow('offline');
  expect(await (await second).text()).toBe('ok');
  await leftByTask(4);
  void fetchInTurn('/c');
  expect(send).toHaveBeenCalledTimes(3);
});

it('a call that is given up before its turn never leaves', async () => {
  const control = new AbortController();
  const first = fetchInTurn('/a');
  const second = fetchInTurn('/b', { signal: control.signal });
  control.abort();
  await expect(second).rejects.toThrow('abort');
  await first;
  expect(send.mock.calls.map(([address]) => address)).toEqual(['/a']);
});
