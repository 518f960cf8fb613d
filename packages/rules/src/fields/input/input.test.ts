import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';
import { eventWorkNotice, withSource } from './event-work';
import { guardText } from './free-text';
import { readQuantity, readWantedQuantity } from './quantity';

describe('VALID-01a an amount', () => {
  it.each([
    ['0', '0.00'],
    ['0.5', '0.50'],
    ['10.05', '10.05'],
    ['123456789.12', '123456789.12'],
  ])('%s is right', (text, amount) => {
    expect(readAmount(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['.5', '金额不能以小数点开头'],
    ['00', '金额的整数部分不能以 0 开头'],
    ['01', '金额的整数部分不能以 0 开头'],
    ['00.5', '金额的整数部分不能以 0 开头'],
    ['1.234', '金额最多保留两位小数'],
    ['-1', '金额只能包含数字和一个小数点'],
    ['1e3', '金额只能包含数字和一个小数点'],
    [' 1', '金额只能包含数字和一个小数点'],
    ['１２', '金额只能包含数字和一个小数点'],
    ['1.2.3', '金额只能包含数字和一个小数点'],
    ['1..', '金额只能包含数字和一个小数点'],
    ['1234567890.12', '金额不能超过 12 个字符'],
  ])('%s is not: %s', (text, reason) => {
    expect(readAmount(text)).toEqual({ ok: false, text: reason });
  });

  it.each([
    ['', '请输入金额'],
    ['12.', '请输入小数点后的金额'],
  ])('%o is not finished', (text, reason) => {
    expect(readAmount(text)).toEqual({ ok: false, text: reason });
  });

  it('VALID-01b has a length limit of its own where one is given', () => {
    expect(readAmount('123', 3)).toEqual({ ok: true, amount: '123.00' });
    expect(readAmount('1234', 3)).toEqual({ ok: false, text: '金额不能超过 3 个字符' });
  });

  it('reads back every amount of cents', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(readAmount(text)).toEqual({ ok: true, amount: text });
      }),
    );
  });
});

describe('VALID-03 free text', () => {
  const coded = ['01,红色', '02', '03,大号,加厚'] as const; // 2 + 0 + 5 characters

  it.each([
    ['一'.repeat(18), '一'.repeat(18)],
    ['送货，前 请-打电话！', '送货前请打电话'],
    ['a+b=￥3 \u3000\t。', 'ab3'],
    ['', ''],
  ])('VALID-03c %o is kept as %o', (text, stored) => {
    expect(guardText(coded, text)).toEqual({ text: stored });
  });

  it('VALID-03a VALID-03b at 25 characters is kept, at 26 cleared with a notice', () => {
    const notice = { level: 'warning', text: '输入内容不能超过26个字符' };
    expect(guardText(coded, '一'.repeat(18)).text).toHaveLength(18);
    expect(guardText(coded, '一'.repeat(19))).toEqual({ text: '', notice });
    expect(guardText(['', '', ''], '一'.repeat(25)).notice).toBeUndefined();
    expect(guardText(['', '', ''], '一'.repeat(26)).notice).toEqual(notice);
    expect(guardText([`,${'一'.repeat(25)}`, '', ''], '一').notice).toEqual(notice);
  });

  it('counts characters, not code units, and before it strips them', () => {
    expect(guardText(['', '', ''], '𠮷'.repeat(25))).toEqual({ text: '𠮷'.repeat(25) });
    expect(guardText(['', '', ''], '，'.repeat(26)).notice?.level).toBe('warning');
  });

  it('has a limit of its own where one is given, and names it', () => {
    expect(guardText(coded, '一二三', 10).notice?.text).toBe('输入内容不能超过10个字符');
    expect(guardText(coded, '一二', 10)).toEqual({ text: '一二' });
  });

  it('never lets punctuation or white space through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(guardText(['', '', ''], text, 1000).text).not.toMatch(/[\p{P}\p{S}\s]/u);
      }),
    );
  });
});

