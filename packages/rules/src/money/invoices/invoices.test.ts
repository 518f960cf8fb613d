import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, sumAmounts } from '../../base/money';
import { batchResult } from './batch-result';
import { billDateProblems } from './bill-dates';
import { readBillNumber } from './bill-number';
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
    [undefined, '实收 11 台', 'reason', '请选择退回的原因'],
    ['其他', '  ', 'detail', '请写明哪里不对，公司按此重开'],
    ['其他', '字'.repeat(198), 'detail', '最多填写 197 个字，请缩短'],
  ] as const)('%s with %j is stopped at its field', (reason, detail, ...[field, text]) => {
    expect(readRejection(reason, detail)).toEqual({ ok: false, field, text });
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
  });

  it.each([
    ['', '请输入票据号码'],
    ['1313452000185X', '票据号码只能是数字'],
    ['13134520001852026111800000022', '票据号码是 30 位数字，现在是 29 位'],
    ['9'.repeat(30), '不是电子票据的号码：第 1 位是票据种类，第 14 到 21 位是出票日期'],
    ['1313452000185202611180000002266', '票据号码是 30 位数字，现在是 31 位'],
  ])('%j says what is wrong', (text, problem) => {
    expect(readBillNumber(text)).toEqual({ ok: false, text: problem });
  });
});

it.each([
  [{ issueDate: '2026-11-18', dueDate: '2027-05-18' }, {}],
  [{ issueDate: '2026-11-24', dueDate: '2027-05-18' }, { issueDate: '出票日期不能在今天以后' }],
  [{ issueDate: '2026-11-18', dueDate: '2026-11-18' }, { dueDate: '到期日期要在出票日期以后' }],
  [{ issueDate: '2026-05-18', dueDate: '2026-11-23' }, { dueDate: '票据已到期，不能录入' }],
  [{ issueDate: '2026-11-18', dueDate: '2027-11-19' }, {}],
  [{ issueDate: '2026-11-18', dueDate: '2046-11-18' }, { dueDate: '到期日期离出票日期超过一年，请核对' }],
  [{ issueDate: undefined, dueDate: undefined }, {}],
])('FIN-04 a bill of the days %o says %o on 2026-11-23', (dates, problems) => {
  const none = { issueDate: undefined, dueDate: undefined };
  expect(billDateProblems(dates, new Date('2026-11-23T12:00:00+08:00'))).toEqual({ ...none, ...problems });
});

it('FIN-04 order numbers of an application are read out of any text, each once', () => {
  expect(readOrderNumbers(' 6010086604\n6010086605，6010086604\t')).toEqual({
    ok: true,
    orderNos: ['6010086604', '6010086605'],
  });
  expect(readOrderNumbers(' \n')).toEqual({ ok: false, text: '请填写要开票的订单号' });
  expect(readOrderNumbers('6010086604 1.23457E+17')).toEqual({
    ok: false,
    text: '1.23457E+17：被 Excel 当成数字改过，原来的位数已经没有了，请把这一列改成文本后重填',
  });
  expect(readOrderNumbers('6010086604 六〇一')).toEqual({ ok: false, text: '这些不是订单号：六〇一' });
});
