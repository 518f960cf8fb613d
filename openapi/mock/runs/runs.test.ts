import { describe, expect, it } from 'vitest';
import { type Client, clientOf, mockForTests } from '../test-client';
import { AUTOMATION_CLIENT } from './automation-client';
import { createRuns } from './runs';
import { worldNow } from './world-clock';

const COUNT = '/cart/shoppingCart/getNumberByValid/8800123456';
const DELETE = { saletoCode: '8800123456', sendtoCode: '8800123456', idList: ['90001'] };

const mock = mockForTests();
const caller = clientOf(mock);
const count = async (client: Client, headers = {}) => (await client.get(COUNT, headers)).body.data;

describe('runs of tests that share one mock', () => {
  it('do not see what each other does, whether header or token names them', async () => {
    const first = { 'x-mock-session': 'first' };
    const second = clientOf(mock, 'directAdmin~second');
    await caller.post('/cart/shoppingCart/delete/cart', DELETE, first);
    expect([await count(caller, first), await count(second), await count(caller)]).toEqual([1, 2, 2]);
    await caller.post('/mock/reset', undefined, first);
    expect(await count(caller, first)).toBe(2);
  });

  it('meet only their own faults', async () => {
    const inRun = { 'x-mock-session': 'faulty' };
    await caller.post('/mock/faults', { operationId: 'getCartCount', kind: 'status', status: 503 }, inRun);
    expect((await caller.get(COUNT)).status).toBe(200);
    expect((await caller.get(COUNT, inRun)).status).toBe(503);
  });

  it('have names of letters and digits', async () => {
    const answer = await caller.get(COUNT, { 'x-mock-session': 'a b' });
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('X-Mock-Session')]);
  });

  it('are forgotten, the oldest first, before there are too many; the common one stays', () => {
    const runs = createRuns(() => undefined);
    const run = (name: string) => runs.of({ headers: { 'x-mock-session': name } });
    const [common, first] = [runs.of({ headers: {} }), run('first')];
    for (let at = 0; at < 60; at += 1) run(`run${at}`);
    expect(runs.of({ headers: {} })).toBe(common);
    expect(run('first')).not.toBe(first);
  });
});

describe('the clock of a run', () => {
  const now = '2027-02-01T09:00:00+08:00';
  const today = async (headers = {}) => {
    const { data } = (await caller.get('/mock/clock', headers)).body as { data: { now: string } };
    return data.now.slice(0, 10);
  };

  it('is set, decides what is expired, and is the mock’s again after a reset of all', async () => {
    const before = worldNow().toISOString().slice(0, 10);
    await caller.post('/mock/clock', { now });
    expect(await today()).toBe('2027-02-01');
    expect(await today({ 'x-mock-session': 'other' })).toBe(before);
    const token = (until: string) => `Bearer demo-directAdmin-1-${Date.parse(until)}`;
    const status = async (until: string) => (await caller.get(COUNT, { authorization: token(until) })).status;
    expect([await status('2027-01-31T00:00:00Z'), await status('2027-02-02T00:00:00Z')]).toEqual([401, 200]);
    await fetch(`${mock.url}/mock/reset`, { method: 'POST' });
    expect(await today()).toBe(before);
  });

  it.each([undefined, '2027-02-01', '明天', '2027-13-45T00:00:00Z', 5])('refuses %o', async (wrong) => {
    const answer = await caller.post('/mock/clock', { now: wrong });
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('now')]);
  });
});

describe('HTTP-09 the automation client', () => {
  const signed = ({
    user,
    password,
    clientCode,
    clientSecret,
  }: Record<keyof typeof AUTOMATION_CLIENT, string>) => {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    return (path: string) =>
      caller.get(`${path}?${new URLSearchParams({ clientCode, clientSecret })}`, { authorization });
  };

  it('acts for the first dealer', async () => {
    expect((await signed(AUTOMATION_CLIENT)(COUNT)).body.data).toBe(2);
  });

  it.each(['user', 'password', 'clientCode', 'clientSecret'])('is refused with a wrong %s', async (wrong) => {
    const answer = await signed({ ...AUTOMATION_CLIENT, [wrong]: 'wrong' })(COUNT);
    expect([answer.status, answer.body.msg]).toEqual([401, expect.stringContaining('clientSecret 不正确')]);
  });

  it('answers with a message where only a user may call', async () => {
    const answer = await signed(AUTOMATION_CLIENT)('/auth/user/getUserInfoByToken');
    expect([answer.status, answer.body.msg]).toEqual([401, expect.stringContaining('不接受自动化客户端')]);
  });
});
