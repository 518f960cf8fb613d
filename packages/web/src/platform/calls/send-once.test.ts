import { type Client, createClient } from '@dealer-portal/sdk';
import { deleteMfyjOrder, getCartCount } from '@dealer-portal/sdk/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendOnce } from './send-once';

let sent: number;
let waiting: (() => void)[];
let client: Client;

/** A client whose requests wait until `answer()`. */
function createWaiting(): Client {
  return sendOnce(
    createClient({
      token: () => 'T',
      fetch: async () => {
        sent += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return Response.json({ code: '1', msg: '成功', data: null });
      },
    }),
  );
}

const answer = () => {
  for (const resolve of waiting) resolve();
};
const remove = (by: Client, orderNo: string) => by.call(deleteMfyjOrder, { query: { orderNo } });
const untilSent = (count: number) => expect.poll(() => sent).toBe(count);

beforeEach(() => {
  sent = 0;
  waiting = [];
  client = createWaiting();
});

describe('ORDER-01 a write', () => {
  it('that is under way is not sent a second time: the second caller gets the same promise', async () => {
    const first = remove(client, 'A');
    expect(remove(client, 'A')).toBe(first);
    await untilSent(1);
    answer();
    expect(await first).toMatchObject({ ok: true });
    expect(sent).toBe(1);
  });

  it('is one for all clients of the portal', async () => {
    const first = remove(client, 'A');
    expect(remove(createWaiting(), 'A')).toBe(first);
    await untilSent(1);
    answer();
    await first;
  });

  it('with another input is another write', async () => {
    const both = [remove(client, 'A'), remove(client, 'B')];
    await untilSent(2);
    answer();
    await Promise.all(both);
  });

  it('that was given up is over: an equal one is sent, and is the one under way', async () => {
    const controller = new AbortController();
    const query = { orderNo: 'A' };
    const first = client.call(deleteMfyjOrder, { query }, { signal: controller.signal });
    await untilSent(1);
    controller.abort();
    const second = remove(client, 'A');
    expect(await first).toMatchObject({ ok: false, kind: 'aborted' });
    await untilSent(2);
    expect(remove(client, 'A')).toBe(second);
    answer();
    expect(await second).toMatchObject({ ok: true });
  });

  it('may be sent again once its answer is there', async () => {
    const first = remove(client, 'A');
    await untilSent(1);
    answer();
    await first;
    const second = remove(client, 'A');
    await untilSent(2);
    answer();
    await second;
  });
});

it('HTTP-01 a read is sent as often as it is asked for', async () => {
  const path = { id: 'S' };
  const both = [client.call(getCartCount, { path }), client.call(getCartCount, { path })];
  await untilSent(2);
  answer();
  await Promise.all(both);
});
