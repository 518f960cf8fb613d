import { isSubmission, ORDER_SUBMITS, type Submission } from '@dealer-portal/rules/submit';
import type { Failure, Result } from '@dealer-portal/sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openJournal } from '#kits/submit/submit-journal';
import { moveDates } from '../../test/move-dates';
import { createSubmitRun, type PlacedOrder, settleSubmit } from './submit-run';

const SUBMISSION: Submission = {
  saletoCode: 'S',
  sendtoCode: 'T',
  orders: [{ orderNo: 'V1', payerCode: 'P', lines: [{ productCode: 'A', number: 2 }] }],
};

const placed: Result<{ orderList: PlacedOrder[] }> = {
  ok: true,
  data: { orderList: [{ orderFlowNo: 'LS1', orderAmount: 9 }] },
  code: '1',
  msg: '成功',
  status: 200,
  operationId: 'submitTrafficCart',
  attempts: 1,
};

const failed = (change: Partial<Failure>): Failure => ({
  ok: false,
  kind: 'network',
  code: '-1',
  msg: '请求失败',
  status: 0,
  operationId: 'submitTrafficCart',
  attempts: 1,
  ...change,
});

const listedOrder = {
  orderNo: 'LS1',
  payerCode: 'P',
  createDate: '2099-01-01',
  lineList: [{ productCode: 'A', number: 2 }],
};

let name = 0;
beforeEach(() => {
  window.localStorage.clear();
  name += 1;
});

const fresh = (look = vi.fn()) => {
  const book = openJournal({ name: `test${name}`, kind: ORDER_SUBMITS, isSubmission });
  return { book, run: createSubmitRun(book, look), look };
};

