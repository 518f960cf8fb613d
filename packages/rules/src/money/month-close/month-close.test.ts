import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { ENGLISH } from '../../english';
import {
  booksRefusal,
  type CloseItem,
  closeExplanation,
  closeProgress,
  closeRefusal,
  explainedPart,
  isBalanced,
  isDueForMonth,
  MOST_EXPLANATION,
} from './month-close';
import { monthCloseText } from './month-close-refusals';

const item = (task: CloseItem['task'], isDone: boolean): CloseItem => ({ group: 'difference', task, isDone });
const TASKS = [{ kind: 'rebate', number: 'FL1' }, { kind: 'serviceStatement' }] as const;
const ALL_DONE = [item({ kind: 'difference', voucherNo: '1' }, true)];
const OPEN = [...ALL_DONE, ...TASKS.map((task) => item(task, false))];

describe('the close of a month', () => {
  it('FIN-02 counts what is done and names what is missing', () => {
    expect(closeProgress(OPEN)).toEqual({ done: 1, all: 3, missing: TASKS });
  });

  it('FIN-02 says in words what is missing', () => {
    const tasks: readonly CloseItem['task'][] = [
      ...TASKS,
      { kind: 'difference', voucherNo: '5100001' },
      { kind: 'difference' },
      { kind: 'financeStatement' },
      { kind: 'invoices', count: 2 },
      { kind: 'loan', number: 'R1' },
      { kind: 'bill', number: '510000000123456' },
    ];
    expect(monthCloseText(refuse('monthClose.missing', { missing: tasks }))).toBe(
      '还差 8 项：返利 FL1 没决定，服务费账单没看，差异 5100001 没写原因，差异 其余差额 没写原因，供应链金融账单没看，发票 2 张没签收，借款 R1 没看，票据 …123456 没看',
    );
    expect(monthCloseText(refuse('monthClose.missing', { missing: tasks }), ENGLISH)).toBe(
      [
        '8 are lacking: rebate FL1 is not decided',
        'the statement of fees was not looked at',
        'the difference of 5100001 has no reason',
        'the difference of the rest has no reason',
        'the statement of financing was not looked at',
        'invoices to sign: 2',
        'loan R1 was not looked at',
        'bill 510000000123456 was not looked at',
      ].join(', '),
    );
  });

  it('FIN-02 nobody confirms figures that cannot be read, and the sentence names each', () => {
    const unread = booksRefusal({
      companyBalance: 'x',
      customerBalance: '',
      difference: null,
      differenceList: [],
    });
    expect(monthCloseText(unread)).toBe('期末余额、我方账面、差异无法识别，暂不能确认，请稍后再试');
    expect(monthCloseText(unread, ENGLISH)).toBe(
      'It cannot be confirmed for now, try again later: these cannot be read: the final balance, the balance of your own book, the difference',
    );
  });

  it('FIN-02 figures that can be read are agreed to once their differences came, and one unread figure is named alone', () => {
    const figures = { companyBalance: 5, customerBalance: '5.00', difference: 0 };
    expect(booksRefusal({ ...figures, differenceList: [] })).toBeUndefined();
    expect(booksRefusal(figures)).toEqual(refuse('monthClose.differencesMissing'));
    expect(booksRefusal({ ...figures, difference: '—', differenceList: [] })?.params).toEqual({
      figures: ['difference'],
    });
  });

  it('FIN-02 an explanation as long as may be goes out with its voucher', () => {
    const difference = { voucherNo: '4900001004', difference: 5 };
    const reason = closeExplanation([difference], () => '字'.repeat(MOST_EXPLANATION));
    expect(closeRefusal('0', ALL_DONE, reason)).toBeUndefined();
  });

  it.each([
    ['0', ALL_DONE, '', undefined],
    ['0', OPEN, '', refuse('monthClose.missing', { missing: TASKS })],
    ['9', ALL_DONE, '', refuse('monthClose.unissued')],
    ['1', OPEN, '', refuse('monthClose.confirmed')],
    ['2', ALL_DONE, '', refuse('monthClose.objected')],
    ['0', ALL_DONE, '字'.repeat(200), undefined],
    ['0', ALL_DONE, '字'.repeat(201), refuse('monthClose.explanationsTooLong', { length: 201, most: 200 })],
  ] as const)('FIN-02 in state %s with %o open it says %#', (...[status, items, reason, expected]) => {
    expect(closeRefusal(status, items, reason)).toEqual(expected);
  });

  it('FIN-02 the reason names each voucher, equal explanations once', () => {
    const notes: Record<string, string> = { '4900001004': '货物在途', '4900001005': '货物在途', '': '运费' };
    const differences = ['4900001004', '4900001005', '', '4900001006'].map((voucherNo) => ({
      voucherNo,
      difference: '-10.00',
    }));
    const noteOf = (voucherNo: string) => notes[voucherNo];
    expect(closeExplanation(differences, noteOf)).toEqual('4900001004、4900001005：货物在途；其余差额：运费');
    expect(explainedPart(differences, noteOf)).toEqual({ amount: '-30.00', count: 3 });
  });

  it('FIN-02 the equation of a month holds to the cent', () => {
    const month = { openingBalance: 1_015_170, debitAmount: 80_072, creditAmount: 420_000 };
    expect(isBalanced({ ...month, closingBalance: 1_355_098 })).toBe(true);
    expect(isBalanced({ ...month, closingBalance: 1_355_098.01 })).toBe(false);
    expect(isBalanced({ ...month, closingBalance: '—' })).toBeUndefined();
  });

  it.each([
    ['2026-10-01', 5, true],
    ['2026-12-31', 5, true],
    ['2027-01-01', 5, false],
    ['2026-09-30', 5, false],
    ['2026-11-14', 0, false],
    ['月底', 5, true],
  ])('FIN-02 a document due on %s with %d left concerns October: %s', (dueDate, amount, isSoon) => {
    expect(isDueForMonth({ dueDate, amount }, { beginDate: '2026-10-01', endDate: '2026-10-31' })).toBe(
      isSoon,
    );
  });
});
