import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  JOURNAL_MS,
  ORDER_SUBMITS,
  openSubmits,
  planSubmit,
  recordSubmit,
  type SubmitJournal,
  submitFingerprint,
  trimJournal,
} from './submit-journal';
import {
  advanceSubmit,
  isSettled,
  type Submission,
  type SubmitEvent,
  type SubmitRecord,
} from './submit-record';
import { submitText } from './submit-refusals';

const NOW = Date.parse('2026-11-20T02:00:00Z');

const submission: Submission = {
  saletoCode: 'S1',
  sendtoCode: 'T1',
  orders: [
    { orderNo: '701', payerCode: 'P1', lines: [{ productCode: 'A', number: 2 }] },
    {
      orderNo: '702',
      payerCode: 'P2',
      lines: [
        { productCode: 'B', number: '5' },
        { productCode: 'A', number: 1 },
      ],
    },
  ],
};

function planned(journal: SubmitJournal = [], id = 'r1'): SubmitJournal {
  const plan = planSubmit(journal, submission, { id, now: NOW, kind: ORDER_SUBMITS });
  return plan.kind === 'planned' ? plan.journal : journal;
}

function after(...events: SubmitEvent[]): SubmitJournal {
  return events.reduce((journal, event) => recordSubmit(journal, 'r1', event), planned());
}

const send: SubmitEvent = { type: 'send', at: NOW + 1 };
const lose: SubmitEvent = { type: 'lose' };
const miss: SubmitEvent = { type: 'miss' };
const doubt: SubmitEvent = { type: 'doubt', reason: 'cut' };
const place: SubmitEvent = { type: 'place', orderNos: ['701', '702'] };
const refuse: SubmitEvent = { type: 'refuse', msg: '库存不足' };
const withdraw: SubmitEvent = { type: 'withdraw' };

describe('ORDER-01 equal submits', () => {
  const other = (change: Partial<Submission>) => submitFingerprint({ ...submission, ...change });

  it('have one fingerprint, with any split, numbers and payers', () => {
    const [first, second] = submission.orders;
    expect(other({ orders: [...submission.orders].reverse() })).toBe(submitFingerprint(submission));
    const joined = [
      { orderNo: '9', payerCode: 'P9', lines: [...(first?.lines ?? []), ...(second?.lines ?? [])] },
    ];
    expect(other({ orders: joined })).toBe(submitFingerprint(submission));
  });

  it.each<[string, Partial<Submission>]>([
    ['account', { saletoCode: 'S2' }],
    ['ship-to', { sendtoCode: 'T2' }],
    ['number', { orders: [{ orderNo: '1', payerCode: 'P', lines: [{ productCode: 'A', number: 3 }] }] }],
    ['product', { orders: submission.orders.slice(0, 1) }],
  ])('differ by %s', (_, change) => {
    expect(other(change)).not.toBe(submitFingerprint(submission));
  });

  it('count a number that cannot be read as none', () => {
    const lines = [{ productCode: 'A', number: null }];
    expect(other({ orders: [{ orderNo: '1', payerCode: 'P', lines }] })).toBe('["S1","T1",[["A","0"]]]');
  });
});

