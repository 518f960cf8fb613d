import { describe, expect, it } from 'vitest';
import { isSubmission } from './is-submit-journal';
import {
  journalAfterLogout,
  journalText,
  readJournal,
  unknownCount,
  unknownOutcomes,
} from './stored-journal';
import { ORDER_SUBMITS, planSubmit, recordsRefusal } from './submit-journal';
import type { Submission, SubmitRecord } from './submit-record';
import { submitText } from './submit-refusals';

const submission: Submission = {
  saletoCode: 'S',
  sendtoCode: 'T',
  orders: [{ orderNo: '1', payerCode: 'P', lines: [{ productCode: 'A', number: 1 }] }],
};
const base = { id: 'r', fingerprint: 'f', submission, plannedAt: 1 };
const lost: SubmitRecord = { ...base, kind: 'lost', sentAt: 2 };
const placed: SubmitRecord = { ...base, kind: 'placed', orderNos: ['1'] };
const ofOlderVersion = { ...base, kind: 'lost', sendTime: '2026-11-20' };

describe('ORDER-01 a stored journal', () => {
  it('is empty where nothing was stored', () => {
    expect(readJournal(null, isSubmission)).toEqual({ records: [], unreadable: [] });
  });

  it('keeps a record that it cannot read aside, and the others are read all the same', () => {
    const text = JSON.stringify([lost, ofOlderVersion, placed]);
    const journal = readJournal(text, isSubmission);
    expect(journal).toEqual({ records: [lost, placed], unreadable: [ofOlderVersion] });
    expect(readJournal(journalText(journal), isSubmission)).toEqual(journal);
  });

  it('leaves out what is settled and cannot be read: it locks nothing', () => {
    expect(readJournal(JSON.stringify([{ kind: 'placed' }]), isSubmission).unreadable).toEqual([]);
  });

  it.each(['', '{', '{}', 'null', '"x"', '12'])('that is %j is one that cannot be read', (text) => {
    const journal = readJournal(text, isSubmission);
    expect(journal).toEqual({ records: [], unreadable: [text] });
    expect(readJournal(journalText(journal), isSubmission)).toEqual(journal);
  });

  it('that cannot be read holds back in words, and a readable equal one of an older fingerprint does too', () => {
    const terms = { id: 'n', now: 5, kind: ORDER_SUBMITS };
    const refusal = recordsRefusal(1);
    expect(planSubmit([], submission, { ...terms, unreadable: 1 })).toEqual({ kind: 'held', refusal });
    expect(submitText(refusal)).toBe(
      '本机有 1 条以前的提交记录读不出来，不能确认那一笔的结果；核对清楚之前不能提交',
    );
    expect(planSubmit([lost], submission, terms)).toMatchObject({ kind: 'held', by: lost });
  });
});

describe('AUTH-05 after a logout', () => {
  it('what is not settled stays, also what cannot be read, and settled records go', () => {
    expect(journalAfterLogout(JSON.stringify([placed, lost, ofOlderVersion]))).toBe(
      JSON.stringify([lost, ofOlderVersion]),
    );
    expect(journalAfterLogout(JSON.stringify([placed]))).toBeUndefined();
    expect(journalAfterLogout('{')).toBe('["{"]');
  });
});

describe('AUTH-05 what has no result', () => {
  const movement = (verb?: string) => ({
    ...lost,
    page: '/payment',
    submission: { form: 'payment', saletoCode: 'S', from: '', to: 'P', amount: '5.00', about: '', verb },
  });

  it('is told with what can be read', () => {
    const text = JSON.stringify([placed, { ...base, kind: 'planned' }, movement('付款'), lost, 'x']);
    const outcomes = unknownOutcomes(text);
    expect(outcomes).toEqual([
      { plannedAt: 1, verb: '付款', amount: '5.00', to: 'P', page: '/payment' },
      { plannedAt: 1, verb: undefined, amount: undefined, to: undefined, page: undefined },
      { verb: undefined, amount: undefined, to: undefined, page: undefined },
    ]);
    expect(unknownCount(outcomes)).toBe('1 笔付款、2 个提交');
  });

  it.each([
    [[movement('付款')], '1 笔付款'],
    [[movement('付款'), movement('划转')], '2 笔资金'],
    [[movement()], '1 笔资金'],
    [[lost], '1 个提交'],
    [[], ''],
  ])('counts %#: %s', (entries, count) => {
    expect(unknownCount(unknownOutcomes(JSON.stringify(entries)))).toBe(count);
  });
});
