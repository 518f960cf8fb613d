import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Channel, shareAnswers } from './shared-answers';

/** The channel between the tabs of one browser. */
function browser() {
  const tabs = new Set<(event: MessageEvent<unknown>) => void>();
  return (): Channel => {
    const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
    const hear = (event: MessageEvent<unknown>) => {
      for (const listener of listeners) listener(event);
    };
    tabs.add(hear);
    return {
      addEventListener: (_type: string, listener: unknown) => {
        listeners.push(listener as (event: MessageEvent<unknown>) => void);
      },
      postMessage: (data: unknown) => {
        const event = new MessageEvent('message', { data: structuredClone(data) });
        for (const tab of tabs) if (tab !== hear) setTimeout(() => tab(event), 1);
      },
    };
  };
}

let join: () => Channel;
const openTab = (isAlone: boolean, owner = 'build token-of-wang') =>
  shareAnswers({ company: Promise.resolve({ channel: join(), isAlone }), owner: () => owner });

const MENUS = ['getPermissionList'];
const answered = (data: string) => vi.fn(async () => data);
const never = () => vi.fn(() => new Promise<string>(() => undefined));

function lateAnswer() {
  let resolve: (menus: string) => void = () => undefined;
  const promise = new Promise<string>((take) => {
    resolve = take;
  });
  return { promise, resolve: (menus: string) => resolve(menus) };
}

async function settled<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(10_000);
  return promise;
}

beforeEach(() => {
  vi.useFakeTimers();
  join = browser();
});
afterEach(() => void vi.useRealTimers());

it('AUTH-02 a second tab of the session asks the server for nothing that the first was answered', async () => {
  const first = openTab(true);
  expect(await settled(first.ask(MENUS, answered('menus of 9:00')))).toBe('menus of 9:00');
  const ask = answered('again');
  expect(await settled(openTab(false).ask(MENUS, ask))).toBe('menus of 9:00');
  expect(ask).not.toHaveBeenCalled();
});

it('a tab that starts while the first one waits for its answer waits for the same', async () => {
  const first = openTab(true);
  const late = lateAnswer();
  const own = first.ask(MENUS, () => late.promise);
  await vi.advanceTimersByTimeAsync(1);
  const ask = answered('again');
  const other = openTab(false).ask(MENUS, ask);
  await vi.advanceTimersByTimeAsync(2000);
  late.resolve('late menus');
  expect(await settled(Promise.all([own, other]))).toEqual(['late menus', 'late menus']);
  expect(ask).not.toHaveBeenCalled();
});

it('MENU-07 an answer of more than a minute ago is asked for again', async () => {
  await settled(openTab(true).ask(MENUS, answered('old')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled(openTab(false).ask(MENUS, answered('new')))).toBe('new');
});

it('an answer that was taken over does not grow younger', async () => {
  await settled(openTab(true).ask(MENUS, answered('first')));
  await vi.advanceTimersByTimeAsync(30_000);
  const second = openTab(false);
  expect(await settled(second.ask(MENUS, never()))).toBe('first');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await settled(openTab(false).ask(MENUS, answered('third')))).toBe('third');
});

it('a tab with an old answer keeps quiet where another one has a young one', async () => {
  const first = openTab(true);
  await settled(first.ask(MENUS, answered('of an hour ago')));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const second = openTab(false);
  await settled(second.ask(MENUS, answered('young')));
  expect(await settled(openTab(false).ask(MENUS, never()))).toBe('young');
});

it('AUTH-05 nothing is told to another user, another session or another build', async () => {
  await settled(openTab(true).ask(MENUS, answered('of wang')));
  expect(await settled(openTab(false, 'build token-of-li').ask(MENUS, answered('of li')))).toBe('of li');
});

it('ADDR-01 what a tab asks again has changed: it is the server that answers', async () => {
  const first = openTab(true);
  const second = openTab(false);
  await settled(first.ask(MENUS, answered('before')));
  expect(await settled(second.ask(MENUS, never()))).toBe('before');
  expect(await settled(second.ask(MENUS, answered('after')))).toBe('after');
  expect(await settled(first.ask(MENUS, answered('by the clock'), true))).toBe('by the clock');
  expect(await settled(second.ask(MENUS, never(), true))).toBe('by the clock');
});

it('MENU-07 after a write or a refusal in any tab no answer of before is taken over, not even one on its way', async () => {
  const first = openTab(true);
  const second = openTab(false);
  await settled(first.ask(MENUS, answered('before')));
  const late = lateAnswer();
  const key = ['listShipTos'];
  const own = first.ask(key, () => late.promise);
  await vi.advanceTimersByTimeAsync(1);
  const later = openTab(false).ask(key, answered('after'));
  await vi.advanceTimersByTimeAsync(50);
  second.end();
  await vi.advanceTimersByTimeAsync(50);
  late.resolve('before');
  expect(await settled(Promise.all([own, later]))).toEqual(['before', 'after']);
  expect(await settled(openTab(false).ask(MENUS, answered('after')))).toBe('after');
});

it('a failure is not shared, and reaches the tab that asked', async () => {
  const lost = openTab(true).ask(MENUS, () => Promise.reject(new Error('HTTP 503')));
  const seen = expect(lost).rejects.toThrow('HTTP 503');
  const other = openTab(false).ask(MENUS, answered('there'));
  await vi.advanceTimersByTimeAsync(10_000);
  await seen;
  expect(await other).toBe('there');
});

it('where the other tabs sleep, a tab asks the server after a moment', async () => {
  const ask = answered('own');
  const own = openTab(false).ask(MENUS, ask);
  await vi.advanceTimersByTimeAsync(149);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await own).toBe('own');
});

it('a first tab, a browser without channels and a tab without a session ask at once', async () => {
  const alone = openTab(true);
  const silent = shareAnswers({ company: Promise.resolve(undefined), owner: () => 'build token' });
  const signedOut = shareAnswers({
    company: Promise.resolve({ channel: join(), isAlone: false }),
    owner: () => undefined,
  });
  for (const tab of [alone, silent, signedOut]) expect(await tab.ask(MENUS, answered('now'))).toBe('now');
});

it.each([
  ['a word of nobody', { kind: 'tell' }],
  ['a text', 'ask'],
  ['nothing', null],
  ['an answer without an age', { kind: 'tell', id: '1', answer: { data: 1 } }],
  ['a question without an owner', { kind: 'ask', id: '1', name: '["getPermissionList"]' }],
])('%s on the channel changes nothing', async (_what, message) => {
  const first = openTab(true);
  await settled(first.ask(MENUS, answered('menus')));
  join().postMessage(message);
  await vi.advanceTimersByTimeAsync(10);
  expect(await settled(openTab(false).ask(MENUS, never()))).toBe('menus');
});
