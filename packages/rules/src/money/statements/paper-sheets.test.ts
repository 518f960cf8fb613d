import { describe, expect, it } from 'vitest';
import { PAPER_ENGLISH } from './paper-english';
import { paperText } from './paper-refusals';
import { paperRefusal, paperSheets } from './paper-sheets';

const ROOM = { first: 3, other: 5, end: 2, characters: 10 };
const voucher = (at: number, text = '订单') => ({
  voucherNo: `49${at}`,
  text,
  debit: 1,
  credit: 0,
  balance: 100 - at,
});
const vouchers = (count: number) => Array.from({ length: count }, (_, at) => voucher(at + 1));

describe('the sheets of a statement', () => {
  it('FIN-01 F10 every row stands on one sheet, numbered through, and each sheet carries the sums so far', () => {
    const sheets = paperSheets(vouchers(9), ROOM);
    expect(sheets.map(({ rows }) => rows.length)).toEqual([3, 5, 1]);
    expect(sheets.map(({ firstNumber }) => firstNumber)).toEqual([1, 4, 9]);
    expect(sheets.map(({ before }) => before)).toEqual([
      undefined,
      { debit: '3.00', credit: '0.00', balance: 97 },
      { debit: '8.00', credit: '0.00', balance: 92 },
    ]);
    expect(sheets.map(({ after }) => after?.debit)).toEqual(['3.00', '8.00', undefined]);
  });

  it('FIN-01 F10 totals and seals get a sheet of their own where the rows leave no room', () => {
    expect(paperSheets(vouchers(3), ROOM).map(({ rows }) => rows.length)).toEqual([3, 0]);
    expect(paperSheets(vouchers(1), ROOM).map(({ rows }) => rows.length)).toEqual([1]);
    expect(paperSheets([], ROOM)).toEqual([
      { firstNumber: 1, rows: [], before: undefined, after: undefined },
    ]);
  });

  it('FIN-01 F10 a long text takes the lines that it needs, and a row is never parted', () => {
    const long = voucher(2, '归还腾达家电授信账户，订单 6010086603');
    const sheets = paperSheets([voucher(1), long, voucher(3)], ROOM);
    expect(sheets.map(({ rows }) => rows.map(({ voucherNo }) => voucherNo))).toEqual(
      [['491'], ['492', '493'], []].slice(0, sheets.length),
    );
    const huge = voucher(1, '长'.repeat(90));
    expect(paperSheets([huge], ROOM)[0]?.rows).toEqual([huge]);
  });

  it('FIN-01 F10 an amount that cannot be read leaves all carried sums after it unknown, and never counts as 0', () => {
    const rows = [{ ...voucher(1), debit: undefined }, ...vouchers(9)];
    const sheets = paperSheets(rows, ROOM);
    expect(sheets.slice(1).map(({ before }) => before?.debit)).toEqual([undefined, undefined]);
    expect(sheets[1]?.before?.credit).toBe('0.00');
  });
});

describe('what may be called a statement', () => {
  const whole = {
    rows: [
      { voucherNo: '1', debit: 30, credit: 0, balance: 70 },
      { voucherNo: '2', debit: 0, credit: '5.50', balance: '75.50' },
    ],
    total: 2,
    openingBalance: 100,
    debitTotal: 30,
    creditTotal: 5.5,
    closingBalance: 75.5,
  };

  it('FIN-01 F10 all rows of figures that add up are a statement', () => {
    expect(paperRefusal(whole)).toBeUndefined();
  });

  it('FIN-01 F10 a part of the vouchers is printed between balances that it does not lead to, a statement is not', () => {
    const part = { ...whole, openingBalance: 500, closingBalance: 20 };
    expect(paperRefusal(part)?.code).toBe('paper.closingDiffers');
    expect(paperRefusal(part, false)).toBeUndefined();
    expect(paperRefusal({ ...part, total: 3 }, false)?.code).toBe('paper.rowsLacking');
  });

  it.each([
    [{ total: 3 }, '只取到 2 / 3 条凭证，这不是完整的对账单，请重试', 'Only 2 of 3'],
    [{ debitTotal: 31 }, '各行借方相加与合计不一致，期间可能有新凭证，请重试', 'The debits'],
    [{ creditTotal: undefined }, '各行贷方相加与合计不一致，期间可能有新凭证，请重试', 'The credits'],
    [{ closingBalance: 75.51 }, '期初减借方加贷方不等于期末，请重试；仍不一致请联系客服', 'Opening less'],
    [{ openingBalance: undefined }, '期初减借方加贷方不等于期末，请重试；仍不一致请联系客服', 'Opening less'],
    [
      { rows: [{ voucherNo: '1', debit: 'abc', credit: 0, balance: 70 }], total: 1 },
      '凭证 1 的金额读不出来，对账单没有合计，请联系客服',
      'The amount of voucher 1',
    ],
  ])('FIN-01 F10 %j is no statement, and says why', (wrong, chinese, english) => {
    const refusal = paperRefusal({ ...whole, ...wrong });
    expect(paperText(refusal)).toBe(chinese);
    expect(paperText(refusal, PAPER_ENGLISH)).toMatch(new RegExp(`^${english}`));
  });
});