describe('ORDER-01 the journal of submits', () => {
  it('records a submit before it is sent', () => {
    const [record] = planned();
    expect(record).toEqual({
      kind: 'planned',
      id: 'r1',
      fingerprint: submitFingerprint(submission),
      submission,
      plannedAt: NOW,
    });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  it.each<[string, SubmitEvent[], string]>([
    ['planned', [], '相同的订单正在准备提交，请勿重复提交'],
    ['sent', [send], '相同的订单正在提交，请等待结果'],
    ['lost', [send, lose], '相同的订单已提交但未收到结果，请先在我的订单中核对'],
    ['unknown', [send, lose, doubt], '相同的订单提交结果未知，请先在我的订单中核对'],
  ])('a %s one holds an equal one back', (kind, events, text) => {
    const journal = after(...events);
    expect(journal[0]?.kind).toBe(kind);
    const plan = planSubmit(journal, submission, { id: 'r2', now: NOW, kind: ORDER_SUBMITS });
    expect(plan).toMatchObject({ kind: 'held', by: journal[0] });
    expect(plan.kind === 'held' && submitText(plan.refusal)).toBe(text);
  });

  it.each<[string, SubmitEvent[]]>([
    ['placed', [send, place]],
    ['placed', [send, lose, place]],
    ['placed', [send, lose, doubt, place]],
    ['refused', [send, refuse]],
    ['notFound', [send, lose, miss]],
    ['notFound', [send, lose, doubt, miss]],
    ['withdrawn', [withdraw]],
  ])('a %s one after %j lets an equal one go', (kind, events) => {
    const journal = after(...events);
    expect(journal[0]?.kind).toBe(kind);
    expect(planned(journal, 'r2')).toHaveLength(2);
  });

  it('lets another submit go', () => {
    const plan = planSubmit(
      planned(),
      { ...submission, sendtoCode: 'T2' },
      { id: 'r2', now: NOW, kind: ORDER_SUBMITS },
    );
    expect(plan.kind).toBe('planned');
  });

  it('moves the one record that is meant', () => {
    const other = planSubmit(
      planned(),
      { ...submission, sendtoCode: 'T2' },
      { id: 'r2', now: NOW, kind: ORDER_SUBMITS },
    );
    const journal = other.kind === 'planned' ? other.journal : [];
    expect(recordSubmit(journal, 'r2', send).map(({ kind }) => kind)).toEqual(['planned', 'sent']);
  });

  it('keeps what each end is about', () => {
    expect(after(send, place)[0]).toMatchObject({ orderNos: ['701', '702'], plannedAt: NOW });
    expect(after(send, refuse)[0]).toMatchObject({ msg: '库存不足', submission });
    expect(after(send, lose, doubt)[0]).toMatchObject({ reason: 'cut', sentAt: NOW + 1 });
    expect(after(send, place)[0]).not.toHaveProperty('sentAt');
  });

  it.each<[SubmitEvent[], SubmitEvent]>([
    [[], place],
    [[], refuse],
    [[], lose],
    [[send], send],
    [[send], withdraw],
    [[send], miss],
    [[send, lose], refuse],
    [[send, lose], send],
    [[send, place], lose],
    [[send, refuse], place],
    [[send, lose, miss], place],
    [[withdraw], send],
  ])('after %j does not answer %j', (events, event) => {
    const journal = after(...events);
    expect(recordSubmit(journal, 'r1', event)[0]).toBe(journal[0]);
    expect(recordSubmit(journal, 'other', event)).toEqual(journal);
  });

  it('is open once it is lost or unknown, and not while it is sent', () => {
    expect(openSubmits(after(send, lose))).toHaveLength(1);
    expect(openSubmits(after(send, lose, doubt))).toHaveLength(1);
    expect(openSubmits(after(send))).toEqual([]);
  });

  it('drops settled records after seven days, and no open one', () => {
    expect(JOURNAL_MS).toBe(604_800_000);
    expect(trimJournal(after(send, place), NOW + JOURNAL_MS)).toHaveLength(1);
    expect(trimJournal(after(send, place), NOW + JOURNAL_MS + 1)).toEqual([]);
    expect(trimJournal(after(send, lose), NOW + 100 * JOURNAL_MS)).toHaveLength(1);
  });

  it('never leaves its states, and an end is an end', () => {
    const kinds = ['planned', 'sent', 'lost', 'unknown', 'placed', 'refused', 'notFound', 'withdrawn'];
    const event = fc.constantFrom(send, lose, miss, doubt, place, refuse, withdraw);
    fc.assert(
      fc.property(fc.array(event), event, (events, more) => {
        const [record] = after(...events);
        expect(kinds).toContain(record?.kind);
        if (record && isSettled(record))
          expect(advanceSubmit<Submission, SubmitRecord['kind']>(record, more)).toBe(record);
      }),
    );
  });

  it('lets only reachable events be written', () => {
    const sent = { kind: 'sent', id: 'r', fingerprint: '', submission, plannedAt: 0, sentAt: 0 } as const;
    // @ts-expect-error what was sent cannot be withdrawn
    expect(advanceSubmit(sent, { type: 'withdraw' })).toBe(sent);
  });
});
