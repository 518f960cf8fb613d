import type { Result } from '@dealer-portal/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slot } from '#platform/browser/storage';
import { createQuantityEdits, isKeptEdits, shownNumber } from './quantity-edits';

const readStored = () => slot('local', 'edits:test', isKeptEdits);
const STAMP = { operationId: 'updateCartNumber', attempts: 1 };
const ACCEPTED: Result<unknown> = { ok: true, data: null, code: '1', msg: '', status: 200, ...STAMP };
const failure = (kind: 'business' | 'network' | 'http', status: number): Result<unknown> => ({
  ok: false,
  kind,
  status,
  ...STAMP,
  ...(kind === 'business' ? { code: '0', msg: '库存仅剩 9 台' } : { code: '-1', msg: '请求失败' }),
});

/** A server with quantities by line, with set answers. */
function serverOf(numbers: Record<string, number>) {
  const state = {
    numbers,
    isReachable: true,
    answers: [] as Result<unknown>[],
    sent: [] as string[],
    idle: 0,
    lists: 0,
    waits: { save: Promise.resolve(), list: Promise.resolve() },
  };
  const shownNumbers = { ...numbers };
  const book = createQuantityEdits(readStored(), () => ({
    numberOf: (key) => shownNumbers[key],
    save: async (key, requested) => {
      state.sent.push(`${key}=${requested}`);
      const answer = state.answers.shift() ?? (state.isReachable ? ACCEPTED : failure('network', 0));
      await state.waits.save;
      if (answer.ok) state.numbers[key] = requested;
      return answer;
    },
    onSaved: (key, requested) => {
      shownNumbers[key] = requested;
    },
    onIdle: () => {
      state.idle += 1;
    },
    list: async () => {
      state.lists += 1;
      const answer = state.isReachable ? new Map(Object.entries(state.numbers)) : undefined;
      await state.waits.list;
      return answer;
    },
  }));
  /** Holds answers back until the returned function is called. */
  const hold = (call: keyof typeof state.waits) => {
    let release: () => void = () => undefined;
    state.waits[call] = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  return { state, book, hold, editOf: (key: string) => book.edits.get(key) };
}

/** Longer than all calls of a test take, by a clock that does not wait. */
const settled = () => vi.advanceTimersByTimeAsync(150);

describe('CART-06 edited quantities', () => {
  beforeEach(() => {
    readStored().clear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  it('are sent one after another, and forgotten once the server has taken them', async () => {
    const { state, book } = serverOf({ A: 2, B: 5 });
    book.change('A', 4);
    book.change('B', 6);
    expect(readStored().read()).toEqual({ A: { requested: 4, base: 2 }, B: { requested: 6, base: 5 } });
    await settled();
    expect([state.sent, book.edits.all().size, readStored().read(), state.idle]).toEqual([
      ['A=4', 'B=6'],
      0,
      {},
      1,
    ]);
  });

  it('the newest of a line wins, also when it goes back to what it was', async () => {
    const { state, book } = serverOf({ A: 2 });
    book.change('A', 5);
    await vi.waitFor(() => expect(state.sent).toEqual(['A=5']));
    book.change('A', 2);
    await settled();
    expect([state.sent, state.numbers, book.edits.all().size]).toEqual([['A=5', 'A=2'], { A: 2 }, 0]);
  });

  it('a refusal of the server is shown and not kept', async () => {
    const { state, book, editOf } = serverOf({ A: 2 });
    state.answers.push(failure('business', 200));
    book.change('A', 20);
    await settled();
    expect(editOf('A')).toMatchObject({ state: 'refused', text: '数量 20 未保存：库存仅剩 9 台' });
    expect([shownNumber(editOf('A'), 2), readStored().read()]).toEqual([2, {}]);
  });

  it.each([
    ['no network', failure('network', 0)],
    ['the end of the session', failure('http', 401)],
    ['too many requests', failure('http', 429)],
    ['a failure of the server', failure('http', 500)],
  ])(
    'after %s they wait, are kept, and are sent when the server has its list unchanged',
    async (_, answer) => {
      const { state, book, editOf } = serverOf({ A: 2 });
      state.answers.push(answer);
      book.change('A', 12);
      await settled();
      expect([editOf('A')?.state, shownNumber(editOf('A'), 2), readStored().read()]).toEqual([
        'waiting',
        12,
        { A: { requested: 12, base: 2 } },
      ]);
      const reloaded = serverOf({ A: 2, B: 1 });
      expect(reloaded.editOf('A')?.state).toBe('waiting');
      await reloaded.book.reconcile();
      await settled();
      expect([reloaded.state.sent, readStored().read()]).toEqual([['A=12'], {}]);
      await book.reconcile();
      await settled();
      expect(state.sent).toEqual(['A=12', 'A=12']);
    },
  );

  it('the same quantity on the server settles an edit, another one is a conflict that the user decides', async () => {
    readStored().write({
      A: { requested: 12, base: 2 },
      B: { requested: 7, base: 5 },
      C: { requested: 3, base: 1 },
    });
    const { state, book, editOf } = serverOf({ A: 8, B: 7 });
    await book.reconcile();
    expect([editOf('A')?.state, editOf('B'), editOf('C')]).toEqual(['conflict', undefined, undefined]);
    expect([shownNumber(editOf('A'), 8), state.sent]).toEqual([8, []]);
    book.change('A', 12);
    await settled();
    expect([state.sent, editOf('A')]).toEqual([['A=12'], undefined]);
  });

  it("the server's quantity can be taken instead, without a call", async () => {
    readStored().write({ A: { requested: 12, base: 2 } });
    const { state, book, editOf } = serverOf({ A: 8 });
    await book.reconcile();
    book.change('A', 8);
    await settled();
    expect([state.sent, editOf('A'), readStored().read()]).toEqual([[], undefined, {}]);
  });

  it('a waiting line that is edited again asks for the list first, so that nothing is overwritten unseen', async () => {
    const { state, book, editOf } = serverOf({ A: 2 });
    state.isReachable = false;
    book.change('A', 12);
    await settled();
    book.change('A', 13);
    await settled();
    expect([state.sent, editOf('A')?.requested]).toEqual([['A=12'], 13]);
    state.isReachable = true;
    state.numbers['A'] = 8;
    await book.reconcile();
    expect([state.sent, editOf('A')?.state]).toEqual([['A=12'], 'conflict']);
  });

  it('the return of the network counts although a look from before still fails', async () => {
    readStored().write({ A: { requested: 4, base: 2 } });
    const { state, book } = serverOf({ A: 2 });
    state.isReachable = false;
    const look = book.reconcile();
    state.isReachable = true;
    await book.reconcile();
    await look;
    await settled();
    expect([state.sent, readStored().read()]).toEqual([['A=4'], {}]);
  });

  it('the return of the network counts although a call from before still fails', async () => {
    const { state, book, hold } = serverOf({ A: 2 });
    state.isReachable = false;
    const release = hold('save');
    book.change('A', 4);
    await vi.waitFor(() => expect(state.sent).toEqual(['A=4']));
    state.isReachable = true;
    await book.resume();
    release();
    await settled();
    expect([state.sent, readStored().read()]).toEqual([['A=4', 'A=4'], {}]);
  });

  it('a list that was on its way while another line was saved is asked for again', async () => {
    readStored().write({ A: { requested: 4, base: 2 } });
    const { state, book, hold } = serverOf({ A: 2, B: 1 });
    const release = hold('list');
    const look = book.reconcile();
    book.change('B', 5);
    await vi.waitFor(() => expect(state.numbers['B']).toBe(5));
    release();
    await look;
    await settled();
    expect([state.lists, state.sent]).toEqual([2, ['B=5', 'A=4']]);
  });

  it('another tab keeps its own', async () => {
    const { state, book } = serverOf({ A: 2 });
    readStored().write({ Z: { requested: 3, base: 1 } });
    state.isReachable = false;
    book.change('A', 4);
    await settled();
    expect(readStored().read()).toEqual({ Z: { requested: 3, base: 1 }, A: { requested: 4, base: 2 } });
  });
});