/** As a browser whose storage is full. */
function fillStorage(): void {
  const full: Storage = {
    length: 0,
    getItem: () => null,
    key: () => null,
    clear: () => undefined,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
}

describe('ORDER-01 a submit', () => {
  it('without an answer still locks when another tab empties the storage, and is written back', () => {
    const { book } = fresh();
    const plan = book.plan(SUBMISSION);
    if (plan.kind !== 'planned') throw new Error('the journal was empty');
    book.note(plan.record.id, { type: 'send', at: 1 });
    book.note(plan.record.id, { type: 'lose' });
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(book.read()).toMatchObject([{ kind: 'lost' }]);
    expect(window.localStorage.getItem(`dealer-portal:submits-test${name}`)).toContain('lost');
    expect(book.plan(SUBMISSION).kind).toBe('held');
  });

  it('without an answer locks where the storage is full or forbidden, after a reload too', () => {
    fillStorage();
    const { book } = fresh();
    const plan = book.plan(SUBMISSION);
    if (plan.kind !== 'planned') throw new Error('the journal was empty');
    book.note(plan.record.id, { type: 'send', at: Date.now() });
    const afterReload = openJournal({ name: `test${name}`, kind: ORDER_SUBMITS, isSubmission });
    expect(afterReload.plan(SUBMISSION).kind).toBe('held');
    vi.restoreAllMocks();
    afterReload.note(plan.record.id, { type: 'lose' });
    expect(document.cookie).not.toContain('sent');
    expect(window.localStorage.getItem(`dealer-portal:submits-test${name}`)).toContain('lost');
  });

  it('is not sent where nothing keeps its record', () => {
    fillStorage();
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const { book } = fresh();
    expect(book.plan(SUBMISSION)).toMatchObject({
      kind: 'held',
      refusal: { code: 'submit.notKept' },
    });
    expect(book.read()).toEqual([]);
    vi.restoreAllMocks();
  });

  it.each(['{', '[{"kind":"lost","what":"of an older version"}]'])(
    'whose record cannot be read (%s) holds every other back in words, until the user has settled it',
    (text) => {
      window.localStorage.setItem(`dealer-portal:submits-test${name}`, text);
      const { book } = fresh();
      expect(book.plan(SUBMISSION)).toMatchObject({
        kind: 'held',
        refusal: { code: 'submit.recordsUnread', params: { count: 1 } },
      });
      for (const entry of book.unreadable()) book.release(entry);
      expect(book.plan(SUBMISSION).kind).toBe('planned');
    },
  );

  it('is recorded before it is sent, and placed', async () => {
    const { book, run } = fresh();
    const place = vi.fn(async () => {
      expect(book.read().map(({ kind }) => kind)).toEqual(['sent']);
      return placed;
    });
    await run.start(SUBMISSION, { place });
    expect(run.read()).toEqual({ kind: 'placed', orders: placed.ok && placed.data.orderList });
    expect(book.read()).toMatchObject([{ kind: 'placed', orderNos: ['LS1'] }]);
  });

  it('that the server refuses is over, and may be sent again', async () => {
    const { book, run, look } = fresh();
    await run.start(SUBMISSION, {
      place: async () => failed({ kind: 'business', code: '0', msg: '余额不足' }),
    });
    expect(run.read()).toEqual({ kind: 'refused', msg: '余额不足' });
    expect(look).not.toHaveBeenCalled();
    await run.start(SUBMISSION, { place: async () => placed });
    expect(book.read().map(({ kind }) => kind)).toEqual(['refused', 'placed']);
  });

  it.each([
    ['placed', { orders: [listedOrder], isWhole: true }],
    ['unknown', { orders: [], isWhole: true }],
    ['unknown', { orders: [], isWhole: false }],
    ['unknown', undefined],
  ] as const)('without an answer is looked up: %s', async (outcome, lookUpAnswer) => {
    const { run } = fresh(vi.fn(async () => lookUpAnswer));
    await run.start(SUBMISSION, { place: async () => failed({ kind: 'timeout' }) });
    expect(run.read()).toEqual({ kind: 'lost', outcome });
  });

  it.each([
    ['a moment after it', 0, 'unknown'],
    ['when the server can no longer place it', 150_000, 'notFound'],
  ] as const)('that the whole list is without locks on: %s', async (_, waited, outcome) => {
    const { run, book } = fresh(vi.fn(async () => ({ orders: [], isWhole: true })));
    await run.start(SUBMISSION, { place: async () => failed({ kind: 'network' }) });
    const [record] = book.read();
    if (!record) throw new Error('it was recorded');
    moveDates(waited);
    expect(await settleSubmit(book, record, async () => ({ orders: [], isWhole: true }))).toBe(outcome);
    expect(book.plan(SUBMISSION).kind).toBe('held');
  });

  it('that is accepted without a word about its orders is looked up', async () => {
    const { book, run } = fresh(vi.fn(async () => ({ orders: [listedOrder], isWhole: true })));
    await run.start(SUBMISSION, { place: async () => ({ ...placed, data: undefined }) });
    expect(run.read()).toEqual({ kind: 'lost', outcome: 'placed' });
    expect(book.read()).toMatchObject([{ kind: 'placed', orderNos: ['LS1'] }]);
  });

  it('is held back while an equal one is unknown; the lost one survives a reload', async () => {
    const { run } = fresh(vi.fn(async () => undefined));
    await run.start(SUBMISSION, { place: async () => failed({ kind: 'network' }) });
    const reloadedRun = createSubmitRun(
      openJournal({ name: `test${name}`, kind: ORDER_SUBMITS, isSubmission }),
      vi.fn(),
    );
    const place = vi.fn();
    await reloadedRun.start(SUBMISSION, { place });
    expect(reloadedRun.read().kind).toBe('held');
    expect(place).not.toHaveBeenCalled();
  });

  it('ends with its pre-check: problems are shown, a cancelled one leaves nothing behind', async () => {
    const { book, run } = fresh();
    const problemList = [{ GBID: 'G', message: '库存不足' }];
    const place = vi.fn();
    const refused = { ...placed, data: { isPass: false, problemList } };
    await run.start(SUBMISSION, { check: async () => refused, place });
    expect(run.read()).toEqual({ kind: 'problems', problems: problemList });
    const started = run.start(SUBMISSION, {
      check: (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(failed({ kind: 'aborted' })));
        }),
      place,
    });
    run.cancel();
    await started;
    expect(run.read()).toEqual({ kind: 'idle' });
    expect(book.read().map(({ kind }) => kind)).toEqual(['withdrawn', 'withdrawn']);
    expect(place).not.toHaveBeenCalled();
  });

  it('waits for the one before it; what is on its way is neither shown over nor sent again', async () => {
    const { run } = fresh();
    let answer: (result: typeof placed) => void = () => undefined;
    const first = run.start(SUBMISSION, { place: () => new Promise((resolve) => (answer = resolve)) });
    const place = vi.fn();
    const other = { ...SUBMISSION, sendtoCode: 'T2' };
    await run.start(other, { place });
    expect(run.read()).toMatchObject({ kind: 'held', text: '上一个提交还没有结果，请等它完成后再提交' });
    answer(placed);
    await first;
    expect(run.read().kind).toBe('placed');
    expect(place).not.toHaveBeenCalled();
    await run.start(other, { place: async () => placed });
    expect(run.read().kind).toBe('placed');
  });

  it('after its dialog was closed, the result of the look-up is shown without it', async () => {
    let answer: (lookUpAnswer: { orders: never[]; isWhole: boolean }) => void = () => undefined;
    const { run } = fresh(vi.fn(() => new Promise((resolve) => (answer = resolve))));
    const started = run.start(SUBMISSION, { place: async () => failed({ kind: 'network' }) });
    await vi.waitFor(() => expect(run.read()).toEqual({ kind: 'lost', outcome: 'looking' }));
    run.close();
    answer({ orders: [], isWhole: true });
    await started;
    expect(run.read()).toEqual({ kind: 'idle' });
  });

  it('is looked up with the time at which it was planned', async () => {
    const { run, book, look } = fresh();
    await run.start(SUBMISSION, { place: async () => failed({ kind: 'timeout' }) });
    expect(look).toHaveBeenCalledWith(SUBMISSION, book.read()[0]?.plannedAt);
  });
});
