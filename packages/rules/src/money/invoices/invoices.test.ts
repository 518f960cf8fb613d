import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { batchResult } from './batch-result';
import { billDateRefusals } from './bill-dates';
import { readBillNumber } from './bill-number';
import { invoiceText } from './invoice-refusals';
import { readOrderNumbers } from './order-numbers';
import { REJECT_REASONS, readRejection } from './rejection';

const row = (key: string, status: string, amount = 100) => ({ key, status, amount });

describe('FIN-04 the result of a press on several documents', () => {
  it('is what the list says afterwards: done, not done, or not known', () => {
    const chosen = [row('A', '10', 27_881), row('B', '10', 16_485), row('C', '10', 29_352)];
    const reread = [row('A', '20'), row('B', '10')];
    expect(batchResult(chosen, reread, '20')).toEqual({
      done: ['A'],
      doneAmount: '27881.00',
      open: ['B'],
      openAmount: '16485.00',
      unknown: ['C'],
    });
  });

  it('is not known at all when nothing could be read again', () => {
    const { done, open, unknown } = batchResult([row('A', '10'), row('B', '10')], undefined, '20');
    expect([done, open, unknown]).toEqual([[], [], ['A', 'B']]);
  });

  it('has every document once, and its two sums are that of all that were read', () => {
    const rows = fc.uniqueArray(
      fc.record({ key: fc.string(), status: fc.constantFrom('10', '20', '30'), amount: fc.integer() }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(rows, fc.func(fc.boolean()), (chosen, isRead) => {
        const reread = chosen.filter(({ key }) => isRead(key));
        const { done, open, unknown, doneAmount, openAmount } = batchResult(chosen, reread, '20');
        expect([...done, ...open, ...unknown].sort()).toEqual(chosen.map(({ key }) => key).sort());
        expect(addAmounts(doneAmount, openAmount)).toBe(sumAmounts(reread.map(({ amount }) => amount)));
      }),
    );
  });
});

describe('FIN-04 the reason of a return', () => {
  it('is one of the reasons and where exactly', () => {
    expect(readRejection('数量或金额不对', ' 实收 11 台 ')).toEqual({
      ok: true,
      reason: '数量或金额不对：实收 11 台',
    });
  });

  it.each([
    [undefined, '实收 11 台', 'reason', refuse('invoice.reasonMissing')],
    ['其他', '  ', 'detail', refuse('invoice.detailMissing')],
    ['其他', '字'.repeat(198), 'detail', refuse('invoice.detailTooLong', { most: 197 })],
  ] as const)('%s with %j is stopped at its field', (reason, detail, ...[field, refusal]) => {
    expect(readRejection(reason, detail)).toEqual({ ok: false, field, refusal });
  });

  it('never sends more than the call takes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REJECT_REASONS), fc.string({ maxLength: 400 }), (reason, detail) => {
        const read = readRejection(reason, detail);
        if (read.ok) expect(read.reason.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('FIN-04 the number of an acceptance bill', () => {
  it('says the kind and the day of issue', () => {
    expect(readBillNumber('1313452000185 20261118 000000226')).toEqual({
      ok: true,
      billNo: '131345200018520261118000000226',
      billType: 'BANK',
      issueDate: '2026-11-18',
    });
    expect(readBillNumber('231345200018520260230000000226')).toMatchObject({
      billType: 'COMMERCIAL',
      issueDate: undefined,
    });
    expect(readBillNumber('931345200018520261118000000226')).toMatchObject({ ok: true, billType: undefined });
    expect(readBillNumber('531345200018520261118000000226')).toMatchObject({ billType: 'BANK' });
    expect(readBillNumber('631345200018520261118000000226')).toMatchObject({ billType: 'COMMERCIAL' });
  });

  it.each([
    ['', refuse('invoice.billMissing')],
    ['1313452000185X', refuse('invoice.billDigits')],
    ['X31345200018520261118000000226', refuse('invoice.billDigits')],
    ['13134520001852026111800000022', refuse('invoice.billLength', { length: 30, typed: 29 })],
    ['9'.repeat(30), refuse('invoice.noBill')],
    ['1313452000185202611180000002266', refuse('invoice.billLength', { length: 30, typed: 31 })],
  ])('%j says what is wrong', (text, problem) => {
    expect(readBillNumber(text)).toEqual({ ok: false, refusal: problem });
  });
});

it.each([
  [{ issueDate: '2026-11-18', dueDate: '2027-05-18' }, {}],
  [{ issueDate: '2026-11-24', dueDate: '2027-05-18' }, { issueDate: refuse('invoice.issueLater') }],
  [{ issueDate: '2026-11-18', dueDate: '2026-11-18' }, { dueDate: refuse('invoice.dueBeforeIssue') }],
  [{ issueDate: '2026-05-18', dueDate: '2026-11-23' }, { dueDate: refuse('invoice.ended') }],
  [{ issueDate: '2026-11-18', dueDate: '2027-11-19' }, {}],
  [{ issueDate: '2026-11-18', dueDate: '2046-11-18' }, { dueDate: refuse('invoice.dueTooLate') }],
  [{ issueDate: undefined, dueDate: undefined }, {}],
  [{ issueDate: '2026-11-23', dueDate: undefined }, {}],
  [{ issueDate: undefined, dueDate: '2046-11-18' }, {}],
  [
    { issueDate: '上周', dueDate: '明年' },
    { issueDate: refuse('invoice.issueUnread'), dueDate: refuse('invoice.dueUnread') },
  ],
])('FIN-04 a bill of the days %o says %o on 2026-11-23', (dates, problems) => {
  const none = { issueDate: undefined, dueDate: undefined };
  expect(billDateRefusals(dates, new Date('2026-11-23T12:00:00+08:00'))).toEqual({ ...none, ...problems });
});

it('FIN-04 order numbers of an application are read out of any text, each once', () => {
  expect(readOrderNumbers(' 6010086604\n6010086605，6010086604\t')).toEqual({
    ok: true,
    orderNos: ['6010086604', '6010086605'],
  });
  expect(readOrderNumbers(' \n')).toEqual({ ok: false, refusal: refuse('invoice.ordersMissing') });
  expect(readOrderNumbers('6010086604 1.23457E+17')).toEqual({
    ok: false,
    refusal: refuse('invoice.ordersLost', { orderNos: ['1.23457E+17'], lost: refuse('paste.lostDigits') }),
  });
  expect(readOrderNumbers('6010086604 六〇一')).toEqual({
    ok: false,
    refusal: refuse('invoice.noOrders', { texts: ['六〇一'] }),
  });
  expect(readOrderNumbers('六601 601六')).toMatchObject({
    refusal: { params: { texts: ['六601', '601六'] } },
  });
  const wrong = refuse('invoice.noOrders', { texts: ['六601', '601六'] });
  expect(invoiceText(wrong)).toBe('这些不是订单号：六601、601六');
});