describe('VALID-04a an event work', () => {
  const error = { level: 'error', text: '提交人信息不能为空' };

  it.each([
    [{ eventWorkCustomer: { accountId: 'wangjg', accountName: '王建国' } }, undefined],
    [{ eventWorkCustomer: { accountId: 10086, accountName: '王建国' } }, undefined],
    [{ eventWorkCustomer: { accountId: 'wangjg', accountName: ' ' } }, error],
    [{ eventWorkCustomer: { accountId: 'wangjg' } }, error],
    [{ eventWorkCustomer: { accountId: ' ', accountName: '王建国' } }, error],
    [{ eventWorkCustomer: { accountId: null, accountName: '王建国' } }, error],
    [{ eventWorkCustomer: {} }, error],
    [{ eventWorkCustomer: null }, error],
    [{}, error],
  ])('%j gives the message %j', (work, notice) => {
    expect(eventWorkNotice(work)).toEqual(notice);
  });

  it('comes from E unless it says otherwise', () => {
    expect(withSource({ accountName: '王建国' })).toEqual({ accountName: '王建国', source: 'E' });
    expect(withSource({ source: '' }).source).toBe('E');
    expect(withSource({ source: 'P' }).source).toBe('P');
  });
});

describe('CART-09 a typed quantity', () => {
  it.each([
    ['1', 1],
    ['999999', 999_999],
    [' 12 ', 12],
    ['+3', 3],
    ['007', 7],
    ['１２', 12],
    ['1２', 12],
    ['　＋３ ', 3],
  ])('%o is %i', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ ok: true, quantity });
  });

  it.each([
    ['0', '数量不能小于 1'],
    ['-1', '数量不能小于 1'],
    ['1.5', '数量必须是整数'],
    ['1.', '数量必须是整数'],
    ['1e9', '数量只能输入数字'],
    ['1000000', '数量不能大于 999999'],
    ['9'.repeat(40), '数量不能大于 999999'],
    [`-${'9'.repeat(40)}`, '数量不能小于 1'],
    ['十台', '数量只能输入数字'],
    ['0x10', '数量只能输入数字'],
    ['１.５', '数量必须是整数'],
    ['－１', '数量不能小于 1'],
    ['1,5', '数量只能输入数字'],
    ['1 2', '数量只能输入数字'],
    ['.5', '数量只能输入数字'],
    ['12台', '数量只能输入数字'],
    ['2²', '数量只能输入数字'],
    ['', '请输入数量'],
    ['  ', '请输入数量'],
  ])('%o is none: %s', (text, reason) => {
    expect(readQuantity(text)).toEqual({ ok: false, text: reason });
  });

  it('keeps to the range it is given, both ends included', () => {
    const range = { min: 5, max: 8 };
    const reads = ['4', '5', '8', '9'].map((text) => readQuantity(text, range));
    expect(reads.map((read) => (read.ok ? read.quantity : read.text))).toEqual([
      '数量不能小于 5',
      5,
      8,
      '数量不能大于 8',
    ]);
  });

  it.each(['', ' ', '0', '００', '　'])('%o in a row that need not be ordered is none of it', (text) => {
    expect(readWantedQuantity(text, { min: 5, max: 8 })).toEqual({ ok: true, quantity: 0 });
  });

  it('of such a row is else held to the range', () => {
    const reads = ['-0', '4', '６'].map((text) => readWantedQuantity(text, { min: 5, max: 8 }));
    expect(reads.map((read) => (read.ok ? read.quantity : read.text))).toEqual([
      '数量不能小于 5',
      '数量不能小于 5',
      6,
    ]);
  });
});

it.each([
  [Number.NaN, 10],
  [0, Number.NaN],
])(
  'CART-09 between %s and %s no quantity is taken: a limit that cannot be read is no other limit',
  (min, max) => {
    for (const text of ['1', '7', '999999']) {
      expect(readQuantity(text, { min, max })).toEqual({ ok: false, text: '可填的数量无法识别，请稍后再试' });
    }
    expect(readWantedQuantity('', { min, max })).toEqual({ ok: true, quantity: 0 });
  },
);
