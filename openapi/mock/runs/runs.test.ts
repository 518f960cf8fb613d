import { describe, expect, it } from 'vitest';
import { type Client, clientOf, mockForTests } from '../test/client';
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

  it('is ended by its user, and begins again; so does the common one', async () => {
    const ended = { 'x-mock-session': 'ended' };
    for (const headers of [ended, {}]) {
      await caller.post('/cart/shoppingCart/delete/cart', DELETE, headers);
      expect(await count(caller, headers)).toBe(1);
      await fetch(`${mock.url}/mock/run`, { method: 'DELETE', headers });
      expect(await count(caller, headers)).toBe(2);
    }
  });

  const MINUTE = 60_000;
  function runsAt(limit: number) {
    let minutes = 0;
    const log: string[] = [];
    const runs = createRuns({
      newState: () => undefined,
      limit,
      elapsed: () => minutes * MINUTE,
      log: (line) => log.push(line),
    });
    return {
      log,
      wait: (moreMinutes: number) => (minutes += moreMinutes),
      run: (name?: string, address = 'GET /new/api') => {
        const [method = '', pathname = ''] = address.split(' ');
        return runs.of({ method, pathname, headers: name === undefined ? {} : { 'x-mock-session': name } });
      },
    };
  }

  it('one that was used within ten minutes is kept: a run beyond the limit is refused in words', () => {
    const { run, wait, log } = runsAt(2);
    const [common, first] = [run(), run('first')];
    wait(9);
    run('second');
    expect(() => run('third')).toThrow(/已有 2 个运行.*DELETE \/mock\/run.*--runs/);
    expect([run('first') === first, run() === common, log]).toEqual([true, true, []]);
    first.end();
    run('third');
    expect(log).toEqual([]);
  });

  it('one that was idle for ten minutes gives its place, says so when it is named again, and begins again after a reset', () => {
    const { run, wait, log } = runsAt(2);
    const [common, first] = [run(), run('first')];
    run('second');
    wait(5);
    run('second');
    wait(5);
    run('third');
    expect(log).toEqual([expect.stringContaining('Run first was not used for 10 minutes')]);
    expect(() => run('first')).toThrow(/运行 first 超过 10 分钟没有使用，数据已清除/);
    expect(run()).toBe(common);
    wait(11);
    expect(run('first', 'POST /mock/reset')).not.toBe(first);
    run('first');
  });

  it('ten thousand names leave no more than the limit behind', () => {
    const { run, wait } = runsAt(50);
    for (let at = 0; at < 10_000; at += 1) {
      run(`run${at}`);
      wait(1);
    }
    expect(() => run('run9000')).toThrow(/数据已清除/);
    run('run9995');
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

  it.each([
    undefined,
    '2027-02-01',
    '明天',
    '2027-13-45T00:00:00Z',
    5,
    '0001-01-01T00:00:00Z',
    '1999-12-31T23:59:59+08:00',
    '2101-01-01T00:00:00+08:00',
    '9999-12-31T23:59:59Z',
  ])('refuses %o', async (wrong) => {
    const answer = await caller.post('/mock/clock', { now: wrong });
    expect([answer.status, answer.body.msg]).toEqual([400, expect.stringContaining('now')]);
  });

  it.each(['2000-01-01T00:00:00+08:00', '2100-12-31T23:50:00+08:00'])(
    'at %s every list of money still answers',
    async (edge) => {
      const inRun = { 'x-mock-session': edge.slice(0, 4) };
      expect((await caller.post('/mock/clock', { now: edge }, inRun)).status).toBe(200);
      const lists = [
        '/account/invoices/management/list',
        '/account/contacts/management/accountStatement/list',
      ];
      for (const path of lists) {
        const { status } = await caller.post(
          path,
          { customerCode: '8800123456', pageNum: 1, pageSize: 3 },
          inRun,
        );
        expect([path, status]).toEqual([path, 200]);
      }
    },
  );
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
