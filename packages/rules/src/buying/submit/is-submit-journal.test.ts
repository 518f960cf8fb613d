import { describe, expect, it } from 'vitest';
import { isJournalOf, isSubmission } from './is-submit-journal';
import type { SubmitRecord } from './submit-record';

const isSubmitJournal = isJournalOf(isSubmission);

describe('ORDER-01 the stored journal', () => {
  const line = { productCode: 'A', number: 1 };
  const order = { orderNo: '1', payerCode: 'P', lines: [line] };
  const submission = { saletoCode: 'S', sendtoCode: 'T', orders: [order] };
  const base = { id: 'r', fingerprint: 'f', submission, plannedAt: 1 };
  const records: SubmitRecord[] = [
    { ...base, kind: 'planned' },
    { ...base, kind: 'sent', sentAt: 2 },
    { ...base, kind: 'lost', sentAt: 2 },
    { ...base, kind: 'unknown', sentAt: 2, reason: 'x' },
    { ...base, kind: 'placed', orderNos: ['1'] },
    { ...base, kind: 'refused', msg: 'x' },
    { ...base, kind: 'notFound' },
    { ...base, kind: 'withdrawn' },
  ];
  const withLine = (change: object) => ({
    ...base,
    kind: 'planned',
    submission: { ...submission, orders: [{ ...order, lines: [{ ...line, ...change }] }] },
  });

  it('is read in every state, through JSON', () => {
    expect(isSubmitJournal(JSON.parse(JSON.stringify(records)))).toBe(true);
    expect(isSubmitJournal([])).toBe(true);
    expect(isSubmitJournal([withLine({ number: '12' }), { ...records[0], more: 1 }])).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['nothing', null],
    ['a record that is none', [null]],
    ['an unknown kind', [{ ...base, kind: 'gone' }]],
    ['a kind of the prototype', [{ ...base, kind: 'constructor' }]],
    ['a kind that is no text', [{ ...base, kind: 1 }]],
    ['no time of sending', [{ ...base, kind: 'sent' }]],
    ['a time that is none', [{ ...base, kind: 'lost', sentAt: Number.NaN }]],
    ['no reason', [{ ...base, kind: 'unknown', sentAt: 2 }]],
    ['an order number that is no text', [{ ...base, kind: 'placed', orderNos: [1] }]],
    ['no words of the refusal', [{ ...base, kind: 'refused' }]],
    ['no id', [{ ...base, kind: 'planned', id: '' }]],
    ['no fingerprint', [{ ...base, kind: 'planned', fingerprint: '' }]],
    ['no submission', [{ ...base, kind: 'planned', submission: undefined }]],
    ['no time of planning', [{ ...base, kind: 'planned', plannedAt: '1' }]],
    ['a line without product', [withLine({ productCode: undefined })]],
    ['a line without quantity', [withLine({ number: undefined })]],
    ['a line with an empty quantity', [withLine({ number: '' })]],
    ['a line with a quantity in words', [withLine({ number: '一' })]],
    ['one wrong record among right ones', [...records, { ...base, kind: 'sent' }]],
  ])('with %s is none', (_named, value) => {
    expect(isSubmitJournal(value)).toBe(false);
  });
});
